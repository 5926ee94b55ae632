import type { ReactNode } from 'react';
import type { HistoryRoundView, RoundView } from '../../src/play/views.ts';
import { sumOf } from './amounts.ts';
import type { GameApi } from './api.ts';
import type { PlayHandle } from './context.ts';
import type { Play, PlayOptions } from './play.ts';
import type { PlayState } from './playState.ts';
import { ApiRefusal } from './wire.ts';

/** What a kind of game needs to be put on its stage. */
export type StageOptions<Outcome> = PlayOptions<Outcome> & { readonly isCalm: () => boolean };

/** A game on its stage, without the page around it. */
export interface Staged<Outcome> {
  readonly play: PlayHandle & Pick<Play<unknown, unknown>, 'step' | 'set'>;
  readonly stage: ReactNode;
  /** Presses on where the round has more, the way that its player went. `next` is what will be answered. */
  readonly goOn: (next: Outcome) => void;
}

/** A round of the history, ready to be shown again. */
export interface Replay {
  readonly play: PlayHandle;
  readonly stage: ReactNode;
  /** Shows it from its first press to its end. */
  readonly run: () => Promise<void>;
  /** Nothing moves, sounds or is told any more. */
  readonly stop: () => void;
}

/** Before the first press, before the next one, and until a press is answered. Milliseconds. */
const pauses = { first: 500, next: 1_300, answer: 350 } as const;

/** The round as it stood after one of its steps. */
const standAt = <Outcome>(
  { steps, ...round }: HistoryRoundView<Outcome>,
  index: number,
  { currency }: Pick<PlayState<unknown, unknown>, 'currency'>,
): RoundView<Outcome> => {
  const played = steps.slice(0, index + 1);
  return {
    ...round,
    state: played.length === steps.length ? 'settled' : 'playing',
    staked: sumOf([round.stake, ...played.map(({ stake }) => stake)], currency),
    won: sumOf(
      played.map(({ win }) => win),
      currency,
    ),
    lastStep: played.at(-1) ?? null,
  };
};

/**
 * A round once more in a game of its own, answered out of the history: whatever that game asks, neither studio nor hall hears of
 * it. Sounds are those of the page, and stay as they are set.
 */
export const createReplay = <Outcome>(
  round: HistoryRoundView<Outcome>,
  {
    options,
    live,
    stageOf,
  }: {
    readonly options: StageOptions<Outcome>;
    readonly live: Pick<PlayHandle, 'getState'>;
    readonly stageOf: (options: StageOptions<Outcome>) => Staged<Outcome>;
  },
): Replay => {
  let isStopped = false;
  let played = 0;
  const { currency, opened } = live.getState();
  const { soundMemory: _, ...kept } = options;
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      void options.wait(ms).then(() => {
        if (!isStopped) resolve();
      });
    });
  const notAsked = () => Promise.reject(new ApiRefusal('not_found'));
  const api: GameApi<Outcome> = {
    open: notAsked,
    state: notAsked,
    history: notAsked,
    fairness: notAsked,
    rotate: notAsked,
    jackpot: notAsked,
    lights: notAsked,
    leave: notAsked,
    step: async () => {
      const step = round.steps[played];
      if (!step) return notAsked();
      const stand = standAt(round, played, { currency });
      played += 1;
      await wait(pauses.answer);
      // What is told of a balance here is shown nowhere; it holds the win.
      return { kind: 'drawn', step, round: stand, balance: step.win, freeRounds: null };
    },
  };
  const { play, stage, goOn } = stageOf({ ...kept, api, wait });
  play.set({
    phase: 'playing',
    // No round follows that would have to wait for its time.
    opened: opened && { ...opened, roundMs: null },
    currency,
    balance: '0',
    stakes: [round.bet],
    stake: round.bet,
  });
  const run = async (): Promise<void> => {
    await wait(pauses.first);
    await play.step(round.bet);
    for (let next = round.steps[played]; next; next = round.steps[played]) {
      await wait(pauses.next);
      if (!play.getState().busy && round.steps[played] === next) goOn(next.outcome);
    }
  };
  return {
    play,
    stage,
    run,
    stop: () => {
      isStopped = true;
    },
  };
};
