import type { SqlExecutor } from '@pavilion/postgres';
import type { Outbox } from '../../../infra/outbox.ts';

export type EndReason = 'left' | 'logout' | 'operator';

/** A session that was ended just now. */
export interface EndedSession {
  readonly id: bigint;
  readonly playId: string;
  readonly memberId: number;
  readonly gpId: number;
}

/**
 * Ends the member's open session, or only the one named. From here on its bets are refused; wins of its open rounds
 * are still taken. Ending what is ended changes nothing.
 */
export const endSessions = async (
  tx: SqlExecutor,
  {
    memberId,
    playId,
    reason,
    now,
  }: { memberId: number; playId?: string | undefined; reason: EndReason; now: Date },
): Promise<EndedSession[]> => {
  const { rows } = await tx.query<{ id: bigint; play_id: string; member_id: number; gp_id: number }>({
    text: `
      UPDATE game_session SET state = 'closed', ended_at = $3, end_reason = $4
      WHERE member_id = $1 AND ended_at IS NULL AND ($2::uuid IS NULL OR play_id = $2)
      RETURNING id, play_id, member_id, gp_id`,
    values: [memberId, playId ?? null, now, reason],
  });
  return rows.map((row) => ({ id: row.id, playId: row.play_id, memberId: row.member_id, gpId: row.gp_id }));
};

/**
 * Ends every open game of a provider on a site, by order of staff. Members' pages hear of it; the provider is told, and
 * money that lies with it comes back, by the jobs that look for ended games. Answers how many were ended.
 */
export const endPlaysAt = async (
  tx: SqlExecutor,
  outbox: Pick<Outbox, 'toMember'>,
  { siteId, gpId, now }: { readonly siteId: number; readonly gpId: number; readonly now: Date },
): Promise<number> => {
  const { rows } = await tx.query<{ play_id: string; member_id: number }>({
    text: `
      UPDATE game_session SET state = 'closed', ended_at = $3, end_reason = 'operator'
      WHERE site_id = $1 AND gp_id = $2 AND ended_at IS NULL RETURNING play_id, member_id`,
    values: [siteId, gpId, now],
  });
  for (const { play_id, member_id } of rows)
    await outbox.toMember(tx, member_id, 'forward_game_status', { play_id, status: 'closed' });
  return rows.length;
};
