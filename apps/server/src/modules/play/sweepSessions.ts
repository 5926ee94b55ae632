import { isLocale } from '@pavilion/contract';
import { playCodes } from '@pavilion/contract/play';
import { withTransaction } from '@pavilion/postgres';
import type { Hall } from '../../infra/hall.ts';
import { markFailed } from './commands/settleLaunch.ts';

/** A start whose process died has failed after this long. */
const startingMs = 30_000;
const sweepMax = 200;

type SweepDeps = Pick<Hall, 'pool' | 'clock' | 'outbox'>;

/** Ends sessions whose time has come, and tells their members: the game's window closes. */
const endExpired = async ({ pool, outbox }: SweepDeps, now: Date): Promise<void> => {
  const ended = await withTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ play_id: string; member_id: number }>(
      `UPDATE game_session SET state = 'closed', ended_at = $1, end_reason = 'expired'
       WHERE id IN (SELECT id FROM game_session WHERE ended_at IS NULL AND state = 'ready' AND expires_at <= $1
                    ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING play_id, member_id`,
      [now, sweepMax],
    );
    for (const row of rows)
      await outbox.toMember(tx, row.member_id, 'forward_game_status', {
        play_id: row.play_id,
        status: 'closed',
      });
    return rows.length;
  });
  if (ended > 0) outbox.wake();
};

/** Ends sessions that have run out, and fails starts that nobody works on any more. */
export const sweepSessions = async (deps: SweepDeps): Promise<void> => {
  const { pool, clock } = deps;
  const now = clock.now();
  await endExpired(deps, now);
  const { rows } = await pool.query<{
    id: bigint;
    play_id: string;
    member_id: number;
    site_id: number;
    gp_id: number;
    locale: string;
  }>(
    `SELECT id, play_id, member_id, site_id, gp_id, locale FROM game_session
     WHERE ended_at IS NULL AND state = 'starting' AND created_at <= $1 ORDER BY id LIMIT $2`,
    [new Date(now.getTime() - startingMs), sweepMax],
  );
  for (const row of rows) {
    await markFailed(
      deps,
      { id: row.id, playId: row.play_id, memberId: row.member_id },
      {
        siteId: row.site_id,
        gpId: row.gp_id,
        code: playCodes.startFailed,
        messageKey: 'pg.start_failed',
        locale: isLocale(row.locale) ? row.locale : 'zh_CN',
        now,
      },
    );
  }
};
