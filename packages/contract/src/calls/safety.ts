import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencySchema, emptyBody, emptyData, instantSchema, moneySchema } from '../fields.ts';

const tag = 'safety';

/** Which limits there are, by kind and period. Periods are rolling: 24 hours, 7 days, 30 days; `bet` is a single stake. */
export const limitPeriods = {
  deposit: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  stake: ['bet', 'day', 'week', 'month'],
  session: ['day'],
} as const;
export type LimitKind = keyof typeof limitPeriods;
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const satisfies readonly LimitKind[];
export type LimitPeriod = (typeof limitPeriods)[LimitKind][number];

/** Minutes that a member may ask to play in 24 hours. */
export const sessionMinutes = { min: 15, max: 1_440 } as const;
/** How long a looser limit waits. */
export const looserAfterHours = 24;
/** Minutes of play between two reminders. */
export const realityCheckMinutes = [15, 30, 60, 120] as const;

/** How long a member may stay away. The first ones are a break, the others an exclusion. */
export const awayFor = [
  '1_day',
  '3_days',
  '7_days',
  '30_days',
  '6_months',
  '1_year',
  '5_years',
  'for_good',
] as const;
export type AwayFor = (typeof awayFor)[number];
export const isExclusion = (term: AwayFor): boolean => !/_days?$/.test(term);

const kind = z.enum(limitKinds);
const period = z.enum(['bet', 'day', 'week', 'month']);

/** Money limits are decimal strings, `session` whole minutes as a string of digits. */
export const memberLimitSchema = z.object({
  kind,
  period,
  /** What holds now; null when nothing does. */
  amount: moneySchema.nullable(),
  /** How much of it is used up now; for `bet` always nothing. */
  used: moneySchema,
  /** What holds from `next_at` on; null means none. */
  next_amount: moneySchema.nullable(),
  next_at: instantSchema.nullable(),
});
export type MemberLimit = z.infer<typeof memberLimitSchema>;

const positionSchema = z.object({ staked: moneySchema, won: moneySchema, net: moneySchema });

export const safetyState = defineCall({
  path: '/member/safety/state',
  summary: "The member's limits, breaks and reminders, and how they stand: net position and time played.",
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({
    currency: currencySchema,
    limits: z.array(memberLimitSchema),
    /** Until then nothing can be staked or paid in; null: no break. */
    away_until: instantSchema.nullable(),
    away_for_good: z.boolean(),
    reality_check_minutes: z.number().int().nullable(),
    /** Minutes that games were open within the last 24 hours. */
    played_minutes: z.number().int(),
    position: z.object({ day: positionSchema, week: positionSchema, month: positionSchema }),
  }),
});

export const safetyLimit = defineCall({
  path: '/member/safety/limit',
  summary:
    'Sets one limit. A tighter one holds at once, a looser one or none after 24 hours; the last wish counts.',
  tag,
  audience: 'member',
  body: z.strictObject({ kind, period, amount: moneySchema.nullable() }),
  data: z.object({ limit: memberLimitSchema }),
});

export const safetyAway = defineCall({
  path: '/member/safety/away',
  summary:
    'A break or an exclusion: stakes and deposits stop at once, withdrawals stay open. Cannot be shortened.',
  tag,
  audience: 'member',
  body: z.strictObject({ term: z.enum(awayFor) }),
  data: z.object({ away_until: instantSchema.nullable(), away_for_good: z.boolean() }),
  codes: { 101: 'shorter than the break or exclusion that holds' },
});

export const safetyRealityCheck = defineCall({
  path: '/member/safety/reality_check',
  summary: 'How often to be reminded of time and money while playing; null for never.',
  tag,
  audience: 'member',
  body: z.strictObject({
    minutes: z.union(realityCheckMinutes.map((minutes) => z.literal(minutes))).nullable(),
  }),
  data: emptyData,
});
