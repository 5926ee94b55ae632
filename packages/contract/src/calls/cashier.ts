import { z } from 'zod';
import { bonusTermsSchema, promoCodeSchema } from '../bonusTerms.ts';
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
  /** `page`: paid on a page of the gateway. `transfer`: to an account of the house, shown with a receipt. */
  kind: z.enum(['page', 'transfer']),
  /** How long the member may take to pay, in seconds. */
  pay_within_seconds: z.number().int(),
});
export type DepositMethod = z.infer<typeof depositMethodSchema>;

/** A bonus that goes with a deposit, if the member wants it. */
export const depositPromotionSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  /** Hundredths of a per cent of the deposit. */
  bonus_basis_points: z.number().int(),
  bonus_max: moneySchema,
  /** The smallest deposit that it goes with. */
  amount_min: moneySchema,
  /** How much of deposit and bonus must be staked before anything goes out, in per cent. */
  turnover_percent: z.number().int(),
  terms: bonusTermsSchema,
  ends_at: instantSchema,
});
export type DepositPromotion = z.infer<typeof depositPromotionSchema>;

export const depositMethods = defineCall({
  path: '/member/deposit/methods',
  summary:
    "Ways to pay in, in the member's currency, the promotions that the member may choose, and how the member paid last.",
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({
    list: z.array(depositMethodSchema),
    promotions: z.array(depositPromotionSchema),
    /** The last deposit that succeeded by a way that is still open. */
    last: z.object({ method_id: idSchema, amount: moneySchema }).nullable(),
  }),
});

/** Codes of an amount, a way to pay and a promotion that do not go together. */
const termsCodes = {
  101: 'no such method',
  102: 'amount outside the limits; `amount_min` and `amount_max` in data',
  107: 'no such promotion, or it is over',
  108: 'the amount is below what the promotion asks for; `amount_min` in data',
  109: 'the member has had this promotion, or it is for a first deposit',
} as const;
const termsShape = {
  method_id: idSchema,
  amount: moneySchema,
  promotion_id: idSchema.optional(),
  /** Of a promotion that is had by its code alone. */
  promo_code: promoCodeSchema.optional(),
};

export const depositPromoCode = defineCall({
  path: '/member/deposit/promo_code',
  summary: 'The promotion that a code opens, where the member may choose it.',
  tag,
  audience: 'member',
  body: z.strictObject({ promo_code: promoCodeSchema }),
  data: z.object({ promotion: depositPromotionSchema }),
  codes: {
    107: 'no promotion has this code at present',
    109: 'the member has had this promotion, or it is for a first deposit',
  },
});

export const depositQuote = defineCall({
  path: '/member/deposit/quote',
  summary: 'What a deposit would cost and bring.',
  tag,
  audience: 'member',
  body: z.strictObject(termsShape),
  data: z.object({
    currency: currencySchema,
    amount: moneySchema,
    fee: moneySchema,
    /** What is paid: amount and fee. */
    total: moneySchema,
    bonus: moneySchema,
    /** What the wallet receives: amount and bonus. */
    credited: moneySchema,
    /** What must be staked before anything can be withdrawn. */
    turnover: moneySchema,
  }),
  codes: termsCodes,
});

export const depositStates = [
  'created',
  'pending',
  'reviewing',
  'succeeded',
  'declined',
  'expired',
  'failed',
] as const;
/** Why staff declined a transfer. */
export const depositRefusals = ['not_received', 'amount_differs', 'receipt_unclear', 'other_payer'] as const;
export type DepositRefusal = (typeof depositRefusals)[number];
/** Why the payer's bank or the gateway declined a payment. */
export const paymentRefusals = [
  'bank_refused',
  'funds_short',
  'limit_reached',
  'not_confirmed',
  'details_wrong',
] as const;
export type PaymentRefusal = (typeof paymentRefusals)[number];
export const depositSchema = z.object({
  order_number: z.string(),
  state: z.enum(depositStates),
  amount: moneySchema,
  fee: moneySchema,
  /** Promised until the order has succeeded, then posted. */
  bonus: moneySchema,
  /** Of an order with a promotion: its name, and what must be staked of deposit and bonus before anything goes out. */
  promotion: z.object({ name: z.string(), turnover: moneySchema }).nullable(),
  currency: currencySchema,
  method: z.string(),
  created_at: instantSchema,
  /** Until when it is to be paid. */
  expires_at: instantSchema,
  /** How long that is from now, by the server's clock; 0 when it is over. */
  seconds_left: z.number().int(),
  settled_at: instantSchema.nullable(),
  /** It was paid after that, and credited all the same. */
  is_late: z.boolean(),
  /** The how manyeth successful deposit of the member it is. */
  times: z.number().int().nullable(),
  /** Of a declined one, where the reason is known. */
  refusal: z.enum([...depositRefusals, ...paymentRefusals]).nullable(),
});
export type Deposit = z.infer<typeof depositSchema>;

/** Where to transfer to, with the order's number as the reference. */
export const transferSchema = z.object({
  bank_name: z.string(),
  account_number: z.string(),
  holder: z.string(),
  receipt: z
    .object({
      handed_in_at: instantSchema,
      /** The picture, for some minutes. */
      url: z.string(),
    })
    .nullable(),
});
export type Transfer = z.infer<typeof transferSchema>;

const orderData = z.object({
  deposit: depositSchema,
  /** Where to pay; null once nothing is to be paid, and for a transfer. */
  pay_url: z.url().nullable(),
  transfer: transferSchema.nullable(),
});

export const depositCreate = defineCall({
  path: '/member/deposit/create',
  summary: 'Open a deposit order. `request_id` makes a repeat answer with the same order.',
  tag,
  audience: 'member',
  body: z.strictObject({ request_id: z.uuid(), ...termsShape }),
  data: orderData,
  codes: {
    ...termsCodes,
    103: 'the gateway did not answer',
    104: 'deposits are paused for this member',
    105: 'same request_id with other content',
    106: "over the member's own deposit limit; `left` in data",
    110: 'as many transfers wait as may: for their receipt, or for staff to look at it',
    111: 'the method rests for this member: several payments were declined within an hour',
  },
});

/** The largest file of a receipt, 5 MiB, and its longer way of being written in a body. */
export const receiptBytesMax = 5 * 1024 * 1024;
const receiptTextMax = 8 * 1024 * 1024;
/** The most pixels of a receipt as JPEG, which can be decoded at a part of its size: what telephones take. */
export const receiptPixelsMax = 50_000_000;
/** The most pixels of a PNG or WebP, which is decoded whole: a long picture of a screen. */
export const receiptScreenPixelsMax = 25_000_000;

export const depositReceipt = defineCall({
  path: '/member/deposit/receipt',
  summary:
    'Hands in the receipt of a transfer: a JPEG, PNG or WebP file in base64, known by its content. The same file again answers as before.',
  tag,
  audience: 'member',
  body: z.strictObject({ order_number: textSchema(40).min(1), image: z.base64().max(receiptTextMax) }),
  data: orderData,
  codes: {
    101: 'not a picture of these kinds',
    102: 'too large a file or picture',
    103: 'the order does not wait for a receipt',
    104: 'another receipt was handed in for this order',
    105: 'this receipt was handed in for another order',
    404: 'no such order',
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
    /** What the member has, less what is taken back of bonuses. */
    available: moneySchema,
    /**
     * Of a member who stays away: nothing is to be played, and what is left of bonuses that were not played is taken back
     * with the withdrawal. Otherwise nothing.
     */
    bonus_taken_back: moneySchema,
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
          /** What came with the deposit and is to be played with it, and the promotion's name; nothing and null without one. */
          bonus: moneySchema,
          promotion: z.string().nullable(),
          required: moneySchema,
          played: moneySchema,
          left: moneySchema,
          at: instantSchema,
        }),
      ),
    }),
    /**
     * Seconds from request to payment of withdrawals of the last 30 days in this currency: half of them were paid within
     * `usual`, nine of ten within `most`. Null where too few were paid to tell.
     */
    takes: z.object({ usual: z.number().int(), most: z.number().int() }).nullable(),
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
  data: orderData,
  codes: { 404: 'no such order' },
});
