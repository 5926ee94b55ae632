import type { PlayError } from '../../src/play/views.ts';
import { ApiRefusal } from './wire.ts';

const named = [
  'ticket_used',
  'session_ended',
  'session_replaced',
  'session_elsewhere',
  'hall_unreachable',
  'launch_refused',
] as const satisfies readonly PlayError[];

/** Why a game, a table or the book could not be opened, or goes on no more. */
export type Ending = (typeof named)[number] | 'offline' | 'left';

/** The end that the studio has named; `undefined` where it named none. */
export const endingIn = (error: unknown): Ending | undefined =>
  error instanceof ApiRefusal ? named.find((ending) => ending === error.error) : undefined;
