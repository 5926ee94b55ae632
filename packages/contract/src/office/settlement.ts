import { z } from 'zod';
import {
  agentBillSchema,
  agentBillStates,
  agentCycleSchema,
  agentDisputeSchema,
  agentSettlementBill,
  agentSettlementLines,
} from '../calls/agentBills.ts';
import { currencySchema, emptyData, idSchema, instantSchema, moneySchema, textSchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes } from './call.ts';
import { bigIdSchema, listBody, listData, reasonSchema, typedSchema } from './fields.ts';

/** Bills of agents: computed by the cycle, looked at by two, paid once. */

const tag = 'office: settlement';
const agentName = z.object({ id: idSchema, account: z.string() });
const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);
const exactSchema = agentBillSchema.shape.line;
const proposedData = z.object({ proposal_id: idSchema });

export const settlementCycleKinds = agentCycleSchema.shape.kind.options;
const settlementCycleStates = ['open', 'calculated', 'reviewed', 'approved', 'paying', 'paid'] as const;

const cycleSchema = agentCycleSchema.extend({
  id: idSchema,
  currency: currencySchema,
  state: z.enum(settlementCycleStates),
  /** Why it could not be computed, as the settlement says it. */
  problem: z.string().nullable(),
  calculated_at: instantSchema.nullable(),
  /** Over the hashes of all bills; goes with a review, so that what was looked at is what is paid. */
  sha256: hashSchema.nullable(),
  reviewed_by: z.string().nullable(),
  reviewed_at: instantSchema.nullable(),
  approved_by: z.string().nullable(),
  approved_at: instantSchema.nullable(),
  paid_at: instantSchema.nullable(),
  bills: z.number().int(),
  /** Bills that staff, or the agent's state, keep from being paid. */
  held: z.number().int(),
  payable: moneySchema,
  paid: moneySchema,
  disputes_open: z.number().int(),
});
export type SettlementCycle = z.infer<typeof cycleSchema>;

export const settlementCycleList = defineOfficeCall({
  path: '/office/settlement/cycles',
  summary: 'Cycles by which agents are settled, the latest first.',
  tag,
  right: 'settlement.read',
  body: listBody(
    {
      states: z.array(z.enum(settlementCycleStates)).min(1).max(settlementCycleStates.length).optional(),
      kind: z.enum(settlementCycleKinds).optional(),
      currency: currencySchema.optional(),
    },
    ['from'],
  ),
  data: listData(cycleSchema),
});

const unknownCycle = { 404: 'no such cycle on this site' } as const;

export const settlementCycleOne = defineOfficeCall({
  path: '/office/settlement/cycle',
  summary: 'One cycle.',
  tag,
  right: 'settlement.read',
  body: z.strictObject({ id: idSchema }),
  data: cycleSchema,
  codes: unknownCycle,
});

const cycleDeed = { cycle_id: idSchema, reason: reasonSchema };

export const settlementCompute = defineOfficeCall({
  path: '/office/settlement/compute',
  summary:
    'Computes a cycle that is over with what is known now. Again until the first review; the same facts make the same bytes.',
  tag,
  right: 'settlement.compute',
  body: z.strictObject(cycleDeed),
  /** False: computed again, and not a byte differs. */
  data: z.object({ changed: z.boolean() }),
  codes: {
    ...unknownCycle,
    381: 'days of it are missing, or the cycle before is not computed',
    382: 'it was reviewed: what differs becomes lines of the next cycle',
    383: 'plans or tree cannot be settled; `data.problem` says why',
  },
});

export const settlementReview = defineOfficeCall({
  path: '/office/settlement/review',
  summary:
    'Says that one has looked at the bills of a cycle. After the second person they are paid when they are due.',
  tag,
  right: 'settlement.review',
  body: z.strictObject({ ...cycleDeed, sha256: hashSchema }),
  data: z.object({ state: z.enum(['reviewed', 'approved']) }),
  codes: {
    ...unknownCycle,
    384: 'it is not computed, or two have looked at it already; `data.state` is how it stands',
    385: 'the bills are others than those that were looked at',
    386: 'the first review is one’s own: another person does the second',
    387: 'a cycle before it was not reviewed',
  },
});

export const settlementPay = defineOfficeCall({
  path: '/office/settlement/pay',
  summary:
    'Has paid at once what of a cycle is due. The job does so by itself every few minutes; a bill is paid once, whoever asks.',
  tag,
  right: 'settlement.pay',
  body: z.strictObject(cycleDeed),
  /** Bills that this paid, and those whose days of hold are not over. */
  data: z.object({ paid: z.number().int(), not_due: z.number().int() }),
  codes: { ...unknownCycle, 388: 'two people have not looked at it' },
});

export const settlementRecount = defineOfficeCall({
  path: '/office/settlement/recount',
  summary:
    'Proposes to compute a reviewed cycle once more. Its bills stay; what agents would have got more or less of becomes a line of the next bill.',
  tag,
  right: 'settlement.decide',
  body: z.strictObject({ ...cycleDeed, request_id: z.uuid() }),
  data: proposedData,
  codes: { ...unknownCycle, ...repeatCodes, 389: 'it was not reviewed: it can be computed again' },
});

const billRowSchema = agentBillSchema.omit({ bill_id: true }).extend({
  id: bigIdSchema,
  cycle_id: idSchema,
  agent: agentName,
  currency: currencySchema,
});
export type SettlementBillRow = z.infer<typeof billRowSchema>;

export const settlementBillList = defineOfficeCall({
  path: '/office/settlement/bills',
  summary: 'Bills of a cycle, of an agent, or in some state; the largest first unless told.',
  tag,
  right: 'settlement.read',
  body: listBody(
    {
      cycle_id: idSchema.optional(),
      agent_id: idSchema.optional(),
      /** The beginning of an agent's account. */
      q: typedSchema.optional(),
      state: z.enum(agentBillStates).optional(),
    },
    ['id', 'payable'],
  ),
  data: listData(billRowSchema),
});

const unknownBill = { 404: 'no such bill on this site' } as const;

const {
  active,
  new_active,
  turnover,
  earned,
  below,
  revenue_share,
  turnover_commission,
  per_head,
  cut,
  lapsed,
  lines,
} = agentSettlementBill.data.shape;

const disputeSchema = agentDisputeSchema.extend({ id: bigIdSchema, answered_by: z.string().nullable() });

export const settlementBillOne = defineOfficeCall({
  path: '/office/settlement/bill',
  summary: 'One bill with everything that it comes of, and what the agent did not agree with.',
  tag,
  right: 'settlement.read',
  body: z.strictObject({ id: bigIdSchema }),
  data: billRowSchema.extend({
    cycle_state: z.enum(settlementCycleStates),
    active,
    new_active,
    turnover,
    earned,
    below,
    revenue_share,
    turnover_commission,
    per_head,
    cut,
    lapsed,
    lines,
    /** Who held it or let it go, and why; a word of the house where the agent is out of service. */
    held_by: z.string().nullable(),
    held_reason: z.string().nullable(),
    /** A proposal to let it be paid, where one waits. */
    release_proposal: idSchema.nullable(),
    adjustments: z.array(
      z.object({
        reason: z.string(),
        note: z.string(),
        amount: moneySchema,
        made_by: z.string(),
        confirmed_by: z.string(),
      }),
    ),
    disputes: z.array(disputeSchema),
  }),
  codes: unknownBill,
});
export type SettlementBill = z.infer<typeof settlementBillOne.data>;

export const settlementBillLines = defineOfficeCall({
  path: '/office/settlement/lines',
  summary:
    'Lines of a bill page by page, as in its file; staff see whose number stands for whom. docs/guides/settlement.md tells what each says.',
  tag,
  right: 'settlement.read',
  body: z.strictObject({
    bill_id: bigIdSchema,
    /** Days of members alone, or all that is no day. */
    part: z.enum(['days', 'sums']).optional(),
    cursor: bigIdSchema.optional(),
  }),
  data: z.object({
    rows: z.array(
      agentSettlementLines.data.shape.list.element.omit({ has_rounds: true }).extend({
        member: agentName.nullable(),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  codes: unknownBill,
});
export type SettlementLine = z.infer<typeof settlementBillLines.data>['rows'][number];

export const settlementBillFile = defineOfficeCall({
  path: '/office/settlement/file',
  summary:
    'The lines of a bill as CSV, answered as a file: the bytes that the hash is over. `npm run settlement -- verify FILE` proves them.',
  tag,
  right: 'settlement.read',
  body: z.strictObject({ bill_id: bigIdSchema }),
  data: emptyData,
  codes: unknownBill,
});

const billDeed = { bill_id: bigIdSchema, reason: reasonSchema };

export const settlementHold = defineOfficeCall({
  path: '/office/settlement/hold',
  summary: 'Keeps a bill from being paid.',
  tag,
  right: 'settlement.decide',
  body: z.strictObject(billDeed),
  data: emptyData,
  codes: { ...unknownBill, 391: 'it was paid, is held already, or has nothing to be paid; `data.state`' },
});

export const settlementRelease = defineOfficeCall({
  path: '/office/settlement/release',
  summary: 'Proposes to let a bill that is held be paid when it is due, that of a suspended agent too.',
  tag,
  right: 'settlement.decide',
  body: z.strictObject({ ...billDeed, request_id: z.uuid() }),
  data: proposedData,
  codes: { ...unknownBill, ...repeatCodes, 392: 'it is not held' },
});

/** What stands on a bill for a correction: letters that a file without quotes holds. */
export const adjustmentWordSchema = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/);

export const settlementAdjust = defineOfficeCall({
  path: '/office/settlement/adjust',
  summary:
    'Proposes a correction of what an agent gets: a line of the next bill, with its reason. Negative takes off.',
  tag,
  right: 'settlement.decide',
  body: z.strictObject({
    agent_id: idSchema,
    amount: moneySchema,
    /** Stands on the bill. */
    word: adjustmentWordSchema,
    /** Stands beside it in full, for the agent as well. */
    reason: reasonSchema,
    request_id: z.uuid(),
  }),
  data: proposedData,
  codes: { 404: 'no such agent on this site', ...repeatCodes },
});

export const settlementDebtList = defineOfficeCall({
  path: '/office/settlement/debts',
  summary:
    'What the latest computed cycle left to each agent: debts for advances, losses that are carried, sums too small to pay.',
  tag,
  right: 'settlement.read',
  body: listBody(
    {
      q: typedSchema.optional(),
      /** Left out: whoever owes, carries or waits. */
      only: z.enum(['debt', 'carry']).optional(),
    },
    ['debt', 'carry'],
  ),
  data: listData(
    z.object({
      id: z.string(),
      agent: agentName,
      currency: currencySchema,
      cycle_id: idSchema,
      cycle: agentCycleSchema,
      debt: exactSchema,
      /** Negative, or nothing. */
      carry: exactSchema,
      rolled_over: moneySchema,
    }),
  ),
});
export type SettlementDebt = z.infer<typeof settlementDebtList.data>['rows'][number];

export const settlementDisputeList = defineOfficeCall({
  path: '/office/settlement/disputes',
  summary: 'What agents do not agree with; those that are open unless told, the oldest first.',
  tag,
  right: 'settlement.read',
  body: listBody({ state: agentDisputeSchema.shape.state.optional(), q: typedSchema.optional() }, [
    'created_at',
  ]),
  data: listData(
    disputeSchema.extend({
      agent: agentName,
      bill_id: bigIdSchema,
      cycle: agentCycleSchema,
      currency: currencySchema,
      payable: moneySchema,
      /** The line that it is about, as it stands on the bill. */
      line_text: z.string().nullable(),
    }),
  ),
});
export type SettlementDispute = z.infer<typeof settlementDisputeList.data>['rows'][number];

export const settlementDisputeAnswer = defineOfficeCall({
  path: '/office/settlement/answer',
  summary: 'Answers a dispute, once. What is upheld is put right by a correction, or by computing again.',
  tag,
  right: 'settlement.decide',
  body: z.strictObject({
    id: bigIdSchema,
    is_upheld: z.boolean(),
    /** The agent reads it. */
    answer: textSchema(1_000).trim().min(3),
  }),
  data: emptyData,
  codes: { 404: 'no such dispute on this site', 393: 'it was answered already' },
});
