import type { SqlExecutor } from './executor.ts';
import { markHorizon } from './horizon.ts';

export interface Difference {
  /** Which rule is broken: `currency_sums_to_zero`, `running_balance`, … */
  readonly rule: string;
  /** What breaks it: an account, a transfer, a currency. */
  readonly subject: string;
  readonly expected: string;
  readonly actual: string;
}

export interface CurrencyTotal {
  readonly currency: string;
  readonly accounts: bigint;
  readonly entries: bigint;
  /** Sum of all that moved into accounts, minor units. */
  readonly movedMinor: bigint;
}

export interface ReconcileReport {
  /** Empty when the books balance. */
  readonly differences: readonly Difference[];
  readonly totals: readonly CurrencyTotal[];
  /** Balances of accounts without a running one that were summed up for good; none while there are differences. */
  readonly snapshotsTaken: number;
}

/**
 * Sums the balances of accounts without a running one up for good, of books that were proven. It needs a moment without
 * postings under way; a busy moment is let pass until the next time. Answers how many were summed up.
 */
export const takeSnapshots = async (executor: SqlExecutor): Promise<number> => {
  if ((await markHorizon(executor)) === undefined) return 0;
  const { rows } = await executor.query<{ taken: number }>({
    text: 'SELECT ledger.take_snapshots() AS taken',
  });
  return rows[0]?.taken ?? 0;
};

/**
 * Proves the books: every currency and every transfer sums to zero, every running balance is the sum of its entries,
 * versions follow one another, entries belong to a transfer and account of one site, snapshots are right. When they
 * are, the balances of accounts without a running one are summed up, so that reading them stays cheap. Reports, never
 * mends. Give it a pool: inside a transaction the snapshots would hold up postings until its end.
 */
export const reconcile = async (executor: SqlExecutor): Promise<ReconcileReport> => {
  const { rows: differences } = await executor.query<Difference>({
    text: 'SELECT rule, subject, expected, actual FROM ledger.differences()',
  });
  const { rows: totals } = await executor.query<CurrencyTotal>({
    text: `SELECT currency, count(DISTINCT account_id) AS accounts, count(*) AS entries,
        coalesce(sum(amount_minor) FILTER (WHERE amount_minor > 0), 0)::bigint AS "movedMinor"
      FROM ledger.entry GROUP BY currency ORDER BY currency`,
  });
  const snapshotsTaken = differences.length === 0 ? await takeSnapshots(executor) : 0;
  return { differences, totals, snapshotsTaken };
};
