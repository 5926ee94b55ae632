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
 *   `line` goals or points in the first half · `half-handicap` home, away: as `handicap`, of the first half
 * - `half-full` who is ahead at half-time and who at the end, `home/draw` · `home-total`, `away-total` over, under of `line`
 *   goals or points of that side · `home-clean`, `away-clean` yes, no: that side concedes nothing · `nil` home, none, away:
 *   who wins without conceding · `margin` by how much somebody wins: `home-by-1` is the first of `marginsFrom`, or a draw
 * - `goals` how many goals: `0` to `5`, `6+`
 * - `part-result` home, draw, away: quarter `number` · `part-total` over, under of `line` points in quarter, set or map
 *   `number` · `part-handicap` home, away · `part-parity` odd, even · `race` home, away: who first has `raceTo` points of
 *   set or map `number` · `point-handicap` home, away: `line` is added to the home side's points of the whole match
 * - `round` home, away: who takes round `line` of map `number`
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
  'half-handicap',
  'half-full',
  'home-total',
  'away-total',
  'home-clean',
  'away-clean',
  'nil',
  'margin',
  'goals',
  'part-result',
  'part-total',
  'part-handicap',
  'part-parity',
  'race',
  'point-handicap',
  'round',
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

/** Who is ahead at half-time, and who at the end. */
export const halfFullCodes = [
  'home/home',
  'home/draw',
  'home/away',
  'draw/home',
  'draw/draw',
  'draw/away',
  'away/home',
  'away/draw',
  'away/away',
] as const;

/** How many goals; the last stands for more as well. */
export const goalCodes = ['0', '1', '2', '3', '4', '5', '6+'] as const;

const homeMargins = ['home-by-1', 'home-by-2', 'home-by-3'] as const;
const awayMargins = ['away-by-1', 'away-by-2', 'away-by-3'] as const;

/** By how much a side wins, in the order of `marginsFrom`, the home side's first. */
export const marginCodes = [...homeMargins, 'draw', ...awayMargins] as const;

/** The least of each margin that can be bet on; the last is open. */
export const marginsFrom = { goals: [1, 2, 3], points: [1, 6, 11] } as const;

/** Points of a set, rounds of a map: who has so many first. */
export const raceTo = { racket: 7, siege: 4 } as const;

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
  ...halfFullCodes,
  ...goalCodes,
  ...homeMargins,
  ...awayMargins,
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
