import { isLocale } from '@pavilion/contract';
import type { Pool } from 'pg';
import type { Clock } from '../../infra/clock.ts';
import type { Outbox } from '../../infra/outbox.ts';
import { markFailed, startFailedCode } from './commands/settleLaunch.ts';

/** A start whose process died has failed after this long. */
const startingMs = 30_000;
const sweepMax = 200;

/** Ends sessions that have run out, and fails starts that nobody works on any more. */
export const sweepSessions = async (deps: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly outbox: Outbox;
}): Promise<void> => {
  const { pool, clock } = deps;
  const now = clock.now();
  await pool.query(
    `UPDATE game_session SET state = 'closed', ended_at = $1, end_reason = 'expired'
     WHERE id IN (SELECT id FROM game_session WHERE ended_at IS NULL AND state = 'ready' AND expires_at <= $1
                  ORDER BY expires_at LIMIT $2)`,
    [now, sweepMax],
  );
  const { rows } = await pool.query<{ id: bigint; play_id: string; member_id: number; locale: string }>(
    `SELECT id, play_id, member_id, locale FROM game_session
     WHERE ended_at IS NULL AND state = 'starting' AND created_at <= $1 ORDER BY id LIMIT $2`,
    [new Date(now.getTime() - startingMs), sweepMax],
  );
  for (const row of rows) {
    await markFailed(
      deps,
      { id: row.id, playId: row.play_id, memberId: row.member_id },
      {
        code: startFailedCode,
        messageKey: 'pg.start_failed',
        locale: isLocale(row.locale) ? row.locale : 'zh_CN',
        now,
      },
    );
  }
};
