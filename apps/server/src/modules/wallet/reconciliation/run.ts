import { withTransaction } from '@pavilion/postgres';
import type { OkOf, ProviderCalls } from '@pavilion/provider-kit';
import type { Pool, PoolClient } from 'pg';
import { hallCurrency } from '../operations/operation.ts';

/** What happened from `from` (inclusive) to `to` (exclusive). */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

export interface ReconciliationRun extends Period {
  readonly id: bigint;
  readonly gpId: number;
  /** Where in the provider's list to go on; null for its beginning. */
  readonly cursor: string | null;
}

export interface ProviderDifference {
  readonly transaction_id: string;
  readonly rule: string;
  readonly ours: string | null;
  readonly theirs: string | null;
}

/** Begins a comparison, takes one up that was interrupted, or begins one anew that was finished. */
export const openRun = async (
  pool: Pool,
  gpId: number,
  { from, to }: Period,
  now: Date,
): Promise<ReconciliationRun> =>
  withTransaction(pool, async (tx) => {
    await tx.query(
      `DELETE FROM provider_reconciliation WHERE gp_id = $1 AND from_at = $2 AND to_at = $3 AND state <> 'reading'`,
      [gpId, from, to],
    );
    const { rows } = await tx.query<{ id: bigint; cursor: string | null }>(
      `INSERT INTO provider_reconciliation (gp_id, from_at, to_at, started_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (gp_id, from_at, to_at) DO UPDATE SET gp_id = $1 RETURNING id, cursor`,
      [gpId, from, to, now],
    );
    const row = rows[0];
    if (!row) throw new Error('a comparison was not stored');
    return { id: row.id, gpId, from, to, cursor: row.cursor };
  });

type Page = OkOf<ProviderCalls['transactions']>;

/** Keeps a page of the provider's list and where to go on, in one transaction: an interruption loses and doubles nothing. */
export const storePage = async (
  pool: Pool,
  run: ReconciliationRun,
  { transactions, next_cursor }: Page,
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    const listed = transactions.map((item) => ({ ...item, currency: hallCurrency(item.currency) }));
    await tx.query({
      name: 'reconciliation-store-page',
      text: `
        INSERT INTO provider_listed_transaction AS known (reconciliation_id, transaction_id, kind, state, player_id,
          round_ref, currency, amount_minor, win_minor, occurred_at, contradicts)
        SELECT $1, l.transaction_id, min(l.kind), min(l.state), min(l.player_id), min(l.round_id), min(l.currency),
          min(l.amount), min(l.win_amount), min(l.occurred_at), count(DISTINCT l) > 1
        FROM json_to_recordset($2) AS l (transaction_id text, kind text, state text, player_id text, round_id text,
          currency text, amount bigint, win_amount bigint, occurred_at timestamptz)
        GROUP BY l.transaction_id
        ON CONFLICT (reconciliation_id, transaction_id) DO UPDATE SET contradicts = known.contradicts OR
          (known.kind, known.state, known.player_id, known.round_ref, known.currency, known.amount_minor, known.win_minor)
          IS DISTINCT FROM (EXCLUDED.kind, EXCLUDED.state, EXCLUDED.player_id, EXCLUDED.round_ref, EXCLUDED.currency,
            EXCLUDED.amount_minor, EXCLUDED.win_minor)`,
      values: [run.id, JSON.stringify(listed)],
    });
    await tx.query({
      name: 'reconciliation-store-cursor',
      text: `UPDATE provider_reconciliation SET cursor = $2, pages = pages + 1, listed = listed + $3 WHERE id = $1`,
      values: [run.id, next_cursor, transactions.length],
    });
  });

/**
 * The hall's transactions of a period: those that happened in it, as their provider said, and those that the hall was told
 * of in it. A provider may say anything of when something happened, also to a day that was compared before.
 */
const isOfPeriod = `(t.occurred_at >= $3 AND t.occurred_at < $4 OR t.processed_at >= $3 AND t.processed_at < $4)`;

/**
 * What is wrong with each transaction of the period by either side's word, and which of the hall's the provider does not
 * list at all. Only what is done has moved money, so a refused bet and one that was taken back are the same to both.
 */
const storeDifferences = `
  INSERT INTO provider_difference (reconciliation_id, transaction_id, rule, ours, theirs)
  SELECT $1, l.transaction_id, d.rule, d.ours, d.theirs
  FROM provider_listed_transaction l
  LEFT JOIN wallet_transaction t ON t.gp_id = $2 AND t.transaction_id = l.transaction_id
  LEFT JOIN round r ON r.id = t.round_id
  CROSS JOIN LATERAL (SELECT t.state = 'done' AND l.state = 'done' AS both_done) b
  CROSS JOIN LATERAL (VALUES
    ('missing_here', t.transaction_id IS NULL AND l.state = 'done', NULL, l.kind || ' ' || l.amount_minor),
    ('listed_twice', l.contradicts, NULL, l.kind || ' ' || l.amount_minor),
    ('state', (t.state = 'done') <> (l.state = 'done'), t.state::text, l.state),
    ('kind', t.kind <> 'tombstone' AND replace(t.kind::text, '_', '-') <> l.kind, replace(t.kind::text, '_', '-'), l.kind),
    ('player', t.member_id::text <> l.player_id, t.member_id::text, l.player_id),
    ('currency', t.currency <> l.currency, t.currency, l.currency),
    ('round', b.both_done AND r.round_ref <> l.round_ref, r.round_ref, l.round_ref),
    ('amount', b.both_done AND t.kind <> 'rollback' AND l.amount_minor <>
      CASE WHEN t.kind IN ('bet', 'bet_win') THEN t.stake_minor ELSE t.win_minor - t.stake_minor END,
      (CASE WHEN t.kind IN ('bet', 'bet_win') THEN t.stake_minor ELSE t.win_minor - t.stake_minor END)::text,
      l.amount_minor::text),
    ('win_amount', b.both_done AND t.kind = 'bet_win' AND t.win_minor IS DISTINCT FROM l.win_minor, t.win_minor::text,
      l.win_minor::text)
  ) AS d (rule, differs, ours, theirs)
  WHERE l.reconciliation_id = $1 AND d.differs
    AND (l.occurred_at >= $3 AND l.occurred_at < $4 OR ${isOfPeriod})
  UNION ALL
  SELECT $1, t.transaction_id, 'missing_there', replace(t.kind::text, '_', '-') || ' '
    || CASE WHEN t.kind IN ('bet', 'bet_win') THEN t.stake_minor ELSE t.win_minor - t.stake_minor END, NULL
  FROM wallet_transaction t
  WHERE t.gp_id = $2 AND ${isOfPeriod}
    -- What the index knows of; what is told of a day later than this is compared with the day of the telling.
    AND t.processed_at >= $3::timestamptz - interval '10 minutes' AND t.processed_at < $4::timestamptz + interval '25 hours'
    AND t.state = 'done' AND t.kind <> 'round_close'
    -- A rollback of what never came moved nothing, and a provider need not know what the hall did by itself.
    AND (t.kind <> 'rollback' OR t.ledger_transfer_id IS NOT NULL) AND t.transaction_id NOT LIKE 'hall:%'
    AND NOT EXISTS (SELECT FROM provider_listed_transaction l
      WHERE l.reconciliation_id = $1 AND l.transaction_id = t.transaction_id)`;

const closeRun = async (
  tx: PoolClient,
  run: ReconciliationRun,
  state: 'done' | 'not_offered',
  now: Date,
): Promise<void> => {
  await tx.query(
    `UPDATE provider_reconciliation SET state = $2, finished_at = $3,
       differences = (SELECT count(*) FROM provider_difference WHERE reconciliation_id = $1)
     WHERE id = $1`,
    [run.id, state, now],
  );
};

/** Compares what was listed with what the hall has, stores every difference and answers them by transaction. */
export const finishRun = async (
  pool: Pool,
  run: ReconciliationRun,
  now: Date,
): Promise<ProviderDifference[]> =>
  withTransaction(pool, async (tx) => {
    await tx.query(storeDifferences, [run.id, run.gpId, run.from, run.to]);
    await tx.query('DELETE FROM provider_listed_transaction WHERE reconciliation_id = $1', [run.id]);
    await closeRun(tx, run, 'done', now);
    const { rows } = await tx.query<ProviderDifference>(
      `SELECT transaction_id, rule, ours, theirs FROM provider_difference
       WHERE reconciliation_id = $1 ORDER BY transaction_id, rule`,
      [run.id],
    );
    return rows;
  });

/** Closes the comparison with a provider that keeps no list. */
export const closeUnoffered = (pool: Pool, run: ReconciliationRun, now: Date): Promise<void> =>
  withTransaction(pool, (tx) => closeRun(tx, run, 'not_offered', now));
