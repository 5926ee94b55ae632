import { advisoryLocks } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import type { Hall } from '../../../infra/hall.ts';
import type { ProviderDirectory } from '../providers/providerDirectory.ts';
import {
  closeUnoffered,
  finishRun,
  openRun,
  type Period,
  type ProviderDifference,
  type ReconciliationRun,
  storePage,
} from './run.ts';

/**
 * A win is repeated for up to a day under its first id, so that the hall may have had it long after it happened there;
 * and the clocks of both sides may differ.
 */
const lookBackMs = 25 * 3_600_000;
const lookAheadMs = 10 * 60_000;
/** More pages than any provider has transactions for in two days. */
const pagesMax = 20_000;

/** The lists of both sides differ in no more than what is told. */
export interface ProviderReport extends Period {
  readonly gpId: number;
  /**
   * - `compared`: wholly; `differences` is empty when both agree.
   * - `not_offered`: the provider keeps no such list.
   * - `unreachable`: it did not answer; the next run goes on where this one stopped.
   * - `busy`: another process is at it.
   */
  readonly kind: 'compared' | 'not_offered' | 'unreachable' | 'busy';
  readonly listed: number;
  readonly differences: readonly ProviderDifference[];
}

export interface ReconciliationDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly providers: Pick<ProviderDirectory, 'wireOf'>;
}

const withLock = async <T>(pool: Pool, gpId: number, work: () => Promise<T>): Promise<T | undefined> => {
  const client: PoolClient = await pool.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock($1, $2) AS locked',
      [advisoryLocks.reconciliation, gpId],
    );
    if (rows[0]?.locked !== true) return undefined;
    try {
      return await work();
    } finally {
      await client.query('SELECT pg_advisory_unlock($1, $2)', [advisoryLocks.reconciliation, gpId]);
    }
  } finally {
    client.release();
  }
};

type Walk = { readonly kind: 'read' | 'not_offered' | 'unreachable'; readonly listed: number };

/** Reads the provider's list to its end, or past the period; every page is kept before the next is asked for. */
const walk = async ({ pool, log, providers }: ReconciliationDeps, run: ReconciliationRun): Promise<Walk> => {
  const wire = await providers.wireOf(run.gpId);
  if (!wire) return { kind: 'unreachable', listed: 0 };
  const from = new Date(run.from.getTime() - lookBackMs).toISOString();
  const lastMs = run.to.getTime() + lookAheadMs;
  let { cursor } = run;
  let listed = 0;
  for (let pages = 0; pages < pagesMax; pages += 1) {
    const outcome = await wire.client.transactions({ from, ...(cursor !== null && { cursor }) });
    if (outcome.kind !== 'ok') {
      const isDefinite = outcome.kind === 'refused' && outcome.answer.status === 'NOT_FOUND';
      return { kind: isDefinite ? 'not_offered' : 'unreachable', listed };
    }
    const { transactions, next_cursor } = outcome.answer;
    await storePage(pool, run, outcome.answer);
    listed += transactions.length;
    const isPast =
      transactions.length > 0 && transactions.every(({ occurred_at }) => Date.parse(occurred_at) >= lastMs);
    if (next_cursor === null || isPast) return { kind: 'read', listed };
    if (next_cursor === cursor) break;
    cursor = next_cursor;
  }
  log.error({ alarm: 'provider_list_endless', gpId: run.gpId, cursor }, "a provider's list does not end");
  return { kind: 'unreachable', listed };
};

/** A provider that cannot be compared with for so long is a matter for people: nothing else would tell. */
const overdueMs = 24 * 3_600_000;

const compare = async (
  deps: ReconciliationDeps,
  gpId: number,
  period: Period,
): Promise<Omit<ProviderReport, keyof Period | 'gpId'>> => {
  const { pool, clock, log } = deps;
  const run = await openRun(pool, gpId, period, clock.now());
  const { kind, listed } = await walk(deps, run);
  if (kind === 'unreachable') {
    const about = { gpId, from: period.from };
    const isOverdue = clock.now().getTime() >= period.to.getTime() + overdueMs;
    if (isOverdue)
      log.error({ ...about, alarm: 'provider_not_compared' }, 'a period stays without comparison');
    else log.warn(about, "a provider's transactions could not be read to their end");
    return { kind, listed, differences: [] };
  }
  if (kind === 'not_offered') {
    await closeUnoffered(pool, run, clock.now());
    log.warn({ gpId, from: period.from }, 'a provider keeps no list to compare with');
    return { kind, listed, differences: [] };
  }
  const differences = await finishRun(pool, run, clock.now());
  if (differences.length > 0) {
    log.error(
      { alarm: 'provider_differences', gpId, from: period.from, to: period.to, count: differences.length },
      "a provider's transactions are not the hall's",
    );
  }
  return { kind: 'compared', listed, differences };
};

/**
 * Compares every transaction that a provider lists for a period with the hall's, both ways, and stores each difference
 * (`provider_difference`). Mends nothing. Can be run again: it reads the list anew, or from where it was interrupted.
 */
export const reconcileProvider = async (
  deps: ReconciliationDeps,
  gpId: number,
  period: Period,
): Promise<ProviderReport> => {
  const result = await withLock(deps.pool, gpId, () => compare(deps, gpId, period));
  return { gpId, ...period, ...(result ?? { kind: 'busy', listed: 0, differences: [] }) };
};

const dayMs = 24 * 3_600_000;
/** A day is compared when its last wins have had an hour to arrive, and made up for within a week. */
const settleMs = 3_600_000;
const daysBack = 7;

/** The day of UTC that begins at or before the moment. */
export const dayOf = (moment: Date): Period => {
  const from = new Date(Math.floor(moment.getTime() / dayMs) * dayMs);
  return { from, to: new Date(from.getTime() + dayMs) };
};

/**
 * Compares with every provider the days of the last week that were not compared yet; the jobs do so every hour. Stakes and
 * wins at a transfer provider are its own: the hall has none to compare, only its transfers, each settled by itself.
 */
export const reconcileDueDays = async (deps: ReconciliationDeps): Promise<ProviderReport[]> => {
  const lastEndMs = deps.clock.now().getTime() - settleMs;
  const days = Array.from({ length: daysBack }, (_, back) =>
    dayOf(new Date(lastEndMs - (daysBack - back) * dayMs)),
  );
  const { rows } = await deps.pool.query<{ gp_id: number; finished: Date[] }>(
    `SELECT w.gp_id, array_remove(array_agg(r.from_at) FILTER (WHERE r.state <> 'reading'), NULL) AS finished
     FROM provider_wire w
     JOIN provider p ON p.gp_id = w.gp_id AND p.wallet = 'seamless'
     LEFT JOIN provider_reconciliation r ON r.gp_id = w.gp_id AND r.from_at >= $1
       AND r.to_at = r.from_at + interval '1 day'
     GROUP BY w.gp_id ORDER BY w.gp_id`,
    [days[0]?.from],
  );
  const reports: ProviderReport[] = [];
  for (const { gp_id, finished } of rows) {
    const done = new Set((finished ?? []).map((from) => from.getTime()));
    for (const day of days) {
      if (done.has(day.from.getTime())) continue;
      const report = await reconcileProvider(deps, gp_id, day);
      reports.push(report);
      // Who does not answer for one day does not for the next.
      if (report.kind === 'unreachable') break;
    }
  }
  return reports;
};
