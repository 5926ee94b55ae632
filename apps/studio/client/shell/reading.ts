/** Reads the studio's answers for the page around a game. Pure. */
import type { OpenAnswer, RoundView, StepAnswer } from '../../src/play/views.ts';
import { ApiRefusal, ApiSilence } from './api.ts';
import type { Ending, Notice } from './playState.ts';

export const endingOf = (error: unknown): Ending => {
  if (error instanceof ApiSilence) return 'offline';
  const word = error instanceof ApiRefusal ? error.error : 'internal';
  switch (word) {
    case 'ticket_used':
    case 'session_ended':
    case 'session_replaced':
    case 'hall_unreachable':
    case 'launch_refused':
      return word;
    default:
      return 'session_ended';
  }
};

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
