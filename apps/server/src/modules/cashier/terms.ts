import { depositQuote } from '@pavilion/contract/cashier';
import { type CurrencyCode, type Minor, minor, toDecimal } from '@pavilion/money';
import { type Refusal, refused } from '../../http/refusal.ts';
import { currencyOf } from './presenter.ts';
import { bonusOf, findPromotion, type PromotionRow } from './promotions.ts';
import { type CashierDb, findMethod, type MethodRow, type Owner } from './queries.ts';
import { requiredOf } from './required.ts';
import { findRule } from './withdrawals/queries.ts';

export interface TermsRequest extends Owner {
  readonly currency: CurrencyCode;
  readonly methodId: number;
  readonly amountMinor: Minor;
  readonly promotionId: number | undefined;
  /** Of a promotion that is had by its code alone. */
  readonly promoCode: string | undefined;
}

/** What a deposit costs and brings, minor units. */
export interface Terms {
  readonly method: MethodRow;
  readonly promotion: PromotionRow | undefined;
  readonly fee: Minor;
  readonly bonus: Minor;
}

const outsideLimits = (method: MethodRow): Refusal => {
  const currency = currencyOf(method);
  return refused(depositQuote.codes, 102, 'deposit.amount_limits', {
    amount_min: toDecimal(minor(method.min_minor), currency),
    amount_max: toDecimal(minor(method.max_minor), currency),
  });
};

/** The terms of a deposit as they are now. Refusals: 101, 102, 107, 108, 109 of the call. */
export const readTerms = async (db: CashierDb, request: TermsRequest, now: Date): Promise<Terms> => {
  const { siteId, currency, methodId, amountMinor, promotionId, promoCode } = request;
  const method = await findMethod(db, siteId, currency, methodId);
  if (method === undefined) throw refused(depositQuote.codes, 101, 'deposit.no_method');
  if (amountMinor < method.min_minor || amountMinor > method.max_minor) throw outsideLimits(method);
  const promotion =
    promotionId === undefined
      ? undefined
      : await findPromotion(db, { owner: request, currency, promotionId, promoCode, amountMinor }, now);
  return {
    method,
    promotion,
    fee: minor(method.fee_minor),
    bonus: promotion === undefined ? minor(0n) : bonusOf(promotion, amountMinor),
  };
};

/** What must be staked before anything of it goes out: by the promotion's rule, or by the site's own. */
export const readTurnoverOf = async (
  db: CashierDb,
  { siteId, currency, amountMinor }: TermsRequest,
  { promotion, bonus }: Terms,
): Promise<Minor> => {
  const turnoverPercent =
    promotion?.turnover_percent ?? (await findRule(db, siteId, currency))?.turnover_percent ?? 0;
  return requiredOf(amountMinor + bonus, turnoverPercent);
};
