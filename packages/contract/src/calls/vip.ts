import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencySchema, emptyBody, gameTypeIdSchema, moneySchema } from '../fields.ts';

const tag = 'vip';

/** Per cent as a decimal string without trailing zeros. */
const percentSchema = z.string().regex(/^(0|[1-9]\d{0,2})(\.\d{1,4})?$/);

const vipLevelSchema = z.object({
  level: z.number().int().positive(),
  /** Weighted turnover of a calendar month from which a member rises to it, and with which it is kept. */
  reach: moneySchema,
  keep: moneySchema,
  /** Of what a week's play lost; "0" gives nothing. */
  cash_back_percent: percentSchema,
  cash_back_max: moneySchema,
  /** Null gives nothing. */
  birthday: moneySchema.nullable(),
  /** What the member may withdraw at once and how often a day, with what the level adds; null where nothing is paid out. */
  withdraw_max: moneySchema.nullable(),
  withdrawals_daily: z.number().int().nullable(),
  payouts_first: z.boolean(),
});
export type VipLevel = z.infer<typeof vipLevelSchema>;

export const vipCheck = defineCall({
  path: '/member/vip/check',
  summary: 'Whether there are levels for the member: the entry of the menu.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({ active: z.union([z.literal(0), z.literal(1)]) }),
});

export const vipStanding = defineCall({
  path: '/member/vip',
  summary: "The member's level, how far the next one is, what keeps this one, and what every level gives.",
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({
    currency: currencySchema,
    /** 0 is none. */
    level: z.number().int().nonnegative(),
    /** The calendar month of the site that counts. */
    month: z.object({ first_day: z.iso.date(), last_day: z.iso.date() }),
    /** What was played in it, weighted. */
    turnover: moneySchema,
    next: z.object({ level: z.number().int(), reach: moneySchema, left: moneySchema }).nullable(),
    /** What this level still wants in this month; null without one, and in the month in which it was reached. */
    keep: z.object({ amount: moneySchema, left: moneySchema }).nullable(),
    weights: z.array(z.object({ game_type: gameTypeIdSchema, percent: z.number().int() })),
    levels: z.array(vipLevelSchema),
    /** What levels have brought the member altogether. */
    awarded: moneySchema,
  }),
  codes: { 101: 'there are no levels here, or nothing is offered to this member' },
});
