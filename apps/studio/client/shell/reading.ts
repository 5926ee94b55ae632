/** Reads the studio's answers for the page around a game. Pure. */
import type { OpenAnswer, RoundView, StepAnswer } from '../../src/play/views.ts';
import { type Ending, endingIn } from './ending.ts';
import type { Notice } from './playState.ts';
import { ApiSilence } from './wire.ts';

/** The end of a game that met this error; one that says nothing of the session has lost it. */
export const endingOf = (error: unknown): Ending =>
  error instanceof ApiSilence ? 'offline' : (endingIn(error) ?? 'session_ended');

export const noticeOfOpening = ({ notice, round }: OpenAnswer<unknown>): Notice => {
  if (notice === 'returned') return { kind: 'returned' };
  if (notice === 'finished') return { kind: 'finished', won: round?.won ?? '0' };
  return { kind: 'welcome' };
};

export const noticeOfRound = (round: RoundView<unknown> | null): Notice => {
  if (round?.state === 'returned') return { kind: 'returned' };
  if (round?.state === 'stuck') return { kind: 'stuck' };
  if (round?.state === 'settled') return { kind: 'finished', won: round.won };
  return { kind: 'welcome' };
};

export const noticeOfAnswer = (answer: Exclude<StepAnswer<unknown>, { kind: 'drawn' }>): Notice => {
  switch (answer.kind) {
    case 'refused':
      return { kind: 'refused', reason: answer.reason };
    case 'returned':
      return { kind: 'returned' };
    case 'stuck':
      return { kind: 'stuck' };
    case 'pending':
      return { kind: 'asking' };
  }
};
