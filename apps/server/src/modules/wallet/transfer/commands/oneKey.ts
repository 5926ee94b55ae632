import { transferBackLockMs } from '@pavilion/contract';
import type { SqlExecutor } from '@pavilion/ledger';
import { withRepeatedTransaction } from '@pavilion/postgres';
import type { TransferDeps } from '../deps.ts';

/** A run that has not ended after so long has died with its process. */
const runMaxMs = 60_000;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Begins a one-key transfer back. False within ten seconds of the last one, and while one runs (spec §4, §9). */
export const startOneKey = async ({ pool, clock }: TransferDeps, memberId: number): Promise<boolean> => {
  const now = clock.now();
  const { rowCount } = await pool.query({
    name: 'transfer-start-one-key',
    text: `INSERT INTO one_key_back AS last (member_id, started_at) VALUES ($1, $2)
           ON CONFLICT (member_id) DO UPDATE SET started_at = $2, finished_at = NULL, code = NULL
           WHERE last.started_at <= $3 AND (last.finished_at IS NOT NULL OR last.started_at <= $4)`,
    values: [memberId, now, before(now, transferBackLockMs), before(now, runMaxMs)],
  });
  return rowCount === 1;
};

/** Ends it and tells all the member's screens how it went. */
export const finishOneKey = async (
  { pool, clock, outbox }: TransferDeps,
  memberId: number,
  code: number,
): Promise<void> => {
  await withRepeatedTransaction(pool, async (tx) => {
    await tx.query({
      name: 'transfer-finish-one-key',
      text: 'UPDATE one_key_back SET finished_at = $2, code = $3 WHERE member_id = $1',
      values: [memberId, clock.now(), code],
    });
    await outbox.toMember(tx, memberId, 'all_transfer_back', { code });
  });
  outbox.wake();
};

/** Whether a one-key transfer back runs now: no game of a transfer provider may start meanwhile (spec §5). */
export const isOneKeyRunning = async (db: SqlExecutor, memberId: number, now: Date): Promise<boolean> => {
  const { rowCount } = await db.query({
    name: 'transfer-one-key-runs',
    text: 'SELECT FROM one_key_back WHERE member_id = $1 AND finished_at IS NULL AND started_at > $2',
    values: [memberId, before(now, runMaxMs)],
  });
  return rowCount === 1;
};
