import type { Currency } from '@pavilion/contract';
import type { Offer } from '@pavilion/contract/offers';
import type { TextKey, TextValues } from '../../../i18n/texts.ts';

/** A text of the page: a key of the locale with what is written into it, an amount, or a day. */
export type Said =
  | {
      readonly text: TextKey;
      readonly values?: TextValues;
      readonly amounts?: Readonly<Record<string, string>>;
    }
  | { readonly amount: string }
  | { readonly until: string };

export interface Detail {
  readonly label: TextKey;
  readonly said: Said;
}

const percentWhole = 100;

/** Times as they are written: 5, or 1.5. */
const timesOf = (percent: number): number => percent / percentWhole;

const isSome = (amount: string | null): amount is string => amount !== null && /[1-9]/.test(amount);

const ends = ({ ends_at }: Offer): Detail => ({
  label: 'offers.ends',
  said: ends_at === null ? { text: 'offers.ends_never' } : { until: ends_at },
});

const noWagering: Detail = { label: 'offers.wagering', said: { text: 'offers.wagering_none' } };
const paidDaily: Detail = { label: 'offers.paid', said: { text: 'offers.paid_daily' } };

type OfferOf<Kind extends Offer['kind']> = Extract<Offer, { kind: Kind }>;

const depositTerms = (offer: OfferOf<'deposit'>): Detail[] => [
  { label: 'offers.reach', said: { text: `offers.reach_${offer.reach}` } },
  { label: 'offers.bonus', said: { text: 'offers.bonus_rate', values: { percent: offer.bonus_percent } } },
  { label: 'offers.amount_min', said: { amount: offer.amount_min } },
  { label: 'offers.bonus_max', said: { amount: offer.bonus_max } },
  { label: 'offers.amount_for_max', said: { amount: offer.amount_for_max } },
  ...(offer.turnover_percent === 0
    ? [noWagering]
    : ([
        {
          label: 'offers.wagering',
          said: { text: 'offers.wagering_times', values: { times: timesOf(offer.turnover_percent) } },
        },
        ...(offer.terms.weights.length === 0
          ? [{ label: 'offers.counts', said: { text: 'offers.counts_short' } } as const]
          : []),
        ...(offer.terms.days === null
          ? [{ label: 'offers.wager_by', said: { text: 'offers.no_deadline' } } as const]
          : []),
      ] as const)),
  { label: 'offers.giving_up', said: { text: 'offers.give_up_term' } },
];

const envelopeTerms = (offer: OfferOf<'envelope'>): Detail[] => [
  {
    label: 'offers.shares',
    said: { text: 'offers.shares_count', values: { count: offer.shares }, amounts: { budget: offer.budget } },
  },
  {
    label: 'red_envelope.title',
    said: { text: 'offers.share_range', amounts: { min: offer.share_min, max: offer.share_max } },
  },
  {
    label: 'offers.reach',
    said:
      offer.deposit_min === null
        ? { text: 'offers.deposit_none' }
        : {
            text: 'offers.deposit_within',
            values: { days: offer.deposit_days },
            amounts: { amount: offer.deposit_min },
          },
  },
  noWagering,
];

const friendsTerms = (offer: OfferOf<'friends'>): Detail[] => [
  ...(offer.turnover_percent === '0'
    ? []
    : [
        {
          label: 'offers.friend_bets',
          said: { text: 'offers.friend_rate', values: { percent: offer.turnover_percent } },
        } as const,
      ]),
  ...(isSome(offer.turnover_daily_max)
    ? [{ label: 'offers.friend_daily_max', said: { amount: offer.turnover_daily_max } } as const]
    : []),
  ...(isSome(offer.deposit_award) && isSome(offer.deposit_min)
    ? [
        {
          label: 'offers.friend_deposit',
          said: {
            text: 'offers.friend_deposit_award',
            amounts: { amount: offer.deposit_award, min: offer.deposit_min },
          },
        } as const,
      ]
    : []),
  paidDaily,
  noWagering,
];

const surplusTerms = (offer: OfferOf<'surplus'>): Detail[] => [
  {
    label: 'offers.surplus_rate_name',
    said: { text: 'offers.surplus_rate', values: { percent: offer.daily_percent } },
  },
  ...(isSome(offer.balance_min)
    ? [{ label: 'offers.surplus_min', said: { amount: offer.balance_min } } as const]
    : []),
  ...(isSome(offer.balance_max)
    ? [{ label: 'offers.surplus_max', said: { amount: offer.balance_max } } as const]
    : []),
  paidDaily,
  noWagering,
];

/** The terms of an offer, row by row. */
export const termsOf = (offer: Offer): readonly Detail[] => {
  switch (offer.kind) {
    case 'deposit':
      return [...depositTerms(offer), ends(offer)];
    case 'envelope':
      return [...envelopeTerms(offer), ends(offer)];
    case 'friends':
      return [...friendsTerms(offer), ends(offer)];
    case 'surplus':
      return [...surplusTerms(offer), ends(offer)];
  }
};

/** The example of an offer, row by row, as the server has computed it; the last row is what it comes to. */
export const exampleOf = (offer: Offer): readonly Detail[] => {
  switch (offer.kind) {
    case 'deposit':
      return [
        { label: 'offers.ex_amount', said: { amount: offer.example.amount } },
        { label: 'offers.ex_bonus', said: { amount: offer.example.bonus } },
        { label: 'offers.ex_credited', said: { amount: offer.example.credited } },
        { label: 'offers.ex_turnover', said: { amount: offer.example.turnover } },
      ];
    case 'envelope':
      return [{ label: 'offers.ex_share', said: { amount: offer.example.share } }];
    case 'friends':
      return offer.example === null
        ? []
        : [
            { label: 'offers.ex_stakes', said: { amount: offer.example.stakes } },
            { label: 'offers.ex_award', said: { amount: offer.example.award } },
          ];
    case 'surplus':
      return [
        { label: 'offers.ex_balance', said: { amount: offer.example.balance } },
        { label: 'offers.ex_award', said: { amount: offer.example.award } },
      ];
  }
};

/** What is written into a text: its values, and its amounts in the currency. */
export const valuesOf = (
  { values, amounts = {} }: Extract<Said, { text: TextKey }>,
  plain: (amount: string, currency: Currency) => string,
  currency: Currency,
): TextValues => ({
  ...values,
  ...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, plain(amount, currency)])),
});
