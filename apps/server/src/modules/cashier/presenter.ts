import { type Currency, currencySchema, type Locale } from '@pavilion/contract';
import type { Deposit, DepositMethod, DepositPromotion, Transfer } from '@pavilion/contract/cashier';
import { minor, toDecimal } from '@pavilion/money';
import { textOf } from '../../infra/storedText.ts';
import { type GameNames, presentPromotedTerms } from './bonusTerms.ts';
import type { PromotionRow } from './promotions.ts';
import { type MethodRow, type OrderRow, transferAdapter } from './queries.ts';
import { requiredOf } from './required.ts';

/** A stored currency as the hall's code. Throws for a row that no migration or seed may have written. */
export const currencyOf = (row: { readonly currency: string }): Currency =>
  currencySchema.parse(row.currency);

export const presentMethod = (row: MethodRow, locale: Locale): DepositMethod => {
  const currency = currencyOf(row);
  const money = (amount: bigint): string => toDecimal(minor(amount), currency);
  return {
    id: row.id,
    code: row.code,
    name: textOf(row.name, locale),
    description: textOf(row.description, locale),
    currency,
    amount_min: money(row.min_minor),
    amount_max: money(row.max_minor),
    fee: money(row.fee_minor),
    presets: row.presets_minor.map(money),
    takes_seconds: row.takes_seconds,
    kind: row.adapter === transferAdapter ? 'transfer' : 'page',
    pay_within_seconds: row.pay_within_seconds,
  };
};

/** `games`: names of `readPromotedGames`. */
export const presentPromotion = (row: PromotionRow, locale: Locale, games: GameNames): DepositPromotion => {
  const currency = currencyOf(row);
  return {
    id: row.id,
    name: textOf(row.name, locale),
    description: textOf(row.description, locale),
    bonus_basis_points: row.bonus_basis_points,
    bonus_max: toDecimal(minor(row.bonus_max_minor), currency),
    amount_min: toDecimal(minor(row.min_minor), currency),
    turnover_percent: row.turnover_percent,
    terms: presentPromotedTerms(row, { currency, locale, games }),
    ends_at: row.ends_at.toISOString(),
  };
};

/** What is to be staked of an order's deposit and bonus, by the rule that its promotion had when it was ordered. */
const presentPromised = (row: OrderRow, locale: Locale): Deposit['promotion'] =>
  row.promotion_id === null || row.turnover_percent === null
    ? null
    : {
        name: textOf(row.promotion_name, locale),
        turnover: toDecimal(
          requiredOf(
            row.amount_minor + (row.given_up_at === null ? row.bonus_minor : 0n),
            row.turnover_percent,
          ),
          currencyOf(row),
        ),
      };

export const presentDeposit = (row: OrderRow, locale: Locale, now: Date): Deposit => {
  const currency = currencyOf(row);
  return {
    order_number: row.order_number,
    state: row.state,
    amount: toDecimal(minor(row.amount_minor), currency),
    fee: toDecimal(minor(row.fee_minor), currency),
    bonus: toDecimal(minor(row.bonus_minor), currency),
    promotion: presentPromised(row, locale),
    currency,
    method: textOf(row.method_name, locale),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    seconds_left: Math.max(0, Math.ceil((row.expires_at.getTime() - now.getTime()) / 1_000)),
    settled_at: row.settled_at?.toISOString() ?? null,
    is_late: row.state === 'succeeded' && row.settled_at !== null && row.settled_at > row.expires_at,
    times: row.deposit_times,
    refusal: row.refusal,
  };
};

/** Where a transfer goes; null for an order that is paid on a page. `urlOf` tells where its receipt is seen. */
export const presentTransfer = (row: OrderRow, urlOf: (orderId: bigint) => string): Transfer | null => {
  const { bank_name, account_number, holder, handed_in_at } = row;
  if (bank_name === null || account_number === null || holder === null) return null;
  return {
    bank_name,
    account_number,
    holder,
    receipt: handed_in_at && { handed_in_at: handed_in_at.toISOString(), url: urlOf(row.id) },
  };
};
