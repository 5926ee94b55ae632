import { type Minor, minor } from '@pavilion/money';
import type { Studio, Trx } from '../infra/studio.ts';
import { marketId } from './engine/market.ts';
import { marginsBp, type Run } from './engine/run.ts';
import { allOf, combinationsOf, type Folds, sumOfProducts } from './engine/systems.ts';
import { aliveOf, countedPrice } from './engine/verdict.ts';
import type { BetRow, EventRow, LegRow } from './rows.ts';
import type { Runs } from './runs.ts';
import type { CashShare } from './views.ts';

/** Chances are whole parts of this, each cut down. */
const billion = 1_000_000_000n;
const billionths = (part: number): bigint => BigInt(Math.floor(part * Number(billion)));

/**
 * What is left of a bet is worth its return times the chance of everything that is open, less the margin of its dearest sport:
 * that is offered for it, cut down to the minor unit. A system is worth the sum of its combinations, each at the chance of its
 * own legs. Nothing while a leg's event is suspended or a step of it is due, and nothing where a leg's market is not offered any
 * more.
 */
export const cashValue = (
  stakeMinor: bigint,
  legs: readonly { readonly leg: LegRow; readonly row: EventRow; readonly run: Run }[],
  now: Date,
  folds: Folds = allOf(legs.length),
): Minor | null => {
  if (
    aliveOf(
      legs.map(({ leg }) => leg),
      folds,
    ) === 0
  )
    return null;
  let marginBp = 0;
  const factors: bigint[] = [];
  for (const { leg, row, run } of legs) {
    let chance = 1;
    if (leg.result === 'open') {
      const isHeld = run.isSuspended || run.phase === 'over' || (row.next_at !== null && row.next_at <= now);
      const found = run.chances
        .find((market) => marketId(market) === leg.market)
        ?.selections.find(({ code }) => code === leg.selection);
      if (isHeld || !found || found.chance <= 0) return null;
      chance = Math.min(1, found.chance);
      marginBp = Math.max(marginBp, marginsBp[row.sport]);
    }
    factors.push(BigInt(countedPrice(leg)) * billionths(chance));
  }
  const one = 1_000n * billion;
  const worth = stakeMinor * sumOfProducts(factors, folds, one) * billionths(1 / (1 + marginBp / 10_000));
  const value = worth / (BigInt(combinationsOf(legs.length, folds)) * one ** BigInt(legs.length) * billion);
  return value > 0n ? minor(value) : null;
};

/** The legs of bets with the events as they stand; of locked events where the bet is to be cashed out. */
export const withRuns = async (
  runs: Runs,
  legs: readonly LegRow[],
  events: ReadonlyMap<string, EventRow>,
): Promise<{ leg: LegRow; row: EventRow; run: Run }[]> =>
  Promise.all(
    legs.map(async (leg) => {
      const row = events.get(leg.event_id);
      if (!row) throw new Error(`no event ${leg.event_id}`);
      return { leg, row, run: await runs.at(row) };
    }),
  );

/** So many minor units of the stake are a share of what is left of it. */
export const stakeShareOf = (left: bigint, share: CashShare): bigint => (left * BigInt(share)) / 100n;

/** What stands of the bet's stake. */
export const stakeLeftOf = ({ stake_minor, cashed_stake_minor }: BetRow) =>
  minor(stake_minor - cashed_stake_minor);

export const readLegs = (db: Studio['db'] | Trx, betIds: readonly string[]): Promise<LegRow[]> =>
  db
    .selectFrom('book_leg')
    .selectAll()
    .where('bet_id', '=', ({ fn, val }) => fn.any(val([...betIds])))
    .orderBy('seq')
    .execute();
