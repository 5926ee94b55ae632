/** What the pages of the book may send: `/play/{gameCode}/api/...`. */
import { z } from 'zod';
import { bookSports, cashShares, priceConsents, selectionCodes } from './views.ts';

/** Beyond `legsMax`, so that a slip that is too long is told so in words. */
const legsSentMax = 30;

const eventId = z.string().regex(/^[a-z]{1,20}-\d{1,12}$/);

const leg = z.strictObject({
  event: eventId,
  market: z.string().min(1).max(30),
  selection: z.enum(selectionCodes),
});

const stake = z.string().max(20);
const price = z.int().min(1_001).max(1_000_000);
/** Sizes of a system's combinations. Whether it is offered, the slip says in words. */
const folds = z.strictObject({ min: z.int().min(1).max(8), max: z.int().min(1).max(8) }).optional();

export const quoteBody = z.strictObject({
  legs: z.array(leg).min(1).max(legsSentMax),
  stake: stake.optional(),
  folds,
});
export type QuoteInput = z.output<typeof quoteBody>;

export const placeBody = z.strictObject({
  action_id: z.uuid(),
  stake,
  consent: z.enum(priceConsents),
  folds,
  legs: z.array(leg.extend({ price })).min(1).max(legsSentMax),
  joints: z
    .array(z.strictObject({ event: eventId, price }))
    .max(legsSentMax)
    .optional(),
});
export type PlaceInput = z.output<typeof placeBody>;

export const cashOutBody = z.strictObject({
  action_id: z.uuid(),
  bet: z.string().min(1).max(60),
  share: z.literal(cashShares),
  least: stake,
});
export type CashOutInput = z.output<typeof cashOutBody>;

const before = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .optional();

export const betsBody = z.strictObject({ which: z.enum(['open', 'settled']), before });
export type BetsInput = z.output<typeof betsBody>;

export const eventParams = z.strictObject({ id: eventId });
export const streamQuery = z.strictObject({ event: eventId.optional() });
export const resultsQuery = z.strictObject({
  sport: z.enum(bookSports).optional(),
  /** Milliseconds of the last event's end and its id. */
  before: z
    .string()
    .regex(/^\d{13}\.[a-z]{1,20}-\d{1,12}$/)
    .optional(),
});
export type ResultsInput = z.output<typeof resultsQuery>;
