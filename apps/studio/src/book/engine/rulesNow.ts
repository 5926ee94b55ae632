import type { BookSport } from '../views.ts';

/**
 * By which rules events are played that are listed now; a siege tells its arrows since the second ones, by what it is stormed before the round and how
 * much better somebody shot since the third.
 */
export const rulesNow: Readonly<Record<BookSport, number>> = {
  football: 1,
  racket: 1,
  basketball: 1,
  siege: 3,
  league: 1,
};
