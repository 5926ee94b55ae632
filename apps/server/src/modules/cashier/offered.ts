import type { Currency } from '@pavilion/contract';
import { type Minor, minor } from '@pavilion/money';
import { createKysely, type Pool } from '@pavilion/postgres';
import { type GameNames, readPromotedGames } from './bonusTerms.ts';
import { bonusOf, listPromotions, listRunningPromotions, type PromotionRow } from './promotions.ts';
import { listMethods, type MethodRow, mayDeposit, type Owner } from './queries.ts';
import { requiredOf } from './required.ts';
import type { CashierTables } from './tables.ts';

/** A promotion as everybody may know it, with one deposit as its example. Minor units. */
export interface OfferedPromotion {
  readonly row: PromotionRow;
  /** Names of the games that its terms speak of. */
  readonly games: GameNames;
  /** The smallest deposit that brings the most. */
  readonly amountForMax: Minor;
  readonly example: {
    readonly amount: Minor;
    readonly bonus: Minor;
    readonly required: Minor;
  };
}

const wholeInBasisPoints = 10_000n;

/** An amount that the counter itself proposes, and that the promotion goes with; else the smallest that it goes with. */
const exampleAmount = ({ min_minor }: PromotionRow, methods: readonly MethodRow[]): bigint => {
  const proposed = methods.flatMap(({ presets_minor }) => presets_minor).filter((one) => one >= min_minor);
  return (
    proposed.reduce<bigint | undefined>(
      (least, one) => (least === undefined || one < least ? one : least),
      undefined,
    ) ?? min_minor
  );
};

const offeredOf = (row: PromotionRow, methods: readonly MethodRow[], games: GameNames): OfferedPromotion => {
  const basisPoints = BigInt(row.bonus_basis_points);
  const amount = exampleAmount(row, methods);
  const bonus = bonusOf(row, amount);
  const forMax = (row.bonus_max_minor * wholeInBasisPoints + basisPoints - 1n) / basisPoints;
  return {
    row,
    games,
    amountForMax: minor(forMax > row.min_minor ? forMax : row.min_minor),
    example: { amount: minor(amount), bonus, required: requiredOf(amount + bonus, row.turnover_percent) },
  };
};

/** The promotions that run in a currency of the site; none where nothing can be paid in. */
export const listOfferedPromotions = async (
  pool: Pool,
  { siteId, currency }: { readonly siteId: number; readonly currency: Currency },
  now: Date,
): Promise<OfferedPromotion[]> => {
  const db = createKysely<CashierTables>(pool);
  const [methods, rows] = await Promise.all([
    listMethods(db, siteId, currency),
    listRunningPromotions(db, siteId, currency, now),
  ]);
  if (methods.length === 0) return [];
  const games = await readPromotedGames(pool, rows);
  return rows.map((row) => offeredOf(row, methods, games));
};

/** How a promotion stands for a member who is not away, by its id. */
export const promotionStandingsOf = async (
  pool: Pool,
  owner: Owner & { readonly currency: Currency },
  now: Date,
): Promise<(promotionId: number) => 'open' | 'had' | 'closed'> => {
  const db = createKysely<CashierTables>(pool);
  const [left, may] = await Promise.all([
    listPromotions(db, owner, owner.currency, now),
    mayDeposit(db, owner, now),
  ]);
  const ids = new Set(left.map(({ id }) => id));
  return (promotionId) => {
    if (!may) return 'closed';
    return ids.has(promotionId) ? 'open' : 'had';
  };
};
