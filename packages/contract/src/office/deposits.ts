import { z } from 'zod';
import { depositRefusals, depositStates, paymentRefusals } from '../calls/cashier.ts';
import { currencySchema, emptyData, idSchema, instantSchema, moneySchema } from '../fields.ts';
import { defineOfficeCall } from './call.ts';
import { bigIdSchema, listBody, longListData, reasonSchema, typedSchema } from './fields.ts';
import { fileBody, fileData } from './files.ts';

const tag = 'office: deposits';

const memberName = z.object({ id: idSchema, account: z.string() });

/**
 * What of the deposits is looked at: transfers whose receipt waits; orders whose time to pay is over and of which the
 * gateway has not told; all.
 */
export const depositViews = ['receipts', 'silent', 'all'] as const;

const depositRowSchema = z.object({
  id: idSchema,
  order_number: z.string(),
  member: memberName,
  currency: currencySchema,
  amount: moneySchema,
  fee: moneySchema,
  bonus: moneySchema,
  state: z.enum(depositStates),
  /** Where the member pays: by transfer to an account of the house, or on a gateway's page. */
  kind: z.enum(['transfer', 'page']),
  method: z.string(),
  gateway: z.string(),
  created_at: instantSchema,
  expires_at: instantSchema,
  settled_at: instantSchema.nullable(),
  /** Of the receipt. */
  handed_in_at: instantSchema.nullable(),
  /** How often the gateway was asked, and when it will be next; null where nobody is asked any more. */
  asked_times: z.number().int(),
  ask_at: instantSchema.nullable(),
});
export type DepositRow = z.infer<typeof depositRowSchema>;

const depositFilter = {
  /** Left out: transfers whose receipt waits. */
  view: z.enum(depositViews).optional(),
  state: z.enum(depositStates).optional(),
  currency: currencySchema.optional(),
  account: typedSchema.optional(),
  order_number: typedSchema.optional(),
  member_id: idSchema.optional(),
  from: instantSchema.optional(),
  to: instantSchema.optional(),
};

export const depositList = defineOfficeCall({
  path: '/office/deposit/list',
  summary: 'Deposits of this site.',
  tag,
  right: 'deposits.read',
  body: listBody(depositFilter, ['created_at', 'amount']),
  data: longListData(depositRowSchema),
});

export const depositFile = defineOfficeCall({
  path: '/office/deposit/file',
  summary: 'All deposits that fit a filter as a file, the oldest first.',
  tag,
  right: 'deposits.read',
  body: fileBody(depositFilter),
  data: fileData,
});

export const depositOne = defineOfficeCall({
  path: '/office/deposit/one',
  summary: 'A deposit with what whoever decides it needs.',
  tag,
  right: 'deposits.read',
  body: z.strictObject({ order_number: typedSchema }),
  data: depositRowSchema.extend({
    /** The account of the house that the transfer goes to; null for an order that is paid on a page. */
    account: z.object({ bank_name: z.string(), number: z.string(), holder: z.string() }).nullable(),
    /** Why it came to nothing. */
    refusal: z.enum([...depositRefusals, ...paymentRefusals]).nullable(),
    payment_id: z.string().nullable(),
    /** The member's deposits before and after this one, the latest first; at most ten. */
    others: z.array(
      z.object({
        order_number: z.string(),
        at: instantSchema,
        method: z.string(),
        currency: currencySchema,
        amount: moneySchema,
        state: z.enum(depositStates),
        refusal: z.string().nullable(),
      }),
    ),
    /** What gateways told of it that did not fit. */
    exceptions: z.array(z.object({ id: bigIdSchema, kind: z.string(), is_open: z.boolean() })),
    history: z.array(z.object({ from: z.string(), to: z.string(), cause: z.string(), at: instantSchema })),
  }),
  codes: { 404: 'no such deposit' },
});
export type DepositOne = z.infer<typeof depositOne.data>;

export const depositReceiptLook = defineOfficeCall({
  path: '/office/deposit/receipt',
  summary:
    'The receipt of a transfer and the member’s name in clear, to lay beside it. The trace says who looked.',
  tag,
  right: 'deposits.read',
  body: z.strictObject({ order_number: typedSchema }),
  data: z.object({
    /** WebP in base64. */
    picture: z.base64(),
    handed_in_at: instantSchema,
    name: z.string().nullable(),
  }),
  codes: { 404: 'no such deposit, or no receipt was handed in' },
});

/** What a decision is refused with. */
const decisionCodes = {
  404: 'no such deposit',
  361: 'nothing can be decided about it any more; `data.state` is how it stands',
} as const;

export const depositApprove = defineOfficeCall({
  path: '/office/deposit/approve',
  summary: 'The money of a transfer is on the account of the house: the member is credited.',
  tag,
  right: 'deposits.decide',
  body: z.strictObject({ order_number: typedSchema, amount: moneySchema }),
  data: emptyData,
  codes: { ...decisionCodes, 363: 'the amount is another one' },
});

export const depositRefuse = defineOfficeCall({
  path: '/office/deposit/refuse',
  summary: 'Declines a transfer for one of four reasons; the member gets a letter.',
  tag,
  right: 'deposits.decide',
  body: z.strictObject({ order_number: typedSchema, reason: z.enum(depositRefusals) }),
  data: emptyData,
  codes: decisionCodes,
});

export const depositAsk = defineOfficeCall({
  path: '/office/deposit/ask',
  summary:
    'Asks the gateway now what became of an order whose time to pay is over. What it answers counts as if it had told it.',
  tag,
  right: 'deposits.decide',
  body: z.strictObject({ order_number: typedSchema }),
  data: z.object({ answered: z.boolean(), state: z.enum(depositStates) }),
  codes: { ...decisionCodes, 364: 'its time to pay is not over', 365: 'it is being asked at this moment' },
});

export const exceptionKinds = [
  'unknown_order',
  'other_payment',
  'amount_mismatch',
  'currency_mismatch',
  'second_payment',
  'contradiction',
  'event_id_reused',
] as const;

const exceptionSchema = z.object({
  id: bigIdSchema,
  kind: z.enum(exceptionKinds),
  gateway: z.string(),
  /** The order that it was told of; null where there is none of this site. */
  order: z
    .object({
      order_number: z.string(),
      state: z.enum(depositStates),
      amount: moneySchema,
      fee: moneySchema,
      currency: currencySchema,
      member: memberName,
    })
    .nullable(),
  /** As the gateway told it. Amounts are in minor units of a currency that it named. */
  told: z.object({
    order_number: z.string().nullable(),
    payment_id: z.string().nullable(),
    state: z.string().nullable(),
    amount_minor: z.string().nullable(),
    currency: z.string().nullable(),
    occurred_at: instantSchema.nullable(),
  }),
  at: instantSchema,
  /** Whether the order may be credited on this word. */
  may_credit: z.boolean(),
  resolved_at: instantSchema.nullable(),
  resolved_by: z.string().nullable(),
  resolution: z.string().nullable(),
});
export type DepositException = z.infer<typeof exceptionSchema>;

export const depositExceptionList = defineOfficeCall({
  path: '/office/deposit/exception_list',
  summary:
    'What gateways told that did not fit: a payment of another amount, a second one, one of an unknown order.',
  tag,
  right: 'deposits.read',
  body: listBody(
    {
      /** Left out: those that nobody has settled. */
      settled: z.boolean().optional(),
      kind: z.enum(exceptionKinds).optional(),
      gateway: typedSchema.optional(),
      order_number: typedSchema.optional(),
    },
    ['at'],
  ),
  data: longListData(exceptionSchema),
});

const exceptionCodes = { 404: 'no such exception that is open' } as const;
const settlement = z.strictObject({ id: bigIdSchema, reason: reasonSchema });

export const depositExceptionResolve = defineOfficeCall({
  path: '/office/deposit/exception_resolve',
  summary: 'Puts aside what somebody has settled; `reason` says how.',
  tag,
  right: 'deposits.decide',
  body: settlement,
  data: emptyData,
  codes: exceptionCodes,
});

export const depositExceptionCredit = defineOfficeCall({
  path: '/office/deposit/exception_credit',
  summary: 'It was paid after all: the order is credited once, and the exception is settled.',
  tag,
  right: 'deposits.decide',
  body: settlement,
  data: emptyData,
  codes: {
    ...exceptionCodes,
    366: 'it does not tell of a payment that fits a declined order: nothing to be credited',
    367: 'its order was credited before',
  },
});
