import { describe, expect, it } from 'vitest';
import type { KenoOutcome } from '../../src/games/keno/outcome.ts';
import type { OpenAnswer } from '../../src/play/views.ts';
import { Autoplay } from '../machine/autoplay.ts';
import type { GameApi } from '../shell/api.ts';
import { answersOf, gameOptions } from '../shell/scriptedGame.fixture.ts';
import { followingOf } from './drawAgain.ts';
import { countsOf, extremesOf } from './drawCounts.ts';
import { KenoGame } from './kenoGame.ts';

const drawn = Array.from({ length: 20 }, (_, index) => index + 1);
const outcomeOf = (...picks: number[]): KenoOutcome => ({
  picks,
  drawn,
  hits: picks.filter((pick) => pick <= 20).length,
});

/** A game whose rounds are told apart; `refuseAt`: which press is refused. */
const open = async ({ autoplay = true, demo = false, refuseAt = 0 } = {}) => {
  const { api, step, asked } = answersOf<KenoOutcome>();
  const actionIds: string[] = [];
  let rounds = 0;
  const answers: Partial<GameApi<KenoOutcome>> = {
    open: async (ticket): Promise<OpenAnswer<KenoOutcome>> => ({
      ...(await api.open(ticket)),
      autoplay,
      demo,
    }),
    step: async (actionId, stake, action) => {
      actionIds.push(actionId);
      rounds += 1;
      if (rounds === refuseAt)
        return { kind: 'refused', reason: 'insufficient_funds', balance: '0.10', freeRounds: null };
      const answer = await api.step(actionId, stake, action);
      return answer.kind === 'drawn' ? { ...answer, round: { ...answer.round, id: `r${rounds}` } } : answer;
    },
  };
  let ids = 0;
  const newActionId = (): string => {
    ids += 1;
    return `a${ids}`;
  };
  const game = new KenoGame({
    ...gameOptions({ ...api, ...answers }),
    newActionId,
    isCalm: () => true,
    pick: () => 0,
  });
  await game.play.open('ticket');
  return { game, step, asked, actionIds, tickets: () => game.tickets.getState() };
};
const settle = async () => {
  for (let turn = 0; turn < 300; turn += 1) await Promise.resolve();
};
const mark = ({ game }: { game: KenoGame }, ...tickets: number[][]): void => {
  for (const [place, picks] of tickets.entries()) {
    if (place > 0) game.add();
    game.mark(picks);
  }
};

describe('several tickets of keno', () => {
  it('are drawn one after another by one press, each as a round of its own with its own result', async () => {
    const opened = await open();
    const { game, step, asked, actionIds, tickets } = opened;
    mark(opened, [3, 7], [50], [3, 60]);
    step.push({ outcome: outcomeOf(3, 7), win: '9.50' }, { outcome: outcomeOf(50), win: '0.00' });
    step.push({ outcome: outcomeOf(3, 60), win: '1.00' });
    game.press();
    game.toggle(9);
    game.add();
    game.choose(0);
    await settle();
    expect(asked).toEqual([
      { stake: '1.00', action: { picks: [3, 7] } },
      { stake: '1.00', action: { picks: [50] } },
      { stake: '1.00', action: { picks: [3, 60] } },
    ]);
    expect(new Set(actionIds).size).toBe(3);
    expect(tickets().tickets.map(({ result }) => result)).toMatchObject([
      { kind: 'played', hits: 2, won: '9.50', isGain: true },
      { kind: 'played', hits: 0, won: '0.00', isGain: false },
      { kind: 'played', hits: 1, won: '1.00', isGain: false },
    ]);
    expect(tickets().run).toMatchObject({ isWhole: true, played: 3, left: 0 });
    game.choose(0);
    expect(game.play.getState()).toMatchObject({
      view: { picks: [3, 7], drawn },
      notice: { name: 'won', count: 2 },
    });
  });

  it('are left unplayed after one that is refused, and it is said which', async () => {
    const opened = await open({ refuseAt: 2 });
    const { game, step, asked, tickets } = opened;
    mark(opened, [3], [50], [60]);
    step.push({ outcome: outcomeOf(3), win: '0.00' });
    game.press();
    await settle();
    expect(asked).toHaveLength(1);
    expect(tickets().tickets.map(({ result }) => result?.kind)).toEqual(['played', 'unplayed', 'unplayed']);
    expect(tickets().run).toMatchObject({ isWhole: false, played: 1, left: 2 });
    expect(game.play.getState().notice).toEqual({ kind: 'refused', reason: 'insufficient_funds' });
    expect(tickets().isRunning).toBe(false);
  });

  it('need a press each where the site forbids autoplay, though not with play money', async () => {
    const strict = await open({ autoplay: false });
    mark(strict, [3], [50]);
    strict.step.push({ outcome: outcomeOf(50), win: '0.00' });
    strict.game.press();
    await settle();
    expect(strict.asked).toEqual([{ stake: '1.00', action: { picks: [50] } }]);
    const demo = await open({ autoplay: false, demo: true });
    mark(demo, [3], [50]);
    demo.step.push({ outcome: outcomeOf(3), win: '0.00' }, { outcome: outcomeOf(50), win: '0.00' });
    demo.game.press();
    await settle();
    expect(demo.asked).toHaveLength(2);
  });

  it('are at most five, and none is added to an empty one', async () => {
    const opened = await open();
    const { game, tickets } = opened;
    game.add();
    expect(tickets().tickets).toHaveLength(1);
    mark(opened, [1], [2], [3], [4], [5], [6]);
    expect(tickets().tickets).toHaveLength(5);
    game.remove();
    expect(tickets()).toMatchObject({ at: 3 });
    expect(game.play.getState().view.picks).toEqual([4]);
    for (let again = 0; again < 9; again += 1) game.remove();
    expect(tickets().tickets).toHaveLength(1);
  });
});

describe('following draws of keno', () => {
  const follow = async (opened: Awaited<ReturnType<typeof open>>, lossMax: bigint, rounds = 5) => {
    const machine = followingOf(opened.game);
    const auto = new Autoplay({ machine, wait: () => Promise.resolve() });
    await auto.start({ rounds, lossMax, winMax: 1_000n });
    return auto.getState().ended;
  };
  const draw = { outcome: outcomeOf(3), win: '0.00' };

  it('count the stakes of all tickets against the limit of loss', async () => {
    const opened = await open();
    mark(opened, [3], [50]);
    opened.step.push(draw, draw, draw, draw);
    expect(await follow(opened, 500n)).toBe('loss');
    // Two draws of two tickets cost 4.00; a third could make it 6.00.
    expect(opened.asked).toHaveLength(4);
  });

  it('stop at what the tickets of one draw win together, and at a ticket that is refused', async () => {
    const rich = await open();
    mark(rich, [3], [7]);
    rich.step.push({ outcome: outcomeOf(3), win: '5.00' }, { outcome: outcomeOf(7), win: '5.00' });
    expect(await follow(rich, 10_000n)).toBe('win');
    const poor = await open({ refuseAt: 4 });
    mark(poor, [3], [50]);
    poor.step.push(draw, draw, draw);
    expect(await follow(poor, 10_000n)).toBe('refused');
    expect(poor.asked).toHaveLength(3);
  });
});

describe('statistics of keno', () => {
  it('count each draw once, those of the history as well as those that come', async () => {
    const opened = await open();
    const { game, step } = opened;
    mark(opened, [3]);
    step.push({ outcome: outcomeOf(3), win: '0.00' });
    game.press();
    await settle();
    const { draws } = game.counts.getState();
    expect(draws).toHaveLength(1);
    game.counts.note(draws[0]?.id ?? '', drawn);
    game.counts.note('other', [80, ...drawn.slice(1)]);
    const counts = countsOf(game.counts.getState().draws);
    expect(counts.filter(({ number }) => [1, 2, 79, 80].includes(number)).map(({ times }) => times)).toEqual([
      1, 2, 0, 1,
    ]);
    expect(extremesOf(counts, 1)).toEqual({
      most: [{ number: 2, times: 2 }],
      least: [{ number: 21, times: 0 }],
    });
  });

  it('count at most the last fifty', async () => {
    const { game } = await open();
    for (let round = 0; round < 60; round += 1) game.counts.note(`x${round}`, drawn);
    expect(
      game.counts
        .getState()
        .draws.map(({ id }) => id)
        .at(-1),
    ).toBe('x10');
  });
});
