import type { Currency, Locale } from '@pavilion/contract';
import type { Offer, RunningOffer } from '@pavilion/contract/offers';
import { exponentOf, minor, toDecimal } from '@pavilion/money';
import { messageText } from '../../http/messages.ts';
import { textOf } from '../../infra/storedText.ts';
import {
  type DepositTurnover,
  type OfferedPromotion,
  presentPromotedTerms,
  presentTerms,
  type RunningBonus,
  type TermsReader,
} from '../cashier/index.ts';
import type { OfferedEnvelope } from '../promotions/index.ts';
import {
  percentOf,
  presentRules,
  type RecommendTerms,
  type SurplusTerms,
  someOf,
  surplusAwardOf,
  turnoverAwardOf,
} from '../recommend/index.ts';
import type { Offers } from './readOffers.ts';

export const friendsSlug = 'friends';
export const surplusSlug = 'balance';
export const promotionSlug = ({ row }: OfferedPromotion): string => `bonus-${row.code}`;
export const envelopeSlug = ({ id }: OfferedEnvelope): string => `envelope-${id}`;

interface Reader {
  readonly currency: Currency;
  readonly locale: Locale;
}

const ppmPerBasisPoint = 100;

const presentPromotion = (offered: OfferedPromotion, { currency, locale }: Reader): Offer => {
  const { row, games, amountForMax, example } = offered;
  const money = (amount: bigint): string => toDecimal(minor(amount), currency);
  return {
    kind: 'deposit',
    slug: promotionSlug(offered),
    name: textOf(row.name, locale),
    summary: textOf(row.description, locale),
    scene: row.reach === 'first' ? 'welcome' : 'recharge',
    ends_at: row.ends_at.toISOString(),
    promotion_id: row.id,
    reach: row.reach,
    bonus_percent: percentOf(row.bonus_basis_points * ppmPerBasisPoint),
    bonus_max: money(row.bonus_max_minor),
    amount_min: money(row.min_minor),
    amount_for_max: money(amountForMax),
    turnover_percent: row.turnover_percent,
    terms: presentPromotedTerms(row, { currency, locale, games }),
    example: {
      amount: money(example.amount),
      bonus: money(example.bonus),
      credited: money(example.amount + example.bonus),
      turnover: money(example.required),
    },
  };
};

const presentEnvelope = (envelope: OfferedEnvelope, { currency, locale }: Reader): Offer => {
  const money = (amount: bigint): string => toDecimal(minor(amount), currency);
  return {
    kind: 'envelope',
    slug: envelopeSlug(envelope),
    name: textOf(envelope.title, locale),
    summary: messageText('offer.envelope_text', locale),
    scene: 'red-envelope',
    ends_at: envelope.end_at.toISOString(),
    envelope_id: envelope.id,
    budget: money(envelope.budget_minor),
    shares: envelope.shares,
    share_min: money(envelope.share_min_minor),
    share_max: money(envelope.share_max_minor),
    deposit_min: someOf(envelope.min_deposit_minor, currency),
    deposit_days: envelope.deposit_days,
    example: { share: money(envelope.budget_minor / BigInt(envelope.shares)) },
  };
};

/** Currencies of which a unit is worth little. */
const littleUnits: ReadonlySet<Currency> = new Set(['VND', 'WON', 'JPY', 'MMK', 'NGN']);

/** What somebody may well stake in a day: a thousand units, or a hundred times that, in minor units. */
const exampleStakes = (currency: Currency): bigint =>
  10n ** BigInt(exponentOf(currency)) * (littleUnits.has(currency) ? 100_000n : 1_000n);

const presentFriends = (terms: RecommendTerms, { currency, locale }: Reader): Offer => {
  const stakes = exampleStakes(currency);
  const rules = presentRules(terms, currency);
  return {
    kind: 'friends',
    slug: friendsSlug,
    name: messageText('offer.friends_name', locale),
    summary: messageText('offer.friends_text', locale),
    scene: 'invite',
    ends_at: null,
    ...rules,
    example:
      terms.turnover_ppm === 0
        ? null
        : {
            stakes: toDecimal(minor(stakes), currency),
            award: toDecimal(turnoverAwardOf(terms, stakes), currency),
          },
  };
};

/** The example of a balance: ten times the least that earns anything, or a thousand units, within the bound. */
const exampleBalance = (
  { balance_min_minor, balance_max_minor }: SurplusTerms,
  currency: Currency,
): bigint => {
  const wished = balance_min_minor > 0n ? balance_min_minor * 10n : exampleStakes(currency);
  return balance_max_minor > 0n && wished > balance_max_minor ? balance_max_minor : wished;
};

const presentSurplus = (terms: SurplusTerms, { currency, locale }: Reader): Offer => {
  const money = (amount: bigint): string => toDecimal(minor(amount), currency);
  const balance = exampleBalance(terms, currency);
  return {
    kind: 'surplus',
    slug: surplusSlug,
    name: messageText('offer.surplus_name', locale),
    summary: messageText('offer.surplus_text', locale),
    scene: 'turnover',
    ends_at: null,
    daily_percent: percentOf(terms.daily_ppm),
    balance_min: money(terms.balance_min_minor),
    balance_max: someOf(terms.balance_max_minor, currency),
    example: { balance: money(balance), award: money(surplusAwardOf(terms, balance)) },
  };
};

/** The site's offers, deposits first. */
export const presentOffers = (
  { promotions, envelopes, friends, surplus }: Offers,
  reader: Reader,
): Offer[] => [
  ...promotions.map((offered) => presentPromotion(offered, reader)),
  ...envelopes.map((envelope) => presentEnvelope(envelope, reader)),
  ...(friends === undefined ? [] : [presentFriends(friends, reader)]),
  ...(surplus === undefined ? [] : [presentSurplus(surplus, reader)]),
];

/** A deposit of which something is to be staked, with the bonus that came with it. */
export const presentRunning = (
  { orderNumber, at, amount, required, played, left }: DepositTurnover,
  bonus: RunningBonus | undefined,
  isInPlay: boolean,
  { currency, locale, games }: TermsReader,
): RunningOffer => ({
  order_number: orderNumber,
  at: at.toISOString(),
  amount: toDecimal(amount, currency),
  bonus: toDecimal(bonus?.bonus ?? minor(0n), currency),
  promotion: bonus === undefined ? null : textOf(bonus.promotionName, locale),
  required: toDecimal(required, currency),
  played: toDecimal(played, currency),
  left: toDecimal(left, currency),
  terms: bonus?.terms ? presentTerms(bonus.terms, { currency, locale, games }) : null,
  until: bonus?.until?.toISOString() ?? null,
  give_up:
    bonus === undefined
      ? null
      : {
          takes_back: toDecimal(bonus.giveUp.takesBack, currency),
          left: toDecimal(bonus.giveUp.left, currency),
          was_played: bonus.giveUp.wasPlayed,
          is_in_play: isInPlay,
        },
});
