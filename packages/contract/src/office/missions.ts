import { z } from 'zod';
import { missionKinds, missionPeriods } from '../calls/missions.ts';
import {
  currencySchema,
  emptyData,
  gameTypeIdSchema,
  idSchema,
  instantSchema,
  localeSchema,
  moneySchema,
  textSchema,
} from '../fields.ts';
import { defineOfficeCall, repeatCodes } from './call.ts';
import { listBody, listData, reasonSchema } from './fields.ts';

const tag = 'office: promotions';

/** What a mission is to staff: not begun, running, nothing left of its budget, its days over, ended by staff. */
export const missionDeskStates = ['coming', 'open', 'empty', 'over', 'ended'] as const;

const missionRowSchema = z.object({
  id: idSchema,
  title: z.string(),
  currency: currencySchema,
  kind: z.enum(missionKinds),
  period: z.enum(missionPeriods),
  game_type: gameTypeIdSchema.nullable(),
  /** An amount, or a whole number of days or rounds. */
  goal: moneySchema,
  award: moneySchema,
  budget: moneySchema,
  claims: z.number().int(),
  /** What members have taken. */
  cost: moneySchema,
  /** By the site's calendar, both of them with. */
  from_day: z.iso.date(),
  to_day: z.iso.date(),
  state: z.enum(missionDeskStates),
});
export type MissionRow = z.infer<typeof missionRowSchema>;

export const missionList = defineOfficeCall({
  path: '/office/mission/list',
  summary: 'Missions of this site with what they have cost.',
  tag,
  right: 'promotions.read',
  body: listBody({ state: z.enum(missionDeskStates).optional(), currency: currencySchema.optional() }, [
    'id',
    'from_day',
    'to_day',
  ]),
  data: listData(missionRowSchema),
});

export const missionOne = defineOfficeCall({
  path: '/office/mission/one',
  summary: 'One mission with its last claims, what the ledger has booked for it, and what it brought.',
  tag,
  right: 'promotions.read',
  body: z.strictObject({ id: idSchema }),
  data: missionRowSchema.extend({
    titles: z.partialRecord(localeSchema, z.string()),
    created_by: z.string(),
    created_at: instantSchema,
    members: z.number().int(),
    /** The sum of the ledger's postings: the same as `cost`. */
    booked: moneySchema,
    /** Deposits credited on its days to members who have taken it. */
    brought: moneySchema,
    /** The last 50. */
    last_claims: z.array(
      z.object({
        id: z.string(),
        member: z.object({ id: idSchema, account: z.string() }),
        day: z.iso.date(),
        amount: moneySchema,
        at: instantSchema,
      }),
    ),
  }),
  codes: { 404: 'no such mission' },
});
export type MissionOne = z.infer<typeof missionOne.data>;

const positiveMoney = moneySchema.regex(/^(?!-)(?=.*[1-9])/);

/** What a mission is, as it is proposed and published. */
export const missionContentShape = {
  /** English or Chinese at least: every other language falls back on it. */
  title: z
    .partialRecord(localeSchema, textSchema(60).trim().min(1))
    .refine(
      (title) => title.en_US !== undefined || title.zh_CN !== undefined,
      'English or Chinese is missing',
    ),
  currency: currencySchema,
  kind: z.enum(missionKinds),
  /** Once for a first deposit, daily for days signed in a row. */
  period: z.enum(missionPeriods),
  /** For stakes and rounds alone. */
  game_type: gameTypeIdSchema.nullable(),
  goal: positiveMoney,
  award: positiveMoney,
  /** It never costs more. */
  budget: positiveMoney,
  from_day: z.iso.date(),
  to_day: z.iso.date(),
} as const;

const contentCodes = {
  391: 'the budget does not pay one award',
  392: 'it would end before it begins, or is over already',
} as const;

export const missionLook = defineOfficeCall({
  path: '/office/mission/look',
  summary:
    'What a mission would cost: the most, what it would have come to over the last 28 days, and whether it takes a second person.',
  tag,
  right: 'promotions.manage',
  body: z.strictObject(missionContentShape),
  data: z.object({
    most: moneySchema,
    /** Awards that the budget pays. */
    places: z.number().int(),
    /** Members who are offered it now. */
    eligible: z.number().int(),
    /** Awards that members would have taken in the last 28 days; of sign-ins, if all who played then came every day. */
    reached: z.number().int(),
    /** What the mission comes to over its own days at that rate, at most its budget. */
    likely: moneySchema,
    needs_second: z.boolean(),
    /** What the person may still give away alone within 24 hours. */
    alone_left: moneySchema,
  }),
  codes: contentCodes,
});
export type MissionLook = z.infer<typeof missionLook.data>;

export const missionPublish = defineOfficeCall({
  path: '/office/mission/publish',
  summary:
    'Publishes a mission, or proposes it where it takes a second person: beyond what one person may give away alone in 24 hours.',
  tag,
  right: 'promotions.manage',
  body: z.strictObject({ ...missionContentShape, reason: reasonSchema, request_id: z.uuid() }),
  /** One of both, unless nobody else could confirm: then it is published, and neither is told. */
  data: z.object({ proposal_id: idSchema.nullable(), id: idSchema.nullable() }),
  codes: { ...contentCodes, ...repeatCodes },
});

export const missionEnd = defineOfficeCall({
  path: '/office/mission/end',
  summary:
    'Makes today the last day of a mission. What members reach until then can still be claimed; one that has not begun never does.',
  tag,
  right: 'promotions.manage',
  body: z.strictObject({ id: idSchema, reason: reasonSchema }),
  data: emptyData,
  codes: { 404: 'no such mission', 393: 'it is over already' },
});
