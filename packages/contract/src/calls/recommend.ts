import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  currencySchema,
  emptyBody,
  emptyData,
  idSchema,
  instantSchema,
  moneySchema,
  pageSchema,
  siteScoped,
  textSchema,
} from '../fields.ts';

const tag = 'recommend';
const flag = z.union([z.literal(0), z.literal(1)]);

export const bonusSettingCheck = defineCall({
  path: '/bonus_setting/check',
  summary: 'Whether members of a currency are given awards for friends: the recommendation menu (spec §6).',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, member_currency: currencySchema }),
  data: z.object({ is_friend: flag }),
});

/** Codes of the agent application that block the recommendation entry (spec §6). */
export const recommendBlockedCodes = { isAgent: 101, mayNotRecommend: 104 } as const;

export const applyForAgentCheck = defineCall({
  path: '/member/apply_for_agent/check',
  summary: 'Whether the member may apply to be an agent. 101 and 104 block the recommendation entry as well.',
  tag,
  audience: 'member',
  body: z.strictObject({
    ...siteScoped,
    /** The member who would be the agent; nobody but the caller. */
    agent_id: idSchema,
    /** 0 asks; `/agent/register` applies. */
    apply_agent_flag: z.literal(0),
  }),
  data: emptyData,
  codes: {
    101: 'is an agent already',
    102: 'an application waits already',
    103: 'agent_id is somebody else',
    104: 'may not bring members',
    105: 'was refused within the last 30 days',
  },
});

export const cashSurplusCheck = defineCall({
  path: '/arks/web/cash_surplus/check',
  summary: 'Whether cash that stays in the main wallet earns something: the cash-surplus menu (spec §6).',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, currency: currencySchema }),
  data: z.object({ active: flag }),
});

export const recommendProject = defineCall({
  path: '/member/recommend/project',
  summary:
    "The member's recommendation code, its link and QR code, the rules, and what it has brought so far.",
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({
    recommend_code: z.string(),
    link: z.url(),
    qr: z.string().describe('SVG document: the link as a QR code'),
    currency: currencySchema,
    rules: z.object({
      /** Per cent of a friend's stakes, as a decimal string without trailing zeros; "0" gives nothing. */
      turnover_percent: z.string().regex(/^(0|[1-9]\d?)(\.\d{1,4})?$/),
      /** The most that one friend brings in a day; null: no bound. */
      turnover_daily_max: moneySchema.nullable(),
      /** Given once for a friend who has paid in `deposit_min`; null gives nothing. */
      deposit_award: moneySchema.nullable(),
      deposit_min: moneySchema.nullable(),
    }),
    friends: z.number().int().nonnegative(),
    awarded: moneySchema,
    awarded_30_days: moneySchema,
  }),
  codes: {
    107: 'recommendations are closed on this site or in this currency',
    109: 'this member may not recommend',
    110: "the member's code is disabled",
  },
});

export const awardKinds = [
  'friend_turnover',
  'friend_deposit',
  'cash_surplus',
  'mission',
  'vip_cash_back',
  'vip_birthday',
  'tournament',
] as const;
export type AwardKind = (typeof awardKinds)[number];
export const friendAwardKinds = ['friend_turnover', 'friend_deposit'] as const;

const range = { from: instantSchema.optional(), to: instantSchema.optional() };

export const awardSchema = z.object({
  id: z.string(),
  kind: z.enum(awardKinds),
  /** The friend's account, masked; null for what has to do with no friend. */
  friend: z.string().nullable(),
  /** The day of the site's calendar that it is for. */
  day: z.iso.date(),
  amount: moneySchema,
  currency: currencySchema,
  state: z.enum(['due', 'paid']),
  /** When it was paid; null while it is due. */
  paid_at: instantSchema.nullable(),
});
export type Award = z.infer<typeof awardSchema>;

export const recommendRecord = defineCall({
  path: '/member/recommend/record',
  summary: "The member's awards, newest first, with their sum.",
  tag,
  audience: 'member',
  body: z.strictObject({ ...pageSchema, ...range, kinds: z.array(z.enum(awardKinds)).min(1).optional() }),
  data: z.object({
    list: z.array(awardSchema),
    next_cursor: z.string().nullable(),
    /** The sum of everything that the filters let through, not of the page alone. */
    total: moneySchema,
    currency: currencySchema,
  }),
});

export const recommendedMemberSchema = z.object({
  /** The account, masked but for its ends. */
  member_account: z.string(),
  joined_at: instantSchema,
  /** Whether an award for this friend was earned within the last 30 days. */
  is_active: z.boolean(),
  awarded: moneySchema,
});
export type RecommendedMember = z.infer<typeof recommendedMemberSchema>;

export const recommendMemberSearch = defineCall({
  path: '/member/recommend/member_search',
  summary:
    'The members whom the caller brought, newest first; one of them by the whole account, for parts would give masked ones away.',
  tag,
  audience: 'member',
  body: z.strictObject({ ...pageSchema, ...range, account: textSchema(64).optional() }),
  data: z.object({
    list: z.array(recommendedMemberSchema),
    next_cursor: z.string().nullable(),
    total_count: z.number().int().nonnegative(),
    currency: currencySchema,
  }),
});

export const cashSurplusState = defineCall({
  path: '/member/cash_surplus',
  summary: 'What cash in the main wallet earns, and has earned.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({
    currency: currencySchema,
    /** Per cent of the day's lowest balance, as a decimal string without trailing zeros. */
    daily_percent: z.string().regex(/^(0|[1-9]\d?)(\.\d{1,4})?$/),
    balance_min: moneySchema,
    /** What lies above earns nothing; null: no bound. */
    balance_max: moneySchema.nullable(),
    earned: moneySchema,
    earned_30_days: moneySchema,
  }),
  codes: { 101: 'cash earns nothing here' },
});
