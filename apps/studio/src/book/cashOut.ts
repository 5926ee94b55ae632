import { type Minor, minor } from '@pavilion/money';
import type { Studio, Trx } from '../infra/studio.ts';
import { marketId, marketOf } from './engine/market.ts';
import { marginsBp, type Run } from './engine/run.ts';
import { allOf, combinationsOf, type Folds, sumOfProducts } from './engine/systems.ts';
import { aliveOf, countedPrice, partsOf } from './engine/verdict.ts';
import type { BetRow, EventRow, LegRow } from './rows.ts';
import type { Runs } from './runs.ts';
import type { CashShare } from './views.ts';

/** Chances are whole parts of this, each cut down. */
const billion = 1_000_000_000n;
const billionths = (part: number): bigint => BigInt(Math.floor(part * Number(billion)));

interface LegWithRun {
  readonly leg: LegRow;
  readonly row: EventRow;
  readonly run: Run;
}

/**
 * How likely it is that the open legs of one event win, all of them together where there are several; `null` while that cannot be
 * said: the event is suspended or a step of it is due, or a leg's market is not offered any more.
 */
const openChance = (legs: readonly LegWithRun[], now: Date): number | null => {
  const open = legs.filter(({ leg }) => leg.result === 'open');
  const [first] = open;
  if (!first) return 1;
  const { row, run } = first;
  if (run.isSuspended || run.phase === 'over' || (row.next_at !== null && row.next_at <= now)) return null;
  const chances = open.map(({ leg }) => {
    const market = run.chances.find((each) => marketId(each) === leg.market);
    return market?.selections.find(({ code }) => code === leg.selection)?.chance ?? 0;
  });
  if (chances.some((chance) => chance <= 0)) return null;
  if (chances.length === 1) return Math.min(1, chances[0] ?? 0);
  const joint = run.joint(
    open.flatMap(({ leg: { market: id, selection } }) => {
      const market = marketOf(id);
      return market ? [{ market, selection }] : [];
    }),
  );
  return joint && 'chance' in joint ? Math.min(1, joint.chance) : null;
};

/**
 * What is left of a bet is worth its return times the chance of everything that is open, less the margin of its dearest sport:
 * that is offered for it, cut down to the minor unit. A system is worth the sum of its combinations, each at the chance of its
 * own legs. Nothing while a leg's event is suspended or a step of it is due, and nothing where a leg's market is not offered any
 * more.
 */
export const cashValue = (
  stakeMinor: bigint,
  legs: readonly LegWithRun[],
  now: Date,
  folds: Folds = allOf(new Set(legs.map(({ leg }) => leg.event_id)).size),
): Minor | null => {
  const parts = [...Map.groupBy(legs, ({ leg }) => leg.event_id).values()];
  const judged = partsOf(legs.map(({ leg }) => leg));
  if (aliveOf(judged, folds) === 0) return null;
  let marginBp = 0;
  const factors: bigint[] = [];
  for (const [at, part] of parts.entries()) {
    const [first] = part;
    const own = judged[at];
    if (!first || !own) continue;
    const chance = own.result === 'open' ? openChance(part, now) : 1;
    if (chance === null) return null;
    if (own.result === 'open') marginBp = Math.max(marginBp, marginsBp[first.row.sport]);
    factors.push(BigInt(countedPrice(own)) * billionths(chance));
  }
  const one = 1_000n * billion;
  const worth = stakeMinor * sumOfProducts(factors, folds, one) * billionths(1 / (1 + marginBp / 10_000));
  const value = worth / (BigInt(combinationsOf(parts.length, folds)) * one ** BigInt(parts.length) * billion);
  return value > 0n ? minor(value) : null;
};

/** The legs of bets with the events as they stand; of locked events where the bet is to be cashed out. */
export const withRuns = async (
  runs: Runs,
  legs: readonly LegRow[],
  events: ReadonlyMap<string, EventRow>,
): Promise<LegWithRun[]> =>
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
