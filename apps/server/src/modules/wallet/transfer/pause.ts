import type { SqlExecutor } from '@pavilion/ledger';
import { withRepeatedTransaction } from '@pavilion/postgres';
import type { TransferDeps } from './deps.ts';

const batchMax = 200;

/** Whether the operator has paused transfers on the site. */
export const isPaused = async (db: SqlExecutor, siteId: number): Promise<boolean> => {
  const { rowCount } = await db.query({
    name: 'transfer-is-paused',
    text: 'SELECT FROM transfer_pause WHERE site_id = $1',
    values: [siteId],
  });
  return rowCount === 1;
};

/**
 * Pauses transfers on a site, or opens them again with null. What is paused already keeps its beginning and reason. Answers
 * whether they were paused before.
 */
export const setPause = async (
  tx: SqlExecutor,
  siteId: number,
  pause: { readonly reason: string; readonly now: Date } | null,
): Promise<boolean> => {
  const before = await isPaused(tx, siteId);
  if (pause === null)
    await tx.query({ text: 'DELETE FROM transfer_pause WHERE site_id = $1', values: [siteId] });
  else
    await tx.query({
      text: `INSERT INTO transfer_pause (site_id, since, reason) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      values: [siteId, pause.now, pause.reason],
    });
  return before;
};

/** Which open games of transfer providers are to end: `s` is the session, $1 now. */
interface Ending {
  readonly name: string;
  readonly condition: string;
}

/**
 * Ends open games and tells their members. The providers are told as of every ended game, and the money comes back by
 * itself. Answers how many were ended.
 */
const closeGames = async (
  { pool, clock, outbox }: TransferDeps,
  { name, condition }: Ending,
): Promise<number> => {
  const closed = await withRepeatedTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ member_id: number; play_id: string }>({
      name,
      text: `
        UPDATE game_session SET state = 'closed', ended_at = $1, end_reason = 'operator'
        WHERE id IN (
          SELECT s.id FROM game_session s
          JOIN provider p ON p.gp_id = s.gp_id AND p.wallet = 'transfer'
          WHERE s.ended_at IS NULL AND ${condition} ORDER BY s.id LIMIT $2 FOR UPDATE OF s SKIP LOCKED)
        RETURNING member_id, play_id`,
      values: [clock.now(), batchMax],
    });
    for (const row of rows)
      await outbox.toMember(tx, row.member_id, 'forward_game_status', {
        play_id: row.play_id,
        status: 'closed',
      });
    return rows.length;
  });
  if (closed > 0) outbox.wake();
  return closed;
};

/** Closes open games of transfer providers on sites that have paused transfers (spec §4). */
export const closePausedGames = (deps: TransferDeps): Promise<number> =>
  closeGames(deps, {
    name: 'transfer-close-paused',
    condition: 'EXISTS (SELECT FROM transfer_pause t WHERE t.site_id = s.site_id)',
  });

/**
 * Closes open games of transfer providers whose members stay away or have set limits meanwhile (decisions: People's
 * safety): stakes there are not asked for at the hall, where they would be refused.
 */
export const closeForbiddenGames = (deps: TransferDeps): Promise<number> =>
  closeGames(deps, {
    name: 'transfer-close-forbidden',
    condition: 'NOT wallet.may_play_away(s.member_id, $1::timestamptz)',
  });
