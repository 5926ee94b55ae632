/** What can be picked, and at which other prices it may stand, as the pages of the book are told (`views.ts`). */
import * as z from 'zod/mini';

/**
 * - `result` home, draw, away · `double` home-draw, home-away, draw-away · `winner` home, away
 * - `total` over, under of `line` goals or points · `handicap` home, away: `line` is added to the home side's score
 *   (a whole line can come out even: then the leg counts 1.00)
 * - `next` home, none, away: who scores goal `number`
 * - `part` home, away: who wins set or map `number` · `parts` over, under of `line` sets or maps
 * - `score` the exact score, home first, `other` for any that is not listed · `both` yes, no: both sides score
 * - `parity` odd, even: the sum of goals or points · `half` home, draw, away at half-time · `half-total` over, under of
 *   `line` goals in the first half
 *
 * A line of a quarter is half a stake on each of the lines beside it.
 */
export const marketKindSchema = z.enum([
  'result',
  'double',
  'winner',
  'total',
  'handicap',
  'next',
  'part',
  'parts',
  'score',
  'both',
  'parity',
  'half',
  'half-total',
]);
export type MarketKind = z.output<typeof marketKindSchema>;

/** Scores that can be bet on by themselves, home first. */
export const scoreCodes = [
  '0-0',
  '0-1',
  '0-2',
  '0-3',
  '1-0',
  '1-1',
  '1-2',
  '1-3',
  '2-0',
  '2-1',
  '2-2',
  '2-3',
  '3-0',
  '3-1',
  '3-2',
  '3-3',
] as const;

export const selectionCodes = [
  'home',
  'draw',
  'away',
  'home-draw',
  'home-away',
  'draw-away',
  'over',
  'under',
  'none',
  'yes',
  'no',
  'odd',
  'even',
  ...scoreCodes,
  'other',
] as const;
export const selectionCodeSchema = z.enum(selectionCodes);
export type SelectionCode = z.output<typeof selectionCodeSchema>;

/** Which other prices the player accepts: `any`, only `better` ones, those and a little worse ones (`near`), or `none`. */
export const priceConsents = ['any', 'better', 'near', 'none'] as const;
export type PriceConsent = (typeof priceConsents)[number];
/** How much worse than the one that was seen a price may be to be `near` it. Hundredths of that. */
export const nearPercent = 5;

/** Whether a price other than the one that the player saw may stand. Both in thousandths. */
export const isConsented = (consent: PriceConsent, seen: number, now: number): boolean => {
  if (now === seen || consent === 'any') return true;
  if (consent === 'none') return false;
  return now > seen || (consent === 'near' && now * 100 >= seen * (100 - nearPercent));
};
