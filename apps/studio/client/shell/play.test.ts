import { beforeEach, describe, expect, it } from 'vitest';
import type { RoundView, StateAnswer, StepAnswer, StepView } from '../../src/play/views.ts';
import { Play, patienceMs } from './play.ts';
import { answersOf, gameOptions } from './scriptedGame.fixture.ts';
import { ApiBusy, ApiRefusal, ApiSilence } from './wire.ts';

type Outcome = { readonly face: number };

const step: StepView<Outcome> = {
  seq: 0,
  outcome: { face: 6 },
  stake: '0.00',
  win: '8.00',
  nonce: 0,
  serverSeedHash: 'h',
  clientSeed: 'c',
  serverSeed: null,
};
const roundIn = (state: RoundView['state']): RoundView<Outcome> => ({
  id: 'r',
  state,
  stake: '1.00',
  staked: '1.00',
  won: '8.00',
  openedAt: '2026-11-20T12:00:00.000Z',
  lastStep: step,
  bet: '1.00',
  isBought: false,
  isFree: false,
  recovered: false,
});
const drawn = (state: RoundView['state'], balance: string | null): StepAnswer<Outcome> => ({
  kind: 'drawn',
  step,
  round: roundIn(state),
  balance,
  freeRounds: null,
});

/** The seeds after a change. */
const changed = { serverSeedHash: 'n', nextServerSeedHash: 'm', clientSeed: 'mine', nonce: 0 };

/** A game of one figure, and a studio whose answers come when the test lets them; so ends the player's patience. */
const setUp = async () => {
  const { api } = answersOf<Outcome>();
  const questions: ((answer: StateAnswer<Outcome> | Error) => void)[] = [];
  const steps: (StepAnswer<Outcome> | Promise<StepAnswer<Outcome>>)[] = [];
  const patience: (() => void)[] = [];
  const shown: (string | null)[] = [];
  const play = new Play<Outcome, 'resting' | 'moving' | number>(
    {
      ...gameOptions({
        ...api,
        state: () =>
          new Promise((resolve, reject) => {
            questions.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
          }),
        rotate: () => Promise.reject(new ApiSilence('fairness/rotate')),
        fairness: async () => changed,
        step: async () => {
          const next = steps.shift();
          if (!next) throw new Error('pressed more often than the test expects');
          return next;
        },
      }),
      wait: (ms) =>
        ms === patienceMs ? new Promise<void>((resolve) => patience.push(resolve)) : Promise.resolve(),
    },
    {
      rest: () => 'resting',
      begin: () => 'moving',
      land: async ({ step: { win, outcome } }) => ({ view: outcome.face, notice: { kind: 'nothing' }, win }),
    },
  );
  await play.open('ticket');
  play.subscribe(() => shown.push(play.getState().balance));
  return { play, questions, steps, shown, patience };
};

let world: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => {
  world = await setUp();
});
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};
const balance = () => world.play.getState().balance;

describe('a balance that was asked for', () => {
  it('before a press and told after it is not shown any more', async () => {
    const { play, questions, steps } = world;
    const asking = play.refresh();
    steps.push(drawn('settled', '107.00'));
    await play.step('1.00');
    expect(balance()).toBe('107.00');
    questions[0]?.({ balance: '100.00', sessionNet: '-1.00', round: null });
    await asking;
    expect(balance()).toBe('107.00');
  });

  it('twice and told in the other order stays the later one', async () => {
    const { play, questions } = world;
    const both = [play.refresh(), play.refresh()];
    questions[1]?.({ balance: '150.00', sessionNet: '-1.00', round: null });
    await settle();
    questions[0]?.({ balance: '100.00', sessionNet: '-1.00', round: null });
    await Promise.all(both);
    expect(balance()).toBe('150.00');
  });
});

describe('a press of which nothing is heard', () => {
  it('moves for a while, then rests and says that it is asked for; what was drawn still comes', async () => {
    const { play, steps, patience } = world;
    let answer: (drawn: StepAnswer<Outcome>) => void = () => undefined;
    steps.push(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const pressing = play.step('1.00');
    expect(play.getState()).toMatchObject({ view: 'moving', busy: true, notice: { kind: 'welcome' } });
    patience[0]?.();
    await settle();
    expect(play.getState()).toMatchObject({ view: 'resting', busy: true, notice: { kind: 'asking' } });
    answer(drawn('settled', '107.00'));
    expect(await pressing).toBe(true);
    expect(play.getState()).toMatchObject({ view: 6, busy: false, win: '8.00' });
  });

  it('is the same press until the studio takes it, where that was asked for too much', async () => {
    const { play, steps, shown } = world;
    steps.push(Promise.reject(new ApiBusy('step', 5_000)), Promise.reject(new ApiBusy('step', 4_000)));
    steps.push(drawn('settled', '107.00'));
    const told: string[] = [];
    play.subscribe(() => told.push(play.getState().notice.kind));
    expect(await play.step('1.00')).toBe(true);
    expect(told).toContain('asking');
    expect(told).not.toContain('offline');
    expect(shown.at(-1)).toBe('107.00');
  });

  it('leaves what was drawn alone once it is heard of', async () => {
    const { play, steps, patience } = world;
    steps.push(drawn('settled', '107.00'));
    await play.step('1.00');
    patience[0]?.();
    await settle();
    expect(play.getState()).toMatchObject({ view: 6, notice: { kind: 'nothing' } });
  });
});

describe('a win that the hall has not paid yet', () => {
  it('is not taken off the balance, which follows once it is paid', async () => {
    const { play, questions, steps, shown } = world;
    steps.push(drawn('paying', '3.00'));
    await play.step('1.00');
    expect(shown).not.toContain('-5.00');
    expect(play.getState()).toMatchObject({ balance: '3.00', win: '8.00', busy: false });
    await settle();
    questions[0]?.({ balance: '3.00', sessionNet: '-1.00', round: roundIn('paying') });
    await settle();
    questions[1]?.(new ApiSilence('state'));
    await settle();
    questions[2]?.({ balance: '11.00', sessionNet: '-1.00', round: roundIn('settled') });
    await settle();
    expect(play.getState()).toMatchObject({
      balance: '11.00',
      win: '8.00',
      sessionNet: '7.00',
      round: { state: 'settled' },
    });
    expect(questions).toHaveLength(3);
  });

  it('and of which the hall tells nothing at all is asked for until it does', async () => {
    const { play, questions, steps } = world;
    steps.push(drawn('playing', null));
    await play.step('1.00');
    expect(balance()).toBe('100.00');
    await settle();
    questions[0]?.({ balance: null, sessionNet: '-1.00', round: roundIn('playing') });
    await settle();
    questions[1]?.({ balance: '99.00', sessionNet: '-1.00', round: roundIn('playing') });
    await settle();
    expect(balance()).toBe('99.00');
    expect(questions).toHaveLength(2);
  });

  it('is not asked for any more once the session is over', async () => {
    const { play, questions, steps } = world;
    steps.push(drawn('paying', null));
    await play.step('1.00');
    await settle();
    questions[0]?.(new ApiRefusal('session_replaced'));
    await settle();
    expect(play.getState()).toMatchObject({ phase: 'over', ending: 'session_replaced' });
    expect(questions).toHaveLength(1);
  });
});

it('shows the seeds in use, although the answer that told of their change was lost', async () => {
  const { play } = world;
  await expect(play.rotate('mine')).rejects.toThrow(ApiSilence);
  expect(play.getState().fairness).toMatchObject({ serverSeedHash: 'h' });
  await play.readFairness();
  expect(play.getState().fairness).toEqual(changed);
});
