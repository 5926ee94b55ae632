import type { Pool } from 'pg';
import type { Hall } from '../../infra/hall.ts';
import { type ProviderDirectory, playerIdOf, sessionTokenOf } from '../wallet/index.ts';

/** The provider is told again after 5 s, 20 s, 45 s …; a day's worth of tries, then its own session end must do. */
const triesMax = 60;
const pauseSeconds = 5;
const claimMax = 20;

export interface TellDeps extends Pick<Hall, 'pool' | 'clock' | 'secret'> {
  readonly providers: ProviderDirectory;
}

interface UntoldRow {
  readonly id: bigint;
  readonly play_id: string;
  readonly member_id: number;
  readonly gp_id: number;
  readonly end_reason: 'left' | 'logout' | 'replaced' | 'expired' | 'operator';
}

/** Takes ended sessions whose provider has not been told, each for one process at a time. */
const claim = async (pool: Pool, now: Date, ids: readonly bigint[] | null): Promise<UntoldRow[]> => {
  const { rows } = await pool.query<UntoldRow>({
    name: 'play-claim-untold',
    text: `
      UPDATE game_session SET end_tries = end_tries + 1
      WHERE id IN (
        SELECT id FROM game_session
        WHERE ended_at IS NOT NULL AND end_told_at IS NULL AND token_hash IS NOT NULL AND end_reason <> 'failed'
          AND end_tries < $2 AND ended_at + end_tries * end_tries * $3 * interval '1 second' <= $1
          AND ($4::bigint[] IS NULL OR id = ANY ($4))
        ORDER BY ended_at LIMIT $5 FOR UPDATE SKIP LOCKED)
      RETURNING id, play_id, member_id, gp_id, end_reason`,
    values: [now, triesMax, pauseSeconds, ids, claimMax],
  });
  return rows;
};

const tell = async ({ pool, clock, secret, providers }: TellDeps, row: UntoldRow): Promise<void> => {
  const wire = await providers.wireOf(row.gp_id);
  if (!wire) return;
  const outcome = await wire.client.sessionClose({
    player_id: playerIdOf(row.member_id),
    session_token: sessionTokenOf(secret, row.play_id),
    reason: row.end_reason === 'expired' ? 'operator' : row.end_reason,
  });
  const isDefinite =
    outcome.kind === 'ok' || (outcome.kind === 'refused' && outcome.answer.status !== 'RETRY_LATER');
  if (!isDefinite) return;
  await pool.query('UPDATE game_session SET end_told_at = $2 WHERE id = $1', [row.id, clock.now()]);
};

/** Tells providers of sessions that have ended: those named, or all that are due. */
export const tellEnds = async (deps: TellDeps, ids: readonly bigint[] | null): Promise<void> => {
  const rows = await claim(deps.pool, deps.clock.now(), ids);
  await Promise.all(rows.map((row) => tell(deps, row)));
};
