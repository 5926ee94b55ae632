import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencySchema, emptyBody, idSchema, instantSchema, moneySchema, textSchema } from '../fields.ts';

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
  },
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
