import { describe, expect, it } from 'vitest';
import { evaluateSpin } from '../../src/engine/evaluate.ts';
import { cometPeaks } from '../../src/engine/machines/cometPeaks.ts';
import { type Comet, crossPace, turnPace } from './comet.ts';
import { loopOf, wayOf } from './nightFlight.tsx';
import { showerOf } from './shower.ts';
import { drawn, openAnswer, roundView, setUp, stepView } from './slotGame.fixture.ts';

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

it('flies from beyond the reels over the middle of each cell, and goes out within its last', () => {
  const way = wayOf([
    [4, 0],
    [3, 1],
    [2, 2],
  ]);
  const places = way.map(({ x }) => x);
  expect(places).toEqual([...places].sort((one, other) => other - one));
  expect(places[0]).toBeGreaterThan(1);
  expect(places.at(-1)).toBeGreaterThan(0.4);
  expect(way[2]).toEqual({ x: 0.7, y: 0.5 });
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
    await made.game.play.open('ticket');
    made.game.play.subscribe(() => {
      const { view, notice } = made.game.play.getState();
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
    return { ...made, stages, turns, notices, paces, nets, held };
  };

  it('turns back by itself and crosses again, at no further stake, until it has won', async () => {
    const { spins, seen, stages, turns, held, notices, nets, game } = await turnBack(({ press }) => press());
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

it('rises over the reels in a loop on its way back, and leaves where it came from', () => {
  const loop = loopOf([
    [4, 0],
    [3, 1],
    [2, 2],
  ]);
  expect(loop[0]).toEqual({ x: 0.5, y: 5 / 6 });
  expect(loop.at(-1)?.x).toBeGreaterThan(1);
  expect(Math.min(...loop.map(({ y }) => y))).toBeLessThan(0.5);
});

it.each([
  ['4.99', 0],
  ['5.00', 1],
  ['9.99', 1],
  ['10.00', 2],
  ['14.99', 2],
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
  expect(showerOf({ ...seen, view: { summary: null, feature: {} } })).toBe(0);
});
