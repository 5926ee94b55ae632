import { expect, it } from 'vitest';
import { evaluateSpin } from '../../src/engine/evaluate.ts';
import { cometPeaks } from '../../src/engine/machines/cometPeaks.ts';
import { koiLantern } from '../../src/engine/machines/koiLantern.ts';
import { climbsOf, freeTimes, isGrowing, nextOf, rangeOf } from './growth.ts';
import { drawn, featureRound, openAnswer, setUp, stepView } from './slotGame.fixture.ts';
import type { SlotView } from './slotGame.ts';

/** Stops of a free spin whose comets fill two reels. */
const stops = [5, 38, 20, 26, 41];
const filled = evaluateSpin(cometPeaks, 'free', stops).expandedReels;

/** One free spin before which so much was gathered, the last of its round or not, as the page tells it. */
const spin = async ({ before = 2, isLast = false, isCalm = false, isOld = false } = {}) => {
  const { game, scripts, settle, heard } = setUp(cometPeaks, isCalm);
  const freeSpins = { awarded: 8, played: 3 };
  const earlier = { mode: 'free' as const, stops, freeSpins, crossing: null };
  const gathered = isOld ? {} : { gathered: { before: 0, after: before } };
  scripts.open.splice(
    0,
    1,
    openAnswer({ round: featureRound(8, 3, { lastStep: stepView({ ...earlier, ...gathered }) }) }),
  );
  await game.play.open('ticket');
  const opened = game.play.getState().view;
  const after = Math.min(8, before + filled.length);
  const played = { awarded: 8, played: isLast ? 8 : 4 };
  scripts.spin.push(
    drawn({
      spin: { ...earlier, freeSpins: played, ...(isOld ? {} : { gathered: { before, after } }) },
      round: { state: isLast ? 'settled' : 'playing' },
    }),
  );
  const views: SlotView[] = [];
  game.play.subscribe(() => views.push(game.play.getState().view));
  game.press();
  await settle();
  return { opened, views, heard, view: views.at(-1) };
};

it('knows from what to what free spins grow, and that those of koi do not', () => {
  expect(rangeOf(cometPeaks)).toEqual([2, 10]);
  expect(freeTimes(cometPeaks, null)).toBe(3);
  expect(isGrowing(cometPeaks, 0)).toBe(true);
  expect(isGrowing(cometPeaks, null)).toBe(false);
  expect(isGrowing(koiLantern, 0)).toBe(false);
});

it('a step comes with each reel that is filled, and none beyond the last', () => {
  expect(filled.length).toBe(2);
  const climbs = climbsOf(cometPeaks, { gathered: { before: 3, after: 5 } }, filled);
  expect(climbs).toEqual(filled.map((reel, index) => ({ reel, to: 4 + index })));
  expect(climbsOf(cometPeaks, { gathered: { before: 7, after: 8 } }, filled)).toHaveLength(1);
  expect(climbsOf(cometPeaks, {}, filled)).toEqual([]);
});

it('what has filled a reel flies up from it, and its step is told for the next spin', async () => {
  const { opened, views, heard } = await spin();
  expect(opened).toMatchObject({ inForce: 2, gathered: 2 });
  const flown = views.flatMap(({ climb }) => (climb ? [climb.reel] : []));
  expect([...new Set(flown)]).toEqual(filled);
  expect(heard.filter((each) => each === 'climb')).toHaveLength(filled.length);
  const told = views.find(({ gathered, climb }) => gathered === 4 && climb === null);
  expect(told?.inForce).toBe(2);
});

it('holds in the spin that begins next, and from the beginning in the next round', () => {
  expect(nextOf(cometPeaks, { inForce: 2, gathered: 4 }, null)).toBe(4);
  expect(nextOf(cometPeaks, { inForce: 0, gathered: 1 }, null)).toBe(1);
  expect(nextOf(cometPeaks, { inForce: null, gathered: 0 }, null)).toBeNull();
  expect(nextOf(cometPeaks, { inForce: 5, gathered: 6 }, '1.00')).toBe(0);
});

it('the last step sounds like a great win', async () => {
  const { heard } = await spin({ before: 7 });
  expect(heard).toContain('great');
  expect(heard).not.toContain('climb');
});

it('of the last spin nothing flies up, as there is no next one', async () => {
  const { views, view } = await spin({ isLast: true });
  expect(views.every(({ climb }) => climb === null)).toBe(true);
  expect(view).toMatchObject({ inForce: 2, summary: { played: 8 } });
});

it('nothing flies where the player asked for less motion, and the step is told all the same', async () => {
  const { views } = await spin({ isCalm: true });
  expect(views.every(({ climb }) => climb === null)).toBe(true);
  expect(views.some(({ gathered, inForce }) => gathered === 4 && inForce === 2)).toBe(true);
});

it('a round that was stored before free spins grew tells of no steps', async () => {
  const { opened, views } = await spin({ isOld: true });
  expect(opened.inForce).toBeNull();
  expect(views.every(({ climb, inForce }) => climb === null && inForce === null)).toBe(true);
});
