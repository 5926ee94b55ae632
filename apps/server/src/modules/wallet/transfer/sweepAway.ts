import { bringBack } from './commands/bringBack.ts';
import type { TransferDeps } from './deps.ts';

const batchMax = 20;

/**
 * Brings money back from providers where no game is open: after a game was left, a login ended, a start failed, a process
 * died, or a late win was paid. Tried again after 5 s, 20 s, 45 s … at most every half hour, until the provider says that
 * nothing is left. Answers how many wallets were looked at.
 */
export const sweepAway = async (deps: TransferDeps): Promise<number> => {
  const now = deps.clock.now();
  const { rows } = await deps.pool.query<{ member_id: number; gp_id: number }>({
    name: 'transfer-claim-away',
    text: `
      UPDATE transfer_wallet w SET back_tries = back_tries + 1,
        back_at = $1::timestamptz + least((back_tries + 1) * (back_tries + 1) * 5, 1800) * interval '1 second'
      WHERE (w.member_id, w.gp_id) IN (
        SELECT t.member_id, t.gp_id FROM transfer_wallet t
        WHERE t.away AND t.back_at <= $1
          AND NOT EXISTS (SELECT FROM game_session s
            WHERE s.member_id = t.member_id AND s.gp_id = t.gp_id AND s.ended_at IS NULL)
          AND NOT EXISTS (SELECT FROM wallet_transfer o
            WHERE o.member_id = t.member_id AND o.gp_id = t.gp_id AND o.state IN ('created', 'sent', 'unknown'))
        ORDER BY t.back_at LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING w.member_id, w.gp_id`,
    values: [now, batchMax],
  });
  const work = rows.map((row) => bringBack(deps, { memberId: row.member_id, gpId: row.gp_id }, 'leave'));
  for (const result of await Promise.allSettled(work)) {
    if (result.status === 'rejected') deps.log.error({ err: result.reason }, 'bringing money back');
  }
  return rows.length;
};
