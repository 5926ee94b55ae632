import { z } from 'zod';
import {
  currencySchema,
  emptyData,
  idSchema,
  instantSchema,
  localeSchema,
  moneySchema,
  textSchema,
} from '../fields.ts';
import { defineOfficeCall, repeatCodes } from './call.ts';
import { listBody, listData, reasonSchema } from './fields.ts';
import { reportGathered, reportSpan, withinReportSpan } from './reports.ts';

const tag = 'office: promotions';

/** How unequal the shares of an envelope are: all alike, none below half the mean, at random. */
export const envelopeSpreads = ['even', 'narrow', 'wide'] as const;
export const envelopeStates = ['coming', 'open', 'empty', 'over', 'ended'] as const;
export const envelopeSharesMax = 100_000;

const envelopeRowSchema = z.object({
  id: idSchema,
  title: z.string(),
  currency: currencySchema,
  budget: moneySchema,
  shares: z.number().int(),
  spread: z.enum(envelopeSpreads),
  claimed: z.number().int(),
  /** What members have taken out of it. */
  cost: moneySchema,
  /** Members who have paid in this much within the last `deposit_days`; 0 is everybody. */
  min_deposit: moneySchema,
  deposit_days: z.number().int(),
  starts_at: instantSchema,
  end_at: instantSchema,
  state: z.enum(envelopeStates),
});
export type EnvelopeRow = z.infer<typeof envelopeRowSchema>;

export const envelopeList = defineOfficeCall({
  path: '/office/promotion/envelopes',
  summary: 'Red envelopes of this site with what they have cost.',
  tag,
  right: 'promotions.read',
  body: listBody({ state: z.enum(envelopeStates).optional(), currency: currencySchema.optional() }, [
    'id',
    'starts_at',
    'end_at',
  ]),
  data: listData(envelopeRowSchema),
});

const titleSchema = z.partialRecord(localeSchema, z.string());

export const envelopeOne = defineOfficeCall({
  path: '/office/promotion/envelope',
  summary: 'One red envelope with its last claims, and what the ledger has booked for it.',
  tag,
  right: 'promotions.read',
  body: z.strictObject({ id: idSchema }),
  data: envelopeRowSchema.extend({
    titles: titleSchema,
    created_by: z.string(),
    created_at: instantSchema,
    /** The sum of the ledger's postings: the same as `cost`. */
    booked: moneySchema,
    /** The last 50. */
    claims: z.array(
      z.object({
        member: z.object({ id: idSchema, account: z.string() }),
        amount: moneySchema,
        at: instantSchema,
      }),
    ),
  }),
  codes: { 404: 'no such envelope' },
});
export type EnvelopeOne = z.infer<typeof envelopeOne.data>;

const positiveMoney = moneySchema.regex(/^(?!-)(?=.*[1-9])/);

/** What an envelope is, as it is proposed and made. */
export const envelopeContentShape = {
  /** English or Chinese at least: every other language falls back on it. */
  title: z
    .partialRecord(localeSchema, textSchema(60).trim().min(1))
    .refine(
      (title) => title.en_US !== undefined || title.zh_CN !== undefined,
      'English or Chinese is missing',
    ),
  currency: currencySchema,
  budget: positiveMoney,
  shares: z.number().int().min(1).max(envelopeSharesMax),
  spread: z.enum(envelopeSpreads),
  min_deposit: moneySchema.regex(/^(?!-)/),
  deposit_days: z.number().int().min(1).max(365),
  starts_at: instantSchema,
  end_at: instantSchema,
} as const;

const contentCodes = {
  391: 'the budget does not give everybody one minor unit',
  392: 'it would end before it begins, or is over already',
} as const;

export const envelopeLook = defineOfficeCall({
  path: '/office/promotion/envelope_look',
  summary: 'What an envelope would cost, whom it reaches, and whether it takes a second person.',
  tag,
  right: 'promotions.manage',
  body: z.strictObject(envelopeContentShape),
  data: z.object({
    /** The most that it can cost. */
    most: moneySchema,
    mean: moneySchema,
    /** What everybody gets at least. */
    least_share: moneySchema,
    /** Members who meet the rule now. */
    eligible: z.number().int(),
    /** If all of them come. */
    likely: moneySchema,
    needs_second: z.boolean(),
    /** What the person may still give away alone within 24 hours. */
    alone_left: moneySchema,
  }),
  codes: contentCodes,
});
export type EnvelopeLook = z.infer<typeof envelopeLook.data>;

export const envelopeCreate = defineOfficeCall({
  path: '/office/promotion/envelope_create',
  summary:
    'Makes a red envelope, or proposes it where it takes a second person: beyond what one person may give away alone in 24 hours.',
  tag,
  right: 'promotions.manage',
  body: z.strictObject({ ...envelopeContentShape, reason: reasonSchema, request_id: z.uuid() }),
  /** One of both, unless nobody else could confirm: then it is made, and neither is told. */
  data: z.object({ proposal_id: idSchema.nullable(), id: idSchema.nullable() }),
  codes: { ...contentCodes, ...repeatCodes },
});

export const envelopeEnd = defineOfficeCall({
  path: '/office/promotion/envelope_end',
  summary: 'Ends an envelope now. What was claimed stays with the members; nothing more is given.',
  tag,
  right: 'promotions.manage',
  body: z.strictObject({ id: idSchema, reason: reasonSchema }),
  data: emptyData,
  codes: { 404: 'no such envelope', 393: 'it is over already' },
});

/** What money of the promotion account goes to. */
export const promotionKinds = [
  'envelope',
  'friends',
  'cash_surplus',
  'mission',
  'vip',
  'tournament',
  'deposit',
  'other',
] as const;
export type PromotionKind = (typeof promotionKinds)[number];

const costRowSchema = z.object({
  kind: z.enum(promotionKinds),
  currency: currencySchema,
  /** Postings out of the site's promotion account, less what came back. */
  cost: moneySchema,
  payments: z.number().int(),
  members: z.number().int(),
  /**
   * Deposits credited in these days: of members who opened an envelope or were paid for a mission in them, of friends for
   * whom awards were paid in them, of orders with a bonus. Null where a promotion brings none.
   */
  brought: moneySchema.nullable(),
});
export type PromotionCost = z.infer<typeof costRowSchema>;

export const promotionCosts = defineOfficeCall({
  path: '/office/promotion/costs',
  summary: 'What each kind of promotion cost in a span of days, from the ledger, and what it brought.',
  tag,
  right: 'promotions.read',
  body: z.strictObject(reportSpan).superRefine(withinReportSpan),
  data: z.object({
    ...reportGathered,
    rows: z.array(costRowSchema),
    /** Per currency: the sum of the rows, and by how much the ledger's promotion account fell. The same, or something is wrong. */
    totals: z.array(z.object({ currency: currencySchema, cost: moneySchema, ledger: moneySchema })),
  }),
  codes: { 374: 'the archive cannot be read now' },
});
