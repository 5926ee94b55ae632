import { expect, it } from 'vitest';
import { evaluateSpin } from '../../src/engine/evaluate.ts';
import { pathOf, timesOf } from '../../src/engine/machine.ts';
import { cometPeaks } from '../../src/engine/machines/cometPeaks.ts';
import { type Comet, crossingOf, factorsOf, overOf, productOf, readMs, starsPassed } from './comet.ts';
import { timesOf as stakesOf } from './GreatNight.tsx';
import { legOf, wayOf } from './nightFlight.tsx';
import { drawn, featureRound, openAnswer, setUp } from './slotGame.fixture.ts';
import type { SlotView } from './slotGame.ts';

/** Stops of a free spin whose comets fill reels. */
const stopsThatFill = (): number[] => {
  const stops = [5, 38, 20, 26, 41];
  if (evaluateSpin(cometPeaks, 'free', stops).expandedReels.length < 2) throw new Error('no reel fills');
  return stops;
};

/** Everything that the page is told in the last of ten free spins. */
const lastSpin = async (over: { win?: string; won?: string; isCalm?: boolean } = {}) => {
  const { game, scripts, settle, seen } = setUp(cometPeaks, over.isCalm);
  scripts.open.splice(0, 1, openAnswer({ round: featureRound(10, 9) }));
  await game.play.open('ticket');
  seen.splice(0);
  const spin = {
    mode: 'free' as const,
    stops: stopsThatFill(),
    crossing: null,
    freeSpins: { awarded: 10, played: 10 },
    win: over.win ?? '0.00',
  };
  scripts.spin.push(drawn({ spin, round: { won: over.won ?? over.win ?? '0.00' } }));
  const views: SlotView[] = [];
  const wins: (string | null)[] = [];
  game.play.subscribe(() => {
    const { view, win } = game.play.getState();
    views.push(view);
    wins.push(win);
  });
  game.press();
  await settle();
  return { views, wins, seen };
};

it('in free spins a comet runs down each reel that it fills, place by place', async () => {
  const { views, seen } = await lastSpin();
  const { expandedReels } = evaluateSpin(cometPeaks, 'free', stopsThatFill());
  const reels = views.flatMap(({ comet }) =>
    comet?.isFall && comet.passed === 3 ? [comet.path[0]?.[0]] : [],
  );
  expect(reels).toEqual(expandedReels);
  const covered = seen.filter((each) => each.startsWith('cover'));
  expect(covered).toEqual(expandedReels.flatMap((_, at) => [1, 2, 3].map((row) => `cover ${at * 3 + row}`)));
});

it('nothing flies where the player asked for less motion', async () => {
  const { views, seen } = await lastSpin({ isCalm: true });
  expect(views.every(({ comet }) => comet === null)).toBe(true);
  expect(seen.filter((each) => each.startsWith('cover'))).toEqual([]);
});

it('lines are shown before a great win lies over them', async () => {
  const { views } = await lastSpin({ win: '90.00' });
  const read = views.findIndex(({ shown }) => (shown?.lineWins.length ?? 0) > 0);
  const great = views.findIndex((view) => view.great);
  expect(read).toBeGreaterThanOrEqual(0);
  expect(great).toBeGreaterThan(read);
});

it('the last win is told before what all free spins came to', async () => {
  const { views, wins } = await lastSpin({ win: '3.00', won: '20.00' });
  const summed = views.findIndex(({ summary }) => summary !== null);
  const told = wins.indexOf('3.00');
  expect(told).toBeGreaterThanOrEqual(0);
  expect(summed).toBeGreaterThan(told);
  expect(wins.at(-1)).toBe('20.00');
});

it('the sum of free spins is all of it before it is celebrated', async () => {
  const { views } = await lastSpin({ win: '3.00', won: '20.00' });
  const summed = views.findIndex(({ summary }) => summary !== null);
  expect(views[summed - 1]?.feature?.won).toBe('20.00');
});

it('a great win waits for its last line, and stands; who hurries waits less', () => {
  const told = { isLast: false, isTraced: true, isHurried: false };
  expect(readMs({ ...told, lines: 1 })).toBe(1_060);
  expect(readMs({ ...told, lines: 6 })).toBe(2_000);
  expect(readMs({ ...told, lines: 6, isHurried: true })).toBeLessThan(500);
  expect(readMs({ ...told, lines: 6, isTraced: false })).toBeLessThan(1_000);
});

it('says by what all lines are multiplied once the last place is passed, where that is more than one thing', () => {
  const path = pathOf(cometPeaks, 0) ?? [];
  const over: Comet = {
    path,
    stars: [1, 2],
    isFall: false,
    isPaying: true,
    isTurning: false,
    stage: 'over',
    passed: path.length,
    cellMs: 0,
  };
  expect(factorsOf(cometPeaks, over, 3)).toEqual([4, 2, 2]);
  expect(productOf([4, 2, 2])).toBe(timesOf(cometPeaks, 2) * 4);
  expect(factorsOf(cometPeaks, over, 0)).toEqual([2, 2]);
  expect(factorsOf(cometPeaks, { ...over, stars: [] }, 3)).toEqual([]);
  expect(factorsOf(cometPeaks, { ...over, stars: [1] }, 0)).toEqual([]);
  expect(factorsOf(cometPeaks, { ...over, passed: 2 }, 3)).toEqual([]);
  expect(factorsOf(cometPeaks, { ...over, isPaying: false }, 3)).toEqual([]);
});

it.each([
  ['0.90', null],
  ['21.80', '21.8'],
  ['99.99', '99.9'],
  ['174.65', '174'],
])('a win of %s on 1.00 is %s stakes', (won, times) => {
  expect(stakesOf(won, '1.00', 'RMB')).toBe(times);
});

it('the spin that turns is counted', async () => {
  const { views } = await lastSpin();
  expect(views[0]?.feature?.played).toBe(10);
});

it('the stars that a comet has passed are counted as it passes them', () => {
  const path = pathOf(cometPeaks, 0) ?? [];
  const evaluation = evaluateSpin(cometPeaks, 'base', [0, 0, 9, 0, 0], null, 0);
  const flight = { path, isFall: false, stars: [1], isPaying: true };
  expect([0, 1, 2, 3].map((passed) => starsPassed({ ...flight, passed }))).toEqual([0, 0, 1, 1]);
  const over = overOf(crossingOf(cometPeaks, evaluation));
  expect(over?.stars).toHaveLength(evaluation.crossing?.scatters ?? -1);
  expect(over?.stars).toEqual([2]);
});

it('flies straight down one reel, and no further than the next place to be told', () => {
  const path = [0, 1, 2].map((row) => [3, row] as const);
  expect(new Set(wayOf(path).map(({ x }) => x)).size).toBe(1);
  expect(legOf(path, 0).at(-1)).toEqual(wayOf(path)[1]);
  expect(legOf(path, 2)).toEqual(wayOf(path).slice(2, 4));
  const [last, out] = legOf(path, 3);
  expect(out?.x).toBe(last?.x);
  expect(out?.y).toBeLessThan(1);
});
