import type { BookSport } from '../views.ts';

/** By which rules events are played that are listed now; a siege tells its arrows since the second ones. */
export const rulesNow: Readonly<Record<BookSport, number>> = {
  football: 1,
  racket: 1,
  basketball: 1,
  siege: 2,
  league: 1,
};
