import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  currencySchema,
  emptyBody,
  emptyData,
  gameTypeIdSchema,
  idSchema,
  instantSchema,
  moneySchema,
  pageSchema,
  textSchema,
} from '../fields.ts';

const tag = 'agents';

/** Codes of plans and bills. */
export const agentBillCodes = {
  notAgent: 101,
  inactive: 102,
  notOwn: 103,
  aboveOwn: 104,
  noPlan: 105,
  badLadder: 106,
  subInactive: 107,
  notReviewed: 108,
  openAlready: 109,
  otherContent: 110,
} as const;

const centreRefusals = { 101: 'is not an agent', 102: 'the agent is not active' } as const;
const billRefusals = { ...centreRefusals, 103: 'no bill, or line of one, of the agent' } as const;

/** Millionths. */
const ratePpmSchema = z.int().min(0).max(1_000_000);
/** An amount of which fractions of the smallest unit count: a decimal with as many places as it has. */
export const exactSchema = z.string().regex(/^-?(0|[1-9][0-9]{0,19})(\.[0-9]{1,20})?$/);
const countSchema = z.int().nonnegative();
const billIdSchema = z.string().regex(/^[1-9][0-9]{0,17}$/);

/** By what agents are settled; both days belong to it. */
export const agentCycleSchema = z.object({
  kind: z.enum(['day', 'week', 'month']),
  from: z.iso.date(),
  to: z.iso.date(),
});

const rungSchema = z.object({
  /** What the whole line has to reach; null where it is not asked for. */
  min_active: countSchema.nullable(),
  min_new_active: countSchema.nullable(),
  min_net_win: moneySchema.nullable(),
  min_turnover: moneySchema.nullable(),
  rate_ppm: ratePpmSchema,
});

/** What an agent is paid by (docs/guides/settlement.md says how it is computed). */
export const agentPlanSchema = z.object({
  plan: z.string(),
  version: z.int().positive(),
  title: z.string(),
  /** Days on which it holds; no end while it is the last. */
  from: z.iso.date(),
  to: z.iso.date().nullable(),
  /** Whether the agent above gave it, and not the site. */
  is_from_agent: z.boolean(),
  cycle: z.enum(['day', 'week', 'month']),
  /** How revenue share is split: by lines with carry and advances, or by the path of each member. */
  method: z.enum(['line', 'path']),
  /** Days from the end of the cycle until a bill may be paid. */
  hold_days: countSchema,
  smallest_payout: moneySchema,
  /** Who counts as active in a cycle. */
  active: z.object({ deposit: moneySchema, turnover: moneySchema }),
  /** A member who costs the house more in a cycle is carried alone; null without such a bound. */
  fence: moneySchema.nullable(),
  deductions: z.array(
    z.object({
      name: z.string(),
      on: z.enum(['ggr', 'turnover', 'bonus', 'deposit', 'withdrawal', 'fee', 'net']),
      game_type: z.int().nullable(),
      provider: z.int().nullable(),
      rate_ppm: ratePpmSchema,
    }),
  ),
  /** Revenue share; empty where there is none. */
  ladder: z.array(rungSchema),
  /** What becomes of a cycle that was lost: forgotten, carried, or carried for so many cycles. Null without revenue share. */
  negative_carry: z.union([z.enum(['discard', 'carry']), z.int().positive()]).nullable(),
  /** Of the turnover with games of a type. */
  turnover: z.array(z.object({ game_type: gameTypeIdSchema, rate_ppm: ratePpmSchema })),
  /** For each new member who fulfils all of it within so many days. */
  per_head: z
    .object({
      amount: moneySchema,
      first_deposit: moneySchema,
      deposits: moneySchema,
      turnover: moneySchema,
      within_days: z.int().positive(),
    })
    .nullable(),
});
export type AgentPlan = z.infer<typeof agentPlanSchema>;

export const agentPlan = defineCall({
  path: '/agent/plan',
  summary:
    'What the agent is paid by: the plan of the running cycle, where the line stands on its ladder, and all versions.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({
    currency: currencySchema,
    /** Null without a plan. */
    cycle: agentCycleSchema.nullable(),
    plan: agentPlanSchema.nullable(),
    /** Where the line stands, as it was last computed; null before that. */
    here: z
      .object({
        computed_at: instantSchema,
        active: countSchema,
        new_active: countSchema,
        net_win: exactSchema,
        turnover: moneySchema,
        carried: exactSchema,
        rate_ppm: ratePpmSchema,
        /** Place on the ladder, from 0; null below the lowest rung. */
        rung: countSchema.nullable(),
        /** What the bill would come to if the cycle ended now. */
        commission: moneySchema,
        /** What the next rung asks for beyond that; null on the highest. */
        missing: rungSchema.nullable(),
      })
      .nullable(),
    /** The latest first: those that begin later, the one that holds, earlier ones. */
    versions: z.array(agentPlanSchema),
  }),
  codes: centreRefusals,
});

export const agentPlanSubs = defineCall({
  path: '/agent/plan/subs',
  summary:
    'Agents directly below, with the plan that each has, and the one that each has from the next cycle on.',
  tag,
  audience: 'member',
  body: z.strictObject(pageSchema),
  data: z.object({
    list: z.array(
      z.object({
        member_id: idSchema,
        member_account: z.string(),
        is_active: z.boolean(),
        plan: agentPlanSchema.nullable(),
        next: agentPlanSchema.nullable(),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  codes: centreRefusals,
});

export const agentPlanGive = defineCall({
  path: '/agent/plan/give',
  summary:
    "Give an agent directly below a plan from the next cycle on: the agent's own, with rates that are nowhere above the own ones.",
  tag,
  audience: 'member',
  body: z.strictObject({
    agent_id: idSchema,
    /** A rate for each rung of the own ladder, none lower than the one before. */
    ladder_ppm: z.array(ratePpmSchema).max(50),
    /** A rate for each game type of the own plan that shall have one. */
    turnover: z
      .array(z.strictObject({ game_type: gameTypeIdSchema, rate_ppm: ratePpmSchema }))
      .max(20)
      .default([]),
    /** For each new member who counts; null for nothing. */
    per_head: moneySchema.nullable().default(null),
  }),
  data: z.object({ plan: agentPlanSchema }),
  codes: {
    ...centreRefusals,
    103: 'nobody who stands directly below the agent',
    104: 'something in it is above the own plan of the next cycle',
    105: 'the agent has no plan that could be given on',
    106: 'not a rate for each rung, or one that is lower than the one before',
    107: 'who stands there is no agent in service',
  },
});

/** Until it is paid, how far the cycle is; or that it waits for staff, or that there is nothing to be paid. */
export const agentBillStates = ['calculated', 'reviewed', 'approved', 'held', 'nothing_due', 'paid'] as const;
export type AgentBillState = (typeof agentBillStates)[number];

const billShape = {
  bill_id: billIdSchema,
  cycle: agentCycleSchema,
  state: z.enum(agentBillStates),
  plan: z.string(),
  version: z.int().positive(),
  title: z.string(),
  rate_ppm: ratePpmSchema,
  /** Base of the whole line, and losses that were carried into the cycle. */
  line: exactSchema,
  carry_in: exactSchema,
  carry_out: exactSchema,
  commission: moneySchema,
  /** What is owed for advances, before and after. */
  debt_in: exactSchema,
  debt_out: exactSchema,
  adjustment: moneySchema,
  rolled_in: moneySchema,
  rolled_out: moneySchema,
  payable: moneySchema,
  paid: moneySchema,
  payable_from: z.iso.date(),
  paid_at: instantSchema.nullable(),
  /** Over its lines, as the file of them ends with. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  disputes_open: countSchema,
};

export const agentBillSchema = z.object(billShape);
export type AgentBill = z.infer<typeof agentBillSchema>;

export const agentSettlement = defineCall({
  path: '/agent/settlement',
  summary: "The agent's bills, the latest first.",
  tag,
  audience: 'member',
  body: z.strictObject(pageSchema),
  data: z.object({
    currency: currencySchema,
    list: z.array(agentBillSchema),
    next_cursor: z.string().nullable(),
  }),
  codes: centreRefusals,
});

export const agentDisputeWords = { min: 10, max: 1_000 } as const;

export const agentDisputeSchema = z.object({
  /** Null where it is about the bill as a whole. */
  line: z.int().positive().nullable(),
  words: z.string(),
  state: z.enum(['open', 'upheld', 'dismissed']),
  answer: z.string().nullable(),
  created_at: instantSchema,
  answered_at: instantSchema.nullable(),
});

export const agentSettlementBill = defineCall({
  path: '/agent/settlement/bill',
  summary: 'One bill with everything that it comes of, and what the agent did not agree with.',
  tag,
  audience: 'member',
  body: z.strictObject({ bill_id: billIdSchema }),
  data: z.object({
    currency: currencySchema,
    bill: agentBillSchema,
    active: countSchema,
    new_active: countSchema,
    turnover: moneySchema,
    /** What the line earned with everybody in it, and of that what the lines directly below did. */
    earned: exactSchema,
    below: exactSchema,
    revenue_share: exactSchema,
    turnover_commission: exactSchema,
    per_head: exactSchema,
    /** Less than the smallest unit. */
    cut: exactSchema,
    /** Losses that nobody has to make up for any more. */
    lapsed: exactSchema,
    lines: countSchema,
    adjustments: z.array(z.object({ reason: z.string(), note: z.string(), amount: moneySchema })),
    disputes: z.array(agentDisputeSchema),
  }),
  codes: billRefusals,
});

export const agentSettlementLines = defineCall({
  path: '/agent/settlement/lines',
  summary:
    'The lines of a bill, which name no member: as in its file, where docs/guides/settlement.md tells what each says.',
  tag,
  audience: 'member',
  body: z.strictObject({
    ...pageSchema,
    bill_id: billIdSchema,
    /** Days of members alone, or all that is no day. */
    part: z.enum(['days', 'sums']).optional(),
  }),
  data: z.object({
    currency: currencySchema,
    list: z.array(
      z.object({
        line: z.int().positive(),
        kind: z.string(),
        /** The member's number in this bill; of `bill` and `line` an agent's id. */
        of: z.int().nullable(),
        day: z.string().nullable(),
        game_type: z.int().nullable(),
        provider: z.int().nullable(),
        count: z.int().nullable(),
        stake: exactSchema.nullable(),
        turnover: exactSchema.nullable(),
        win: exactSchema.nullable(),
        bonus: exactSchema.nullable(),
        deposit: exactSchema.nullable(),
        withdrawal: exactSchema.nullable(),
        fee: exactSchema.nullable(),
        jackpot: exactSchema.nullable(),
        adjustment: exactSchema.nullable(),
        name: z.string().nullable(),
        on: exactSchema.nullable(),
        rate_ppm: z.int().nullable(),
        amount: exactSchema.nullable(),
        has_rounds: z.boolean(),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  codes: billRefusals,
});

export const agentSettlementRounds = defineCall({
  path: '/agent/settlement/rounds',
  summary:
    "The rounds that a member's day on a bill comes of, by short ids of their own; never whose they are.",
  tag,
  audience: 'member',
  body: z.strictObject({ ...pageSchema, bill_id: billIdSchema, line: z.int().positive().max(2_147_483_647) }),
  data: z.object({
    currency: currencySchema,
    list: z.array(
      z.object({ id: z.string(), closed_at: instantSchema, stake: moneySchema, win: moneySchema }),
    ),
    next_cursor: z.string().nullable(),
  }),
  codes: billRefusals,
});

export const agentSettlementFile = defineCall({
  path: '/agent/settlement/file',
  summary:
    'Where the lines of a bill can be fetched as CSV, for a minute. `npm run settlement -- verify FILE` proves them against the hash.',
  tag,
  audience: 'member',
  body: z.strictObject({ bill_id: billIdSchema }),
  data: z.object({ url: z.string(), expires_at: instantSchema }),
  codes: billRefusals,
});

export const agentSettlementDispute = defineCall({
  path: '/agent/settlement/dispute',
  summary:
    'Say that a bill, or a line of it, is not right; staff answer. `request_id` makes a repeat the same dispute.',
  tag,
  audience: 'member',
  body: z.strictObject({
    request_id: z.uuid(),
    bill_id: billIdSchema,
    line: z.int().positive().max(2_147_483_647).optional(),
    words: textSchema(agentDisputeWords.max).trim().min(agentDisputeWords.min),
  }),
  data: emptyData,
  codes: {
    ...billRefusals,
    108: 'nobody has reviewed the bill yet: it may still change',
    109: 'a dispute of it is open already',
    110: 'same request_id with other content',
    403: 'demo site: nothing is opened',
  },
});
