import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencySchema, gameTypeIdSchema, idSchema, instantSchema, moneySchema } from '../fields.ts';
import { agentCycleSchema, exactSchema } from './agentBills.ts';
import { agentCentreRefusals, agentFileSchema, agentSpanShape } from './agents.ts';

const tag = 'agents';

/** Codes of the tables beside those of the centre. */
export const agentReportCodes = { notInDownline: 103, tooFew: 104 } as const;

/** Figures of fewer members than these are never shown by themselves. */
export const agentFiguresMembersMin = 3;

export const operationSteps = ['day', 'week', 'month'] as const;
export type OperationStep = (typeof operationSteps)[number];

const count = z.int().nonnegative();

/** What came of members; null where a game type or provider is chosen, with which it has nothing to do. */
const headFigures = {
  registrations: count.nullable(),
  first_deposits: count.nullable(),
  first_deposit_amount: moneySchema.nullable(),
  /** Different members who played; and of them those who joined within the same span. */
  players: count.nullable(),
  new_players: count.nullable(),
  /** Different members who paid in. */
  depositors: count.nullable(),
  deposits: z.int().nullable(),
  deposit_amount: moneySchema.nullable(),
  withdrawals: z.int().nullable(),
  withdrawal_amount: moneySchema.nullable(),
  net_deposit: moneySchema.nullable(),
  bonus: moneySchema.nullable(),
  fees: moneySchema.nullable(),
  /** What is left of GGR after bonuses, corrections and contributions to pots; fees are the members'. */
  net: moneySchema.nullable(),
};

/** What came of play. */
const playFigures = {
  bets: count,
  stake: moneySchema,
  turnover: moneySchema,
  payout: moneySchema,
  ggr: moneySchema,
  adjustment: moneySchema,
  jackpots: moneySchema,
};

export const lineFiguresSchema = z.object({ ...headFigures, ...playFigures });
export type LineFigures = z.infer<typeof lineFiguresSchema>;

/**
 * What is taken off a cycle before commission, and what it comes to: by the settlement itself, of a member's whole cycle, so
 * no other days have it. Costs are those of the whole line, by the basis of each deduction: GGR or turnover (providers),
 * bonuses, payments and their fees, what is left (the platform). Null on bills that were computed before costs were kept.
 */
const cycleFigures = {
  provider_fees: exactSchema.nullable(),
  promotion_costs: exactSchema.nullable(),
  payment_fees: exactSchema.nullable(),
  platform_fees: exactSchema.nullable(),
  /** The base of commission: GGR of the line after all that is taken off, before what is carried in. */
  net: exactSchema,
  /** Per mille of turnover, paid win or lose: the part of the commission that the plan gives for it. */
  rebate: exactSchema.nullable(),
  commission: moneySchema.nullable(),
};
export const cycleFiguresSchema = z.object(cycleFigures);
export type CycleFigures = z.infer<typeof cycleFiguresSchema>;

const operationCycleSchema = z.object({
  cycle: agentCycleSchema,
  /** Until its bill is computed: as if the cycle had ended at `as_of`. */
  is_estimate: z.boolean(),
  as_of: instantSchema,
  ...cycleFigures,
  rate_ppm: count.nullable(),
  carried_in: exactSchema.nullable(),
});
export type OperationCycle = z.infer<typeof operationCycleSchema>;

const operationBody = z.strictObject({
  ...agentSpanShape,
  by: z.enum(operationSteps).default('day'),
  /** An agent of the downline, whose line is asked for in place of the own one. */
  under: idSchema.optional(),
  game_type: gameTypeIdSchema.optional(),
  gp_id: idSchema.optional(),
});

const reportRefusals = {
  ...agentCentreRefusals,
  103: "`under` is not in the agent's downline",
  104: 'too few members stand there',
} as const;

const pathSchema = z.array(z.object({ member_id: idSchema, member_account: z.string() }));

const spanData = {
  currency: currencySchema,
  from: z.iso.date(),
  to: z.iso.date(),
  /** The site's day, so that a page can offer spans of it. */
  today: z.iso.date(),
  /** Until when the figures of the last day go; null where nothing was made yet. */
  as_of: instantSchema.nullable(),
  /** From the agent's own downline down to whose line is shown: empty for the own one. */
  path: pathSchema,
};

export const agentOperationTable = defineCall({
  path: '/agent/operation_table',
  summary:
    "What came of the whole line below the agent, by day, week or month of the site: without the agent's own play, which counts for the agent above. `total` is of all the days, not the sum of the rows where heads are counted.",
  tag,
  audience: 'member',
  body: operationBody,
  data: z.object({
    ...spanData,
    list: z.array(
      z.object({
        /** The first day of the row within the span. */
        day: z.iso.date(),
        figures: lineFiguresSchema,
      }),
    ),
    total: lineFiguresSchema,
    /** Who stands in the whole line, and whose session was in use within five minutes of the latest making. */
    members: count,
    online: count,
    /**
     * Cycles that end within the days, and the one that runs where its latest day is among them; null where games are chosen,
     * because deductions are of all play. Of a line below, commission, rate and what is carried are that agent's and are null.
     */
    cycles: z.object({ list: z.array(operationCycleSchema), total: cycleFiguresSchema }).nullable(),
    /** What may be chosen: whatever the line played on these days. */
    game_types: z.array(gameTypeIdSchema),
    providers: z.array(z.object({ gp_id: idSchema, name: z.string() })),
  }),
  codes: reportRefusals,
});

export const agentOperationTableFile = defineCall({
  path: '/agent/operation_table/file',
  summary: 'The same as CSV: the days with their total, then the cycles with theirs.',
  tag,
  audience: 'member',
  body: operationBody,
  data: agentFileSchema,
  codes: reportRefusals,
});

const cohortSteps = ['week', 'month'] as const;
export type CohortStep = (typeof cohortSteps)[number];

const cohortBody = z.strictObject({
  ...agentSpanShape,
  by: z.enum(cohortSteps).default('month'),
  under: idSchema.optional(),
});

/** What those who joined together did in one week or month: 0 is that of joining. */
export const cohortPeriodSchema = z.object({
  /** Of how many members it is: those whose own week or month has come so far. */
  members: count,
  /** Different members who played. */
  players: count,
  deposit_amount: moneySchema,
  withdrawal_amount: moneySchema,
  turnover: moneySchema,
  ggr: moneySchema,
});

const cohortFigures = {
  /** Who joined the line. */
  members: count,
  /** Who of them paid in for the first time, and who played again after the week or month of joining. */
  first_deposits: count,
  returned: count,
  /** Up to the present one, twelve after that of joining at most. */
  periods: z.array(cohortPeriodSchema),
};
const cohortFiguresSchema = z.object(cohortFigures);
export type CohortFigures = z.infer<typeof cohortFiguresSchema>;

const cohortSchema = z.object({
  /** The first day of the week or month; of several, that of the first. */
  joined: z.iso.date(),
  /** Further weeks or months that are added because too few joined in them. */
  merged: count,
  ...cohortFigures,
});
export type Cohort = z.infer<typeof cohortSchema>;

export const agentCohorts = defineCall({
  path: '/agent/operation_table/cohorts',
  summary:
    'What became of those who joined the line in each week or month that the days touch, week by week or month by month: other members than those of the operation table, which is of everybody.',
  tag,
  audience: 'member',
  body: cohortBody,
  data: z.object({
    ...spanData,
    /** Empty where fewer than three joined in all. */
    list: z.array(cohortSchema),
    total: cohortFiguresSchema,
  }),
  codes: reportRefusals,
});

export const agentCohortsFile = defineCall({
  path: '/agent/operation_table/cohorts/file',
  summary: 'The same as CSV, a row for each week or month of each, the total last.',
  tag,
  audience: 'member',
  body: cohortBody,
  data: agentFileSchema,
  codes: reportRefusals,
});

const stratifiedBody = z.strictObject({ ...agentSpanShape, under: idSchema.optional() });

/**
 * A part of a line: members directly below, a level, or an agent directly below with the whole line of that one. Parts of
 * fewer than three members are added to the part above.
 */
export const stratumSchema = z.object({
  /** Levels below the agent: 1 is directly below. Where small levels are merged, the first of them. */
  depth: z.int().positive().nullable(),
  /** Further levels or agents that this part holds because they are too small by themselves. */
  merged: count,
  /** The agent whose line it is; null for those directly below, and for a level. */
  agent: z.object({ member_id: idSchema, member_account: z.string(), agent_level: count }).nullable(),
  members: count,
  agents: count,
  figures: lineFiguresSchema,
  /** Of the turnover of the whole, in per cent with two decimals; null where there is none. */
  share: z.string().nullable(),
  /** By the bills of cycles that end in these days: the agent's own rate, in millionths, and what it is above that line's. */
  rate_ppm: count.nullable(),
  /** What the line below earned by those bills, and what its base was worth above it. */
  earned: moneySchema.nullable(),
  differential: moneySchema.nullable(),
});
export type Stratum = z.infer<typeof stratumSchema>;

export const agentStratifiedTable = defineCall({
  path: '/agent/stratified_table',
  summary:
    'The figures of a line by level, and by the agents directly below: each way of cutting adds up to the operation table of the same days.',
  tag,
  audience: 'member',
  body: stratifiedBody,
  data: z.object({
    ...spanData,
    levels: z.array(stratumSchema),
    children: z.array(stratumSchema),
    total: lineFiguresSchema,
    members: count,
    /** Of the agent whose line it is, by the latest bill of these days; null without one. */
    own_rate_ppm: count.nullable(),
  }),
  codes: reportRefusals,
});

export const agentStratifiedLevel = defineCall({
  path: '/agent/stratified_table/level',
  summary:
    'A level of a line by the agents whom its members stand directly under: adds up to the row of that level. `depth` is that of the row; small agents are added up in one row without a name.',
  tag,
  audience: 'member',
  body: z.strictObject({ ...stratifiedBody.shape, depth: z.int().min(1).max(50) }),
  data: z.object({
    ...spanData,
    list: z.array(stratumSchema),
    total: lineFiguresSchema,
  }),
  codes: reportRefusals,
});

export const agentStratifiedTableFile = defineCall({
  path: '/agent/stratified_table/file',
  summary: 'The same as CSV: levels, agents, the total.',
  tag,
  audience: 'member',
  body: stratifiedBody,
  data: agentFileSchema,
  codes: reportRefusals,
});
