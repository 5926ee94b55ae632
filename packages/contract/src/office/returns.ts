import { z } from 'zod';
import { currencySchema, gameTypeIdSchema, idSchema, moneySchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';
import { listBody, listData, reasonSchema, typedSchema } from './fields.ts';

const tag = 'office: games';

/**
 * How a return lies: within its band, above or below it; `few`: too few rounds to judge; `unknown`: nobody has stated what it
 * should be.
 */
export const returnVerdicts = ['inside', 'above', 'below', 'few', 'unknown'] as const;
export type ReturnVerdict = (typeof returnVerdicts)[number];

/** So many rounds at least make a return worth judging. */
export const judgedRoundsMin = 1_000;

/** A day of the site, `2026-11-20`. */
const daySchema = z.iso.date();
export const returnDaysMax = 366;

const returnRowSchema = z.object({
  game: z.object({ id: idSchema, code: z.string(), name: z.string(), type: gameTypeIdSchema }),
  provider: z.object({ id: idSchema, name: z.string() }),
  currency: currencySchema,
  rounds: z.number().int(),
  turnover: moneySchema,
  wins: moneySchema,
  /** Millionths of the turnover; what was won, pots included. */
  actual_ppm: z.number().int(),
  /** What the provider states; null where nobody has. */
  theory_ppm: z.number().int().nullable(),
  /** How far the actual return may lie from the stated one, 99 times of a hundred: 2.58 σ/√n. Null without a stated one. */
  band_ppm: z.number().int().nullable(),
  /** σ of a round per unit staked, in thousandths. */
  deviation_milli: z.number().int().nullable(),
  /** Where σ comes from: stated by the provider, or estimated from these very rounds. */
  deviation_from: z.enum(['stated', 'estimated']),
  verdict: z.enum(returnVerdicts),
});
export type ReturnRow = z.infer<typeof returnRowSchema>;

export const returnList = defineOfficeCall({
  path: '/office/return/list',
  summary:
    'What games return by rounds that closed on the site’s days, beside what they should: 30 days through today unless told.',
  tag,
  right: 'games.read',
  body: listBody(
    {
      q: typedSchema.optional(),
      provider_id: idSchema.optional(),
      game_id: idSchema.optional(),
      currency: currencySchema.optional(),
      verdict: z.enum(returnVerdicts).optional(),
      from_day: daySchema.optional(),
      to_day: daySchema.optional(),
    },
    ['rounds', 'actual', 'distance'],
  ),
  data: listData(returnRowSchema).extend({ from_day: daySchema, to_day: daySchema }),
  codes: { 392: 'the days end before they begin, or are more than 366' },
});

const periodBody = { from_day: daySchema, to_day: daySchema };

export const returnProve = defineOfficeCall({
  path: '/office/return/prove',
  summary: 'Compares the daily sums with the rounds themselves, over 31 days at most.',
  tag,
  right: 'games.read',
  body: z.strictObject(periodBody),
  data: z.object({
    /** Sums of a game, day and currency that were compared. */
    compared: z.number().int(),
    differing: z.number().int(),
  }),
  codes: { 392: 'the days end before they begin, or are more than 31' },
});

export const returnRemake = defineOfficeCall({
  path: '/office/return/remake',
  summary: 'Makes the daily sums anew from the rounds, over 31 days at most.',
  tag,
  right: 'games.manage',
  body: z.strictObject({ ...periodBody, reason: reasonSchema }),
  data: z.object({ made: z.number().int() }),
  codes: { 392: 'the days end before they begin, or are more than 31' },
});
