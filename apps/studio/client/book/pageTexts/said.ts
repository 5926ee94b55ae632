import type { BookSport } from '../../../src/book/views.ts';

/** A rule of every book, or one of some sports alone. */
export type Said = string | { readonly of: readonly BookSport[]; readonly text: string };

const saidOf =
  (...of: readonly BookSport[]) =>
  (text: string): Said => ({ of, text });

export const ofFootball = saidOf('football', 'league');
/** Of matches that are seen minute by minute. */
export const ofFootballPlay = saidOf('football');
export const ofBasketball = saidOf('basketball');
export const ofBadminton = saidOf('racket');
export const ofSiege = saidOf('siege');

/** What is said where these sports are bet on. */
export const saidIn = (items: readonly Said[], sports: readonly BookSport[]): readonly string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    return item.of.some((sport) => sports.includes(sport)) ? [item.text] : [];
  });
