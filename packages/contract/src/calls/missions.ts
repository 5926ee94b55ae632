import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencySchema, emptyBody, gameTypeIdSchema, idSchema, moneySchema } from '../fields.ts';

const tag = 'missions';

/**
 * What a mission asks for: days signed in a row, the first deposit, deposits altogether, stakes, rounds. The first is taken
 * with the daily sign-in itself, all others are claimed.
 */
export const missionKinds = ['signin', 'first_deposit', 'deposit', 'turnover', 'rounds'] as const;
export type MissionKind = (typeof missionKinds)[number];

/** How often it can be taken: once, once a day, once a week that begins on Monday; days are those of the site. */
export const missionPeriods = ['once', 'day', 'week'] as const;
export type MissionPeriod = (typeof missionPeriods)[number];

/** Kinds whose goal is an amount; the others count. */
export const moneyMissions: ReadonlySet<MissionKind> = new Set(['first_deposit', 'deposit', 'turnover']);

export const missionStates = ['open', 'reached', 'claimed'] as const;

/** An amount where the kind asks for one, a whole number where it counts. */
const measureSchema = moneySchema;

const missionSchema = z.object({
  id: idSchema,
  title: z.string(),
  kind: z.enum(missionKinds),
  period: z.enum(missionPeriods),
  /** Of which games alone; null counts all. */
  game_type: gameTypeIdSchema.nullable(),
  goal: measureSchema,
  progress: measureSchema,
  award: moneySchema,
  /** How many more can be paid for what the site has set aside. */
  places_left: z.number().int().nonnegative(),
  /** The first day of the span that this line is about; goes with the claim. */
  day: z.iso.date(),
  /** The last day on which something is counted, and the last on which it can be claimed. */
  last_day: z.iso.date(),
  claim_until: z.iso.date(),
  state: z.enum(missionStates),
});
export type Mission = z.infer<typeof missionSchema>;

/**
 * How the daily sign-in stands, by the names of the specification's send list (§3): may sign in now, has signed in today,
 * is not open to this member.
 */
export const signinStates = ['is_signin_pass', 'is_signin_true', 'is_signin_noopen'] as const;

export const missionBoard = defineCall({
  path: '/member/missions',
  summary:
    'The missions that are open to the member with how far each is, and the daily sign-in with its calendar. Nothing of it to members who are away, disabled or frozen.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({
    currency: currencySchema,
    /** The site's day. */
    today: z.iso.date(),
    signin: z.object({
      state: z.enum(signinStates),
      /** Days in a row up to today or yesterday. */
      streak: z.number().int().nonnegative(),
      /** Days of this month and the last on which the member signed in. */
      days: z.array(z.iso.date()),
      /** What is given after how many days in a row, again and again. */
      awards: z.array(
        z.object({
          id: idSchema,
          title: z.string(),
          days: z.number().int().positive(),
          award: moneySchema,
          places_left: z.number().int().nonnegative(),
          last_day: z.iso.date(),
        }),
      ),
    }),
    missions: z.array(missionSchema),
  }),
});
export type MissionBoard = z.infer<typeof missionBoard.data>;

export const missionCheck = defineCall({
  path: '/member/missions/check',
  summary: 'Whether there is a mission or a daily sign-in for the member: the entry of the menu.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({ active: z.union([z.literal(0), z.literal(1)]) }),
});

export const missionClaim = defineCall({
  path: '/member/missions/claim',
  summary: 'Takes the award of a mission that is reached: once for each span, and a repeat answers the same.',
  tag,
  audience: 'member',
  body: z.strictObject({ id: idSchema, day: z.iso.date() }),
  data: z.object({ cash: moneySchema, currency: currencySchema }),
  codes: {
    101: 'nothing is offered to this member',
    102: 'over, nothing left, or no such mission',
    103: 'not reached yet',
  },
});

export const dailySignin = defineCall({
  path: '/member/daily_signin',
  summary: 'Signs in for today and takes what it brings: once a day, and a repeat answers the same.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({
    /** Signed in by this call, or before. */
    state: z.enum(['is_signin_success', 'is_signin_true']),
    streak: z.number().int().positive(),
    /** What the day brought altogether. */
    cash: moneySchema,
    currency: currencySchema,
  }),
  codes: { 101: 'nothing is offered to this member', 102: 'there is no daily sign-in here' },
});
