import { z } from 'zod';
import { bonusTermsSchema } from '../bonusTerms.ts';
import { defineCall } from '../call.ts';
import { currencySchema, emptyBody, idSchema, instantSchema, moneySchema, siteScoped } from '../fields.ts';

const tag = 'promotions';

/** Per cent as a decimal string without trailing zeros. */
const percentSchema = z.string().regex(/^(0|[1-9]\d*)(\.\d{1,4})?$/);

const everyOffer = {
  /** Names the offer's page: `/discount/{slug}`. */
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  /** Name of the drawn picture. */
  scene: z.string(),
  /** Null: it has no end. */
  ends_at: instantSchema.nullable(),
};

const depositOffer = z.object({
  ...everyOffer,
  kind: z.literal('deposit'),
  promotion_id: idSchema,
  /** For the first deposit, for one deposit, or for each. */
  reach: z.enum(['first', 'once', 'each']),
  /** Per cent of the deposit. */
  bonus_percent: percentSchema,
  bonus_max: moneySchema,
  /** The smallest deposit that it goes with, and the smallest that brings the most. */
  amount_min: moneySchema,
  amount_for_max: moneySchema,
  /** How much of deposit and bonus must be staked before anything goes out, in per cent. */
  turnover_percent: z.number().int(),
  terms: bonusTermsSchema,
  /** Of one deposit, computed as the cashier does. */
  example: z.object({
    amount: moneySchema,
    bonus: moneySchema,
    credited: moneySchema,
    turnover: moneySchema,
  }),
});

const envelopeOffer = z.object({
  ...everyOffer,
  kind: z.literal('envelope'),
  envelope_id: idSchema,
  budget: moneySchema,
  shares: z.number().int().positive(),
  share_min: moneySchema,
  share_max: moneySchema,
  /** What a member must have deposited within so many days; null: nothing. */
  deposit_min: moneySchema.nullable(),
  deposit_days: z.number().int(),
  /** What a share is on average, rounded down. */
  example: z.object({ share: moneySchema }),
});

const friendsOffer = z.object({
  ...everyOffer,
  kind: z.literal('friends'),
  /** Per cent of a friend's stakes; "0" gives nothing. */
  turnover_percent: percentSchema,
  /** The most that one friend brings in a day; null: no bound. */
  turnover_daily_max: moneySchema.nullable(),
  /** Given once for a friend who has deposited `deposit_min` altogether; null gives nothing. */
  deposit_award: moneySchema.nullable(),
  deposit_min: moneySchema.nullable(),
  /** Of a friend who stakes so much in a day; null where stakes bring nothing. */
  example: z.object({ stakes: moneySchema, award: moneySchema }).nullable(),
});

const surplusOffer = z.object({
  ...everyOffer,
  kind: z.literal('surplus'),
  /** Per cent of the day's lowest balance. */
  daily_percent: percentSchema,
  balance_min: moneySchema,
  /** What lies above earns nothing; null: no bound. */
  balance_max: moneySchema.nullable(),
  example: z.object({ balance: moneySchema, award: moneySchema }),
});

export const offerSchema = z.discriminatedUnion('kind', [
  depositOffer,
  envelopeOffer,
  friendsOffer,
  surplusOffer,
]);
export type Offer = z.infer<typeof offerSchema>;

export const offerList = defineCall({
  path: '/arks/web/offer',
  summary:
    'What the site offers in a currency at present, each with its terms and an example computed from them.',
  tag,
  audience: 'public',
  body: z.strictObject({ ...siteScoped, currency: currencySchema }),
  data: z.object({ currency: currencySchema, list: z.array(offerSchema) }),
});

/**
 * How an offer stands for a member: may be had now; was had; its condition is not met yet; is not for this member; or nothing
 * is offered, because the member stays away.
 */
export const offerStandings = ['open', 'had', 'condition', 'closed', 'away'] as const;
export type OfferStanding = (typeof offerStandings)[number];

export const offerStanding = defineCall({
  path: '/member/offer/standing',
  summary: "How each offer of the member's currency stands for the member.",
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({
    /** The member is on a break or excluded: nothing is offered. */
    is_away: z.boolean(),
    list: z.array(z.object({ slug: z.string(), standing: z.enum(offerStandings) })),
  }),
});

export const runningOfferSchema = z.object({
  order_number: z.string(),
  at: instantSchema,
  amount: moneySchema,
  /** What is left of the bonus that came with it; 0 for a deposit without one. */
  bonus: moneySchema,
  /** The promotion's name; null for a deposit without one. */
  promotion: z.string().nullable(),
  required: moneySchema,
  played: moneySchema,
  left: moneySchema,
  /** What the bonus demands; null where it has no terms beside its requirement. */
  terms: bonusTermsSchema.nullable(),
  /** Until when it is to be wagered; null: it has no end. */
  until: instantSchema.nullable(),
  /** What giving the bonus up would do; null where there is none to give up. */
  give_up: z
    .object({
      /** What would go back to the site. */
      takes_back: moneySchema,
      /** What would still be to stake of the deposit. */
      left: moneySchema,
      /** Bonus money was staked already: the deposit keeps the promotion's requirement. */
      was_played: z.boolean(),
      /** Money is in an open round or in a provider's wallet: it cannot be given up until that is back. */
      is_in_play: z.boolean(),
    })
    .nullable(),
});
export type RunningOffer = z.infer<typeof runningOfferSchema>;

export const myOffers = defineCall({
  path: '/member/offer/running',
  summary: 'Deposits and bonuses of which something is still to be staked, the oldest first.',
  tag,
  audience: 'member',
  body: emptyBody,
  data: z.object({ currency: currencySchema, list: z.array(runningOfferSchema) }),
});

export const offerGiveUp = defineCall({
  path: '/member/offer/give_up',
  summary:
    'Gives a bonus up, for what the member was told: `takes_back` is the amount that was shown. Saying it twice gives it up once.',
  tag,
  audience: 'member',
  body: z.strictObject({ order_number: z.string().max(64), takes_back: moneySchema }),
  data: z.object({ currency: currencySchema, taken_back: moneySchema }),
  codes: {
    101: 'no bonus of the member with this order is still to be wagered',
    102: 'money of the member is in an open round or in a provider’s wallet',
    103: 'something else would go back by now than the member was told',
  },
});
