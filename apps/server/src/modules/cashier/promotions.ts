import { depositPromoCode, depositQuote } from '@pavilion/contract/cashier';
import { type Minor, minor, toDecimal } from '@pavilion/money';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { refused } from '../../http/refusal.ts';
import { currencyOf } from './presenter.ts';
import type { CashierDb, Owner } from './queries.ts';
import type { CashierTables } from './tables.ts';

export type PromotionRow = Selectable<CashierTables['deposit_promotion']>;

const wholeInBasisPoints = 10_000n;
const promotionsMax = 20;

/** What a promotion adds to a deposit, minor units: a share of it, rounded down, up to the most. */
export const bonusOf = (
  { bonus_basis_points, bonus_max_minor }: Pick<PromotionRow, 'bonus_basis_points' | 'bonus_max_minor'>,
  amountMinor: bigint,
): Minor => {
  const share = (amountMinor * BigInt(bonus_basis_points)) / wholeInBasisPoints;
  return minor(share < bonus_max_minor ? share : bonus_max_minor);
};

/**
 * Whether the member has not had the promotion yet, as far as it may be had once; an order that is still open counts, so
 * that two at once do not both get it. Whoever has paid in before has no first deposit any more.
 */
const isLeft = (row: ExpressionBuilder<CashierTables, 'deposit_promotion'>, { siteId, memberId }: Owner) =>
  row.or([
    row('deposit_promotion.reach', '=', 'each'),
    row.and([
      row('deposit_promotion.reach', '=', 'once'),
      row.not(
        row.exists(
          row
            .selectFrom('deposit_order')
            .select(sql`1`.as('one'))
            .whereRef('deposit_order.promotion_id', '=', 'deposit_promotion.id')
            .where('deposit_order.site_id', '=', siteId)
            .where('deposit_order.member_id', '=', memberId)
            .where((order) =>
              order.or([
                order('deposit_order.state', 'in', ['created', 'pending', 'reviewing']),
                order.and([
                  order('deposit_order.state', '=', 'succeeded'),
                  order('deposit_order.bonus_minor', '>', 0n),
                ]),
              ]),
            ),
        ),
      ),
    ]),
    row.and([
      row('deposit_promotion.reach', '=', 'first'),
      row.not(
        row.exists(
          row
            .selectFrom('deposit_order')
            .select(sql`1`.as('one'))
            .where('deposit_order.site_id', '=', siteId)
            .where('deposit_order.member_id', '=', memberId)
            .where('deposit_order.state', '=', 'succeeded'),
        ),
      ),
    ]),
  ]);

const openPromotions = (db: CashierDb, { siteId }: Pick<Owner, 'siteId'>, currency: string, now: Date) =>
  db
    .selectFrom('deposit_promotion')
    .selectAll('deposit_promotion')
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .where('enabled', '=', true)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now);

/** Promotions that the member may choose now, in the operator's order; without those that are had by a code. */
export const listPromotions = (
  db: CashierDb,
  owner: Owner,
  currency: string,
  now: Date,
): Promise<PromotionRow[]> =>
  openPromotions(db, owner, currency, now)
    .where('promo_code', 'is', null)
    .where((row) => isLeft(row, owner))
    .orderBy('sort')
    .orderBy('id')
    .limit(promotionsMax)
    .execute();

/** Promotions that run in a currency of the site, whoever asks, in the operator's order; without those of a code. */
export const listRunningPromotions = (
  db: CashierDb,
  siteId: number,
  currency: string,
  now: Date,
): Promise<PromotionRow[]> =>
  openPromotions(db, { siteId }, currency, now)
    .where('promo_code', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .limit(promotionsMax)
    .execute();

export interface PromotionWish {
  readonly owner: Owner;
  readonly currency: string;
  readonly promotionId: number;
  readonly promoCode: string | undefined;
  readonly amountMinor: bigint;
}

/** The promotion that a code opens for the member. Refusals: 107 none or over, 109 had before. */
export const findByPromoCode = async (
  db: CashierDb,
  { owner, currency, promoCode }: Pick<PromotionWish, 'owner' | 'currency'> & { readonly promoCode: string },
  now: Date,
): Promise<PromotionRow> => {
  const row = await openPromotions(db, owner, currency, now)
    .where('promo_code', '=', promoCode)
    .select((promotion) => isLeft(promotion, owner).as('is_left'))
    .executeTakeFirst();
  if (row === undefined) throw refused(depositPromoCode.codes, 107, 'deposit.no_promo_code');
  if (!row.is_left) throw refused(depositPromoCode.codes, 109, 'deposit.promotion_had');
  return row;
};

/** The promotion that a deposit is to have. Refusals: 107 none, over or without its code, 108 too small a deposit, 109 had before. */
export const findPromotion = async (
  db: CashierDb,
  { owner, currency, promotionId, promoCode, amountMinor }: PromotionWish,
  now: Date,
): Promise<PromotionRow> => {
  const row = await openPromotions(db, owner, currency, now)
    .where('id', '=', promotionId)
    .where((promotion) =>
      promotion.or([promotion('promo_code', 'is', null), promotion('promo_code', '=', promoCode ?? '')]),
    )
    .select((promotion) => isLeft(promotion, owner).as('is_left'))
    .executeTakeFirst();
  if (row === undefined) throw refused(depositQuote.codes, 107, 'deposit.no_promotion');
  if (!row.is_left) throw refused(depositQuote.codes, 109, 'deposit.promotion_had');
  if (amountMinor < row.min_minor) {
    throw refused(depositQuote.codes, 108, 'deposit.promotion_min', {
      amount_min: toDecimal(minor(row.min_minor), currencyOf(row)),
    });
  }
  return row;
};
