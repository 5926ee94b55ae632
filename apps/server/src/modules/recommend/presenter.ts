import type { Currency } from '@pavilion/contract';
import type { Award, RecommendedMember } from '@pavilion/contract/recommend';
import { minor, toDecimal } from '@pavilion/money';
import { mask } from '../identity/index.ts';
import type { AwardRow, FriendRow, RecommendTerms } from './queries.ts';

const ppmPerPercent = 10_000;
const ppmDigits = 4;

/** Millionths as per cent, without trailing zeros: 12500 is `1.25`. */
export const percentOf = (ppm: number): string => {
  const fraction = String(ppm % ppmPerPercent)
    .padStart(ppmDigits, '0')
    .replace(/0+$/, '');
  const whole = Math.floor(ppm / ppmPerPercent);
  return fraction === '' ? `${whole}` : `${whole}.${fraction}`;
};

const maskAccount = (account: string): string => mask(account, { start: 2, end: 2 }) ?? '';

/** An amount, or null where zero stands for none. */
export const someOf = (amountMinor: bigint, currency: Currency): string | null =>
  amountMinor === 0n ? null : toDecimal(minor(amountMinor), currency);

export const presentRules = (terms: RecommendTerms, currency: Currency) => ({
  turnover_percent: percentOf(terms.turnover_ppm),
  turnover_daily_max: someOf(terms.turnover_daily_max_minor, currency),
  deposit_award: someOf(terms.deposit_award_minor, currency),
  deposit_min: terms.deposit_award_minor === 0n ? null : someOf(terms.deposit_min_minor, currency),
});

export const presentAward = (row: AwardRow, currency: Currency): Award => ({
  id: row.id.toString(),
  kind: row.kind,
  friend: row.friend === null ? null : maskAccount(row.friend),
  day: row.day,
  amount: toDecimal(minor(row.amount_minor), currency),
  currency,
  state: row.paid_at === null ? 'due' : 'paid',
  paid_at: row.paid_at?.toISOString() ?? null,
});

export const presentFriend = (row: FriendRow, currency: Currency): RecommendedMember => ({
  member_account: maskAccount(row.account),
  joined_at: row.created_at.toISOString(),
  is_active: row.is_active,
  awarded: toDecimal(minor(row.awarded), currency),
});
