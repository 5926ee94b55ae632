import { describe, expect, it } from 'vitest';
import { evaluateSpin } from '../../src/engine/evaluate.ts';
import { cometPeaks } from '../../src/engine/machines/cometPeaks.ts';
import { readSpin } from '../../src/games/slots/outcome.ts';
import { type Comet, crossingOf, crossPace, turnPace } from './comet.ts';
import { starsLine } from './lineStake.ts';
import { leavingOf, loopOf, wayOf } from './nightFlight.tsx';
import { celebratedOf, showerOf } from './shower.ts';
import { drawn, openAnswer, roundView, setUp, stepView } from './slotGame.fixture.ts';
import { stepsOf } from './useStages.ts';
import { words } from './words/zh_CN.ts';

const stops = [3, 4, 5, 6, 7];

const play = async (crossing: number, isHurried = false) => {
  const { game, scripts, settle, seen, heard } = setUp(cometPeaks);
  scripts.spin.push(drawn({ spin: { stops, crossing } }));
  const stages: (Comet['stage'] | null)[] = [];
  const eachMs: number[] = [];
  await game.play.open('ticket');
  game.play.subscribe(() => {
    const { comet } = game.play.getState().view;
    if (comet?.stage === 'flying') eachMs.push(comet.cellMs);
    if ((comet?.stage ?? null) !== stages.at(-1)) stages.push(comet?.stage ?? null);
  });
  game.press();
  if (isHurried) game.press();
  await settle();
  return { stages, seen, heard, eachMs, view: game.play.getState().view };
};

it('a comet comes while the reels turn, flies once they stand, and covers cell after cell', async () => {
  const { stages, seen, heard, view } = await play(0);
  expect(stages).toEqual([null, 'coming', 'flying', 'over']);
  const landed = seen.findIndex((each) => each.startsWith('land'));
  const covered = seen.slice(landed).filter((each) => each.startsWith('cover'));
  expect(covered).toEqual(['cover 1', 'cover 2', 'cover 3']);
  expect(heard).toContain('sweep');
  expect(view.shown?.window).toEqual(evaluateSpin(cometPeaks, 'base', stops, null, 0).shown);
});

it('nothing tells of a comet where none crosses', async () => {
  const { stages, heard } = await play(10);
  expect(stages).toEqual([null]);
  expect(heard).not.toContain('sweep');
});

it('flies faster for a player who does not want to wait', async () => {
  const [calm, hurried] = [await play(0), await play(0, true)];
  expect(hurried.eachMs[0]).toBeLessThan(calm.eachMs[0] ?? 0);
});

it('has crossed a round that is seen again when the page is opened', async () => {
  const { game, scripts, seen } = setUp(cometPeaks);
  const round = roundView({ lastStep: stepView({ stops, crossing: 4 }) });
  scripts.open.splice(0, 1, openAnswer({ round }));
  await game.play.open('ticket');
  expect(game.play.getState().view.comet?.stage).toBe('over');
  expect(seen).toContain('cover 3');
});

it('flies from beyond the reels over the middle of each cell, and leaves them as it flew last', () => {
  const way = wayOf([
    [4, 0],
    [3, 1],
    [2, 2],
  ]);
  const places = way.map(({ x }) => x);
  expect(places).toEqual([...places].sort((one, other) => other - one));
  expect(places[0]).toBeGreaterThan(1);
  expect(way[2]).toEqual({ x: 0.7, y: 0.5 });
  const leaving = leavingOf([
    [4, 0],
    [3, 1],
    [2, 2],
  ]);
  expect(leaving[0]).toEqual(way.at(-2));
  const [off, beyond] = [leaving[0], leaving.at(-1)];
  expect(beyond?.x).toBeLessThan(0);
  // From the last cell but one to the last, it sinks a third for every fifth.
  expect((beyond?.y ?? 0) - (off?.y ?? 0)).toBeCloseTo((((off?.x ?? 0) - (beyond?.x ?? 0)) * 5) / 3);
});

it('comes from the other side each time that it has turned round, over the same places', () => {
  const evaluation = readSpin(cometPeaks, { mode: 'base', stops, crossing: 0 });
  const [there, back, again] = [0, 1, 2].map((turned) => crossingOf(cometPeaks, evaluation, { turned }));
  expect(back?.path).toEqual([...(there?.path ?? [])].reverse());
  expect(again?.path).toEqual(there?.path);
  const ways = [there, back].map((flight) => wayOf(flight?.path ?? []));
  expect(ways[0]?.[0]?.x).toBeGreaterThan(1);
  expect(ways[1]?.[0]?.x).toBeLessThan(0.2);
});

describe('a comet that has won nothing', () => {
  const empty = { stops: [0, 1, 2, 3, 4], crossing: 4 };
  const open = { state: 'playing' as const };

  const turnBack = async (press: (game: ReturnType<typeof setUp>['game']) => void) => {
    const made = setUp(cometPeaks);
    made.scripts.spin.push(
      drawn({ spin: empty, round: open }),
      drawn({ spin: { ...empty, turned: 1 }, round: open }),
      drawn({ spin: { stops, crossing: 9, turned: 2, win: '2.50' }, round: { won: '2.50' } }),
    );
    const stages: (Comet['stage'] | null)[] = [];
    const turns: number[] = [];
    const notices: string[] = [];
    const paces: number[] = [];
    const nets: string[] = [];
    const held: number[] = [];
    const wins: (string | null)[] = [];
    await made.game.play.open('ticket');
    made.game.play.subscribe(() => {
      const { view, notice, win } = made.game.play.getState();
      if (win !== wins.at(-1)) wins.push(win);
      if ((view.comet?.stage ?? null) !== stages.at(-1)) stages.push(view.comet?.stage ?? null);
      if (view.comet?.stage === 'coming') nets.push(made.game.play.getState().sessionNet);
      if (view.comet?.stage === 'flying' || view.comet?.stage === 'turning')
        if (view.comet.cellMs !== paces.at(-1)) paces.push(view.comet.cellMs);
      if (view.turn !== turns.at(-1)) turns.push(view.turn);
      if (view.turned !== held.at(-1)) held.push(view.turned);
      if (notice.kind === 'own' && notice.name !== notices.at(-1)) notices.push(notice.name);
    });
    press(made.game);
    await made.settle();
    return { ...made, stages, turns, notices, paces, nets, held, wins };
  };

  it('turns back by itself and crosses again, at no further stake, until it has won', async () => {
    const { spins, seen, stages, turns, held, notices, nets, wins, game } = await turnBack(({ press }) =>
      press(),
    );
    expect(spins.map(([, stake]) => stake)).toEqual(['0.40', null, null]);
    expect(seen.filter((each) => each.startsWith('spin'))).toEqual(['spin base', 'spin base', 'spin base']);
    expect(stages).toEqual([
      null,
      ...['coming', 'flying', 'turning', null],
      ...['coming', 'flying', 'turning', null],
      ...['coming', 'flying', 'over'],
    ]);
    expect(turns).toEqual([0, 1, 2, 0]);
    // What lines pay holds from the turn to the end of what it has won.
    expect(held).toEqual([0, 1, 2]);
    expect(game.play.getState().view.turned).toBe(2);
    // What was staked is gone before the first spin is shown, and nothing more is taken.
    expect(nets).toEqual(['-1.00', '-1.00', '-1.00']);
    expect(notices).toEqual(['turn', 'won']);
    expect(game.play.getState()).toMatchObject({ win: '2.50', busy: false });
    // Nothing is told as won before there is something.
    expect(wins).toEqual([null, '2.50']);
  });

  it('is hurried on its way back as on its way there', async () => {
    const { seen, paces } = await turnBack((game) => {
      game.press();
      game.press();
    });
    expect(seen.filter((each) => each === 'hurry')).toHaveLength(1);
    const [there, back] = [crossPace.hurried, turnPace.hurried];
    expect(paces).toEqual([there, back, there, back, there]);
  });

  it('waits for a press after the page was opened anew, and shows no free spins', async () => {
    const { game, scripts, spins, settle } = setUp(cometPeaks);
    const round = roundView({ ...open, lastStep: stepView(empty) });
    scripts.open.splice(0, 1, openAnswer({ round }));
    scripts.spin.push(drawn({ spin: { stops, crossing: 9, turned: 1, win: '1.00' } }));
    await game.play.open('ticket');
    await settle();
    expect(spins).toEqual([]);
    expect(game.play.getState().view).toMatchObject({ turn: 1, feature: null });
    game.press();
    await settle();
    expect(spins).toEqual([['action-1', null]]);
    expect(game.play.getState().view.turn).toBe(0);
  });
});

it('two stars are lit while the others turn, and it is said', async () => {
  const { game, scripts, settle, seen } = setUp(cometPeaks);
  const starStops = cometPeaks.base.strips.map((strip, reel) => (reel < 2 ? strip.indexOf('S') : 0));
  scripts.spin.push(drawn({ spin: { stops: starStops, crossing: 10 } }));
  await game.play.open('ticket');
  const held: (number | null)[] = [];
  game.play.subscribe(() => {
    const { heldFrom } = game.play.getState().view;
    if (heldFrom !== held.at(-1)) held.push(heldFrom);
  });
  game.press();
  await settle();
  expect(held).toEqual([null, 2, null]);
  const landed = seen.findIndex((each) => each.startsWith('land'));
  expect(seen.slice(landed, landed + 3)).toEqual([`land ${starStops.join('.')} 2`, 'mark 2', 'light 0']);
});

it('the third star is told as it stops, and each after it when all stand', async () => {
  const { game, scripts, settle, seen } = setUp(cometPeaks);
  const starStops = cometPeaks.base.strips.map((strip, reel) => (reel < 4 ? strip.indexOf('S') : 0));
  const freeSpins = { awarded: 10, played: 0 };
  const spin = {
    stops: starStops,
    crossing: 10,
    freeAdded: 10,
    freeSpins,
    win: '15.00',
    gathered: { before: 0, after: 0 },
  };
  scripts.spin.push(drawn({ spin, round: { state: 'playing', won: '15.00' } }));
  await game.play.open('ticket');
  const told: unknown[] = [];
  const held: (number | null)[] = [];
  game.play.subscribe(() => {
    const { stars, heldFrom } = game.play.getState().view;
    const each = stars && [stars.count, stars.freeSpins, stars.isNew];
    if (JSON.stringify(each) !== JSON.stringify(told.at(-1))) told.push(each);
    if (heldFrom !== held.at(-1)) held.push(heldFrom);
  });
  game.press();
  await settle();
  expect(told).toEqual([null, [3, 8, true], [4, 10, true], [4, 10, false]]);
  expect(held).toEqual([null, 2, null]);
  expect(seen.filter((each) => each.startsWith('mark'))).toEqual(['mark 2', 'mark 3']);
  // They stay told on the card, with what they paid.
  const { stars } = game.play.getState().view;
  const { cross } = words.machines['comet-peaks'] ?? {};
  expect(cross && starsLine(stars, 'RMB', cross)).toBe('四颗晨星 ¥15.00');
});

it('goes round over the reels on its way back, and out at the side from which it comes again', () => {
  const path = [
    [4, 0],
    [3, 1],
    [2, 2],
  ] as const;
  const loop = loopOf(path);
  expect(loop[0]).toEqual({ x: 0.5, y: 5 / 6 });
  expect(loop.at(-1)?.x).toBeLessThan(0);
  expect(Math.min(...loop.map(({ y }) => y))).toBeLessThan(0.5);
  expect(loopOf([...path].reverse()).at(-1)?.x).toBeGreaterThan(1);
});

it.each([
  ['1.00', 0],
  ['1.01', 1],
  ['4.99', 1],
  ['5.00', 2],
  ['9.99', 2],
  ['10.00', 3],
  ['14.99', 3],
  ['15.00', 0],
] as const)('stars fall over a win of %s for 1.00: %d', (win, size) => {
  const round = roundView();
  const seen = {
    win,
    round,
    currency: 'RMB' as const,
    motion: 'settled' as const,
    view: { summary: null, feature: null },
  };
  expect(showerOf(seen)).toBe(size);
  expect(showerOf({ ...seen, motion: 'moving' })).toBe(0);
  expect(showerOf({ ...seen, view: { summary: {}, feature: null } })).toBe(0);
  expect(showerOf({ ...seen, view: { summary: null, feature: { waiting: true } } })).toBe(0);
  expect(showerOf({ ...seen, view: { summary: null, feature: { waiting: false } } })).toBe(
    win === '1.00' ? 1 : size,
  );
});

describe('a great win', () => {
  const settled = { round: roundView(), currency: 'RMB' as const, motion: 'settled' as const };
  const ofSpin = { summary: null, great: true };

  it.each([
    ['15.00', 1],
    ['30.00', 2],
    ['75.00', 3],
  ] as const)('of %s for 1.00 is an event of tier %d, once it is at rest', (win, tier) => {
    expect(celebratedOf({ ...settled, win, view: ofSpin })).toEqual({ tier, amount: win });
    expect(celebratedOf({ ...settled, win, motion: 'moving', view: ofSpin }).tier).toBe(0);
  });

  it('of free spins is told of what they came to', () => {
    const view = { great: true, summary: { tier: 2 as const, won: '44.00' } };
    expect(celebratedOf({ ...settled, win: '6.00', view })).toEqual({ tier: 2, amount: '44.00' });
  });

  it('counts through the stages of the lesser ones, each longer than them, and ends at the sum', () => {
    const steps = stepsOf('120.00', '1.00', 'RMB', 3);
    expect(steps.map(({ from, to }) => [from, to])).toEqual([
      [0n, 3_000n],
      [3_000n, 7_500n],
      [7_500n, 12_000n],
    ]);
    expect(stepsOf('16.00', '1.00', 'RMB', 1)).toHaveLength(1);
  });
});
