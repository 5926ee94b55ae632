import type { SqlExecutor } from '@pavilion/ledger';
import { inTransaction, type TransferDeps } from './deps.ts';

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
 * Closes open games of transfer providers on sites that have paused transfers (spec §4), and tells their members. The
 * providers are told as of every ended game, and the money comes back by itself.
 */
export const closePausedGames = async ({ pool, clock, outbox }: TransferDeps): Promise<number> => {
  const closed = await inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ member_id: number; play_id: string }>({
      name: 'transfer-close-paused',
      text: `
        UPDATE game_session SET state = 'closed', ended_at = $1, end_reason = 'operator'
        WHERE id IN (
          SELECT s.id FROM game_session s
          JOIN transfer_pause t ON t.site_id = s.site_id
          JOIN provider p ON p.gp_id = s.gp_id AND p.wallet = 'transfer'
          WHERE s.ended_at IS NULL ORDER BY s.id LIMIT $2 FOR UPDATE OF s SKIP LOCKED)
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
