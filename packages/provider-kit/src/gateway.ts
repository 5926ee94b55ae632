import { z } from 'zod';
import { amountSchema, instantSchema, localeSchema, wireCurrencySchema, wireIdSchema } from './fields.ts';
import { defineWireCall } from './wireCall.ts';

/** The wire between the hall and a payment gateway. Signed like the wallet protocol, with the gateway's own keys. */
export const gatewayBasePath = '/gateway/v1';

const urlSchema = z.url({ protocol: /^https?$/ }).max(2048);

/** `expired`, `declined` and `approved` are final. */
export const paymentStates = ['pending', 'approved', 'declined', 'expired'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Why a payment was declined, as far as the gateway may say. */
export const declineReasons = [
  'bank_refused',
  'funds_short',
  'limit_reached',
  'not_confirmed',
  'details_wrong',
] as const;
export type DeclineReason = (typeof declineReasons)[number];
/** Of a declined payment. A reason that the hall does not know is none. */
const reasonShape = { reason: z.enum(declineReasons).optional().catch(undefined) };

const refusalSchema = z.object({
  status: z.enum(['DUPLICATE_MISMATCH', 'WRONG_CURRENCY', 'LIMIT_REACHED', 'BAD_REQUEST', 'RETRY_LATER']),
  field: z.string().optional(),
});

/** Hall → gateway. Asking again with the same order and content answers the same payment. */
export const createPayment = defineWireCall({
  path: '/payments',
  request: z.strictObject({
    order_number: wireIdSchema,
    /** Minor units. */
    amount: amountSchema.min(1),
    currency: wireCurrencySchema,
    /** Where the payer's window returns to. */
    return_url: urlSchema,
    /** Where the gateway's word goes. */
    notify_url: urlSchema,
    expires_at: instantSchema,
    locale: localeSchema,
  }),
  answer: z.discriminatedUnion('status', [
    z.object({ status: z.literal('OK'), payment_id: wireIdSchema, pay_url: urlSchema }),
    refusalSchema,
  ]),
});

/** Hall → gateway: what became of a payment, for orders whose webhook stayed away. */
export const paymentStatus = defineWireCall({
  path: '/payments/status',
  request: z.strictObject({ order_number: wireIdSchema }),
  answer: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('OK'),
      payment_id: wireIdSchema,
      state: z.enum(paymentStates),
      amount: amountSchema,
      currency: wireCurrencySchema,
      ...reasonShape,
    }),
    z.object({ status: z.enum(['NOT_FOUND', 'BAD_REQUEST', 'RETRY_LATER']), field: z.string().optional() }),
  ]),
});

/**
 * Hall → gateway: nothing more is to be paid for the order. A payment that nobody has decided about becomes `expired`; what
 * was decided stays. Asking again answers the same.
 */
export const cancelPayment = defineWireCall({
  path: '/payments/cancel',
  request: paymentStatus.request,
  answer: paymentStatus.answer,
});

/** `paid` and `failed` are final: the money went out, or never will. */
export const payoutStates = ['pending', 'paid', 'failed'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Hall → gateway: pay to a bank account. Asking again with the same order and content answers the same payout. */
export const createPayout = defineWireCall({
  path: '/payouts',
  request: z.strictObject({
    order_number: wireIdSchema,
    /** Minor units that the account receives. */
    amount: amountSchema.min(1),
    currency: wireCurrencySchema,
    bank_name: z.string().min(1).max(200),
    account_number: z.string().min(1).max(100),
    holder: z.string().min(1).max(200),
  }),
  answer: z.discriminatedUnion('status', [
    z.object({ status: z.literal('OK'), payout_id: wireIdSchema, state: z.enum(payoutStates) }),
    refusalSchema,
  ]),
});

/** Hall → gateway: what became of a payout. */
export const payoutStatus = defineWireCall({
  path: '/payouts/status',
  request: z.strictObject({ order_number: wireIdSchema }),
  answer: z.discriminatedUnion('status', [
    z.object({
      status: z.literal('OK'),
      payout_id: wireIdSchema,
      state: z.enum(payoutStates),
      amount: amountSchema,
      currency: wireCurrencySchema,
    }),
    z.object({ status: z.enum(['NOT_FOUND', 'BAD_REQUEST', 'RETRY_LATER']), field: z.string().optional() }),
  ]),
});

/**
 * Gateway → hall, at the order's `notify_url`. Repeated until the hall answers `OK` or a definite refusal;
 * `event_id` names one happening, so that a repeat credits nothing.
 */
export const paymentWebhook = defineWireCall({
  path: '/webhooks/sandbox',
  request: z.strictObject({
    event_id: wireIdSchema,
    payment_id: wireIdSchema,
    order_number: wireIdSchema,
    state: z.enum(paymentStates),
    amount: amountSchema,
    currency: wireCurrencySchema,
    occurred_at: instantSchema,
    /** By what the gateway knows whoever paid: a token of its own, the same for the same account, and no number of one. */
    payer: wireIdSchema.optional(),
    ...reasonShape,
  }),
  answer: z.discriminatedUnion('status', [
    z.object({ status: z.literal('OK'), duplicate: z.boolean() }),
    z.object({
      status: z.enum(['NOT_FOUND', 'MISMATCH', 'BAD_REQUEST', 'RETRY_LATER']),
      field: z.string().optional(),
    }),
  ]),
});

export const gatewayCalls = {
  createPayment,
  paymentStatus,
  cancelPayment,
  createPayout,
  payoutStatus,
} as const;
export type GatewayCalls = typeof gatewayCalls;
