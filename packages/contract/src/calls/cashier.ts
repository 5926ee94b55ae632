import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  currencySchema,
  emptyBody,
  idSchema,
  instantSchema,
  moneySchema,
  pageSchema,
  textSchema,
} from '../fields.ts';

const tag = 'cashier';

export const depositMethodSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  description: z.string(),
  currency: currencySchema,
  amount_min: moneySchema,
  amount_max: moneySchema,
  fee: moneySchema,
  presets: z.array(moneySchema),
  /** How long a payment usually takes, in seconds. */
  takes_seconds: z.number().int(),
});
export type DepositMethod = z.infer<typeof depositMethodSchema>;

export const depositMethods = defineCall({
  path: '/member/deposit/methods',
  summary: "Ways to pay in, in the member's currency.",
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({ list: z.array(depositMethodSchema) }),
});

export const depositStates = ['created', 'pending', 'succeeded', 'declined', 'expired', 'failed'] as const;
export const depositSchema = z.object({
  order_number: z.string(),
  state: z.enum(depositStates),
  amount: moneySchema,
  fee: moneySchema,
  currency: currencySchema,
  method: z.string(),
  created_at: instantSchema,
  settled_at: instantSchema.nullable(),
});
export type Deposit = z.infer<typeof depositSchema>;

export const depositCreate = defineCall({
  path: '/member/deposit/create',
  summary: 'Open a deposit order. `request_id` makes a repeat answer with the same order.',
  tag,
  audience: 'member',
  body: z.strictObject({ request_id: z.uuid(), method_id: idSchema, amount: moneySchema }),
  data: z.object({ deposit: depositSchema, pay_url: z.url() }),
  codes: {
    101: 'no such method',
    102: 'amount outside the limits',
    103: 'the gateway did not answer',
    104: 'deposits are paused for this member',
    105: 'same request_id with other content',
    106: "over the member's own deposit limit; `left` in data",
  },
});

export const withdrawalStates = [
  'requested',
  'reviewing',
  'approved',
  'paying',
  'paid',
  'refused',
  'failed',
] as const;
export const withdrawalSchema = z.object({
  order_number: z.string(),
  state: z.enum(withdrawalStates),
  /** What leaves the wallet. */
  amount: moneySchema,
  /** Kept from the amount. */
  fee: moneySchema,
  /** What the bank account receives. */
  received: moneySchema,
  currency: currencySchema,
  bank_name: z.string(),
  /** Masked but for its end. */
  account_number: z.string(),
  created_at: instantSchema,
  settled_at: instantSchema.nullable(),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

export const withdrawalQuote = defineCall({
  path: '/member/withdrawal/quote',
  summary: 'On what terms the member can withdraw now, and what an amount would cost.',
  tag,
  audience: 'member',
  body: z.strictObject({ amount: moneySchema.optional() }),
  data: z.object({
    currency: currencySchema,
    available: moneySchema,
    amount_min: moneySchema,
    amount_max: moneySchema,
    /** Withdrawals that may still be asked for within 24 hours. */
    daily_left: z.number().int(),
    /** For the amount asked about; null without one, or when it is outside the limits. */
    fee: moneySchema.nullable(),
    received: moneySchema.nullable(),
    fee_fixed: moneySchema,
    /** Hundredths of a per cent of the amount, beside the fixed part. */
    fee_basis_points: z.number().int(),
    turnover: z.object({
      required: moneySchema,
      played: moneySchema,
      left: moneySchema,
      /** Deposits with something still to be played, the oldest first. */
      deposits: z.array(
        z.object({
          order_number: z.string(),
          amount: moneySchema,
          required: moneySchema,
          played: moneySchema,
          left: moneySchema,
          at: instantSchema,
        }),
      ),
    }),
    withdraw_password_set: z.union([z.literal(0), z.literal(1)]),
    accounts: z.array(z.object({ id: idSchema, bank_name: z.string(), account_number: z.string() })),
  }),
  codes: { 104: 'withdrawals are not open in this currency, or to this member' },
});

export const withdrawalCreate = defineCall({
  path: '/member/withdrawal/create',
  summary:
    'Asks for money: held at once, approved by people, paid to a bound account. Cannot be taken back. `request_id` makes a repeat answer with the same order.',
  tag,
  audience: 'member',
  body: z.strictObject({
    request_id: z.uuid(),
    amount: moneySchema,
    bank_account_id: idSchema,
    withdraw_password: textSchema(64).min(1),
  }),
  data: z.object({ withdrawal: withdrawalSchema }),
  codes: {
    101: 'wrong withdraw password',
    102: 'amount outside the limits',
    103: 'too many wrong withdraw passwords today',
    104: 'withdrawals are not open in this currency, or to this member',
    105: 'same request_id with other content',
    106: 'turnover still to be played; `left` in data',
    107: 'not enough money',
    108: 'no such bank account in this currency',
    109: 'no withdraw password is set',
    110: 'as many withdrawals as a day allows',
  },
});

export const withdrawalList = defineCall({
  path: '/member/withdrawal/list',
  summary: "The member's withdrawals, newest first.",
  tag,
  audience: 'member',
  body: z.strictObject(pageSchema),
  data: z.object({ list: z.array(withdrawalSchema), next_cursor: z.string().nullable() }),
});

export const depositStatus = defineCall({
  path: '/member/deposit/status',
  summary: 'The state of one order.',
  tag,
  audience: 'member',
  body: z.strictObject({ order_number: textSchema(40).min(1) }),
  data: z.object({ deposit: depositSchema }),
  codes: { 404: 'no such order' },
});
