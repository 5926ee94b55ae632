import { z } from 'zod';
import { currencySchema, emptyData, idSchema, instantSchema, moneySchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';
import { listBody, longListData, reasonSchema, typedSchema } from './fields.ts';
import { fileBody, fileData } from './files.ts';

const tag = 'office: withdrawals';

export const withdrawalStates = [
  'requested',
  'reviewing',
  'approved',
  'paying',
  'paid',
  'refused',
  'failed',
] as const;

const memberName = z.object({ id: idSchema, account: z.string() });

const withdrawalRowSchema = z.object({
  id: idSchema,
  order_number: z.string(),
  member: memberName,
  currency: currencySchema,
  amount: moneySchema,
  fee: moneySchema,
  state: z.enum(withdrawalStates),
  approvals: z.number().int(),
  approvals_needed: z.number().int(),
  /** Whether the person who asks has approved it. */
  approved_by_me: z.boolean(),
  created_at: instantSchema,
  /** Its member's level puts it before others that wait. */
  is_first: z.boolean(),
});
export type WithdrawalRow = z.infer<typeof withdrawalRowSchema>;

const withdrawalFilter = {
  /** Left out: those that wait for staff. */
  states: z.array(z.enum(withdrawalStates)).min(1).max(withdrawalStates.length).optional(),
  currency: currencySchema.optional(),
  account: typedSchema.optional(),
  order_number: typedSchema.optional(),
  member_id: idSchema.optional(),
  from: instantSchema.optional(),
  to: instantSchema.optional(),
};

export const withdrawalList = defineOfficeCall({
  path: '/office/withdrawal/list',
  summary: 'Withdrawals of this site.',
  tag,
  right: 'withdrawals.read',
  body: listBody(withdrawalFilter, ['created_at', 'amount']),
  data: longListData(withdrawalRowSchema),
});

export const withdrawalFile = defineOfficeCall({
  path: '/office/withdrawal/file',
  summary: 'All withdrawals that fit a filter as a file, the oldest first.',
  tag,
  right: 'withdrawals.read',
  body: fileBody(withdrawalFilter),
  data: fileData,
});

/** Why somebody else is named beside a withdrawal. */
export const sharedTraits = ['address', 'device', 'bank_account'] as const;

export const withdrawalOne = defineOfficeCall({
  path: '/office/withdrawal/one',
  summary: 'A withdrawal with what a reviewer needs.',
  tag,
  right: 'withdrawals.read',
  body: z.strictObject({ order_number: typedSchema }),
  data: withdrawalRowSchema.extend({
    bank_account: z.object({
      bank_name: z.string(),
      /** The last figures; the rest is masked. */
      number: z.string(),
      /** Masked. */
      holder: z.string(),
      bound_at: instantSchema,
      /** Bound within 24 hours before the withdrawal was asked for. */
      is_new: z.boolean(),
      /** Whether anything was paid out to it before. */
      was_paid_before: z.boolean(),
    }),
    balance: moneySchema,
    /** Deposits since the withdrawal before, with what is left to be played of each. */
    deposits: z.array(
      z.object({
        order_number: z.string(),
        at: instantSchema,
        amount: moneySchema,
        bonus: moneySchema,
        turnover_required: moneySchema,
      }),
    ),
    /** Since the withdrawal before. */
    play: z.object({
      since: instantSchema.nullable(),
      rounds: z.number().int(),
      staked: moneySchema,
      won: moneySchema,
      largest_wins: z.array(
        z.object({
          round_id: z.string(),
          game: z.string(),
          at: instantSchema,
          staked: moneySchema,
          won: moneySchema,
        }),
      ),
    }),
    turnover: z.object({ required: moneySchema, played: moneySchema, left: moneySchema }),
    /** All that was ever paid in and out in this currency. */
    totals: z.object({ deposited: moneySchema, withdrawn: moneySchema, joined_at: instantSchema }),
    /** Other members of the site with the same trait within 90 days; at most 20 a trait. */
    shared: z.array(
      z.object({ trait: z.enum(sharedTraits), value: z.string(), members: z.array(memberName) }),
    ),
    approvals_given: z.array(z.object({ by: z.string(), at: instantSchema })),
    history: z.array(
      z.object({
        from: z.string().nullable(),
        to: z.string(),
        actor: z.string(),
        cause: z.string(),
        at: instantSchema,
      }),
    ),
  }),
  codes: { 404: 'no such withdrawal' },
});
export type WithdrawalOne = z.infer<typeof withdrawalOne.data>;

/** What a decision is refused with. */
const decisionCodes = {
  404: 'no such withdrawal',
  361: 'nothing can be decided about it any more; `data.state` is how it stands',
} as const;

export const withdrawalApprove = defineOfficeCall({
  path: '/office/withdrawal/approve',
  summary: 'Approves. From the site’s threshold on two different staff must.',
  tag,
  right: 'withdrawals.decide',
  body: z.strictObject({ order_number: typedSchema, amount: moneySchema }),
  data: z.object({ state: z.enum(withdrawalStates), approvals: z.number().int() }),
  codes: {
    ...decisionCodes,
    362: 'you have approved it before: it needs somebody else',
    363: 'the amount is another one',
  },
});

export const withdrawalRefuse = defineOfficeCall({
  path: '/office/withdrawal/refuse',
  summary: 'Refuses with a reason; the money is back in the wallet at once and the member gets a letter.',
  tag,
  right: 'withdrawals.decide',
  body: z.strictObject({ order_number: typedSchema, reason: reasonSchema }),
  data: emptyData,
  codes: decisionCodes,
});

export const withdrawalAskAgain = defineOfficeCall({
  path: '/office/withdrawal/ask_again',
  summary:
    'Lets an approved withdrawal be handed to its gateway at once, or asks what became of its payout. What failed is in the wallet again: its member asks anew.',
  tag,
  right: 'withdrawals.decide',
  body: z.strictObject({ order_number: typedSchema }),
  data: z.object({ state: z.enum(withdrawalStates) }),
  codes: { 404: decisionCodes[404], 361: 'no payout of it is under way; `data.state` is how it stands' },
});
