import type { DataOf } from '@pavilion/contract';
import type { playUrl } from '@pavilion/contract/play';
import type { Pool } from 'pg';

/** Whether the member has a game open. */
export const isPlaying = async (pool: Pick<Pool, 'query'>, memberId: number): Promise<boolean> => {
  const { rows } = await pool.query<{ playing: boolean }>({
    name: 'play-is-playing',
    text: 'SELECT EXISTS (SELECT FROM game_session WHERE member_id = $1 AND ended_at IS NULL) AS playing',
    values: [memberId],
  });
  return rows[0]?.playing ?? false;
};

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isPlayId = (text: string): boolean => uuidPattern.test(text);

/** How a start of the member's stands; `undefined` for one that is not the member's. */
export const readPlay = async (
  pool: Pool,
  { siteId, memberId, playId }: { siteId: number; memberId: number; playId: string },
): Promise<DataOf<typeof playUrl> | undefined> => {
  if (!isPlayId(playId)) return undefined;
  const { rows } = await pool.query<{
    state: 'starting' | 'ready' | 'failed' | 'closed';
    game_url: string | null;
    failure_code: number | null;
  }>({
    name: 'play-read',
    text: `SELECT state, game_url, failure_code FROM game_session
           WHERE play_id = $1 AND member_id = $2 AND site_id = $3`,
    values: [playId, memberId, siteId],
  });
  const row = rows[0];
  if (!row) return undefined;
  if (row.state === 'starting') return { state: 'pending', game_url: null, code: null };
  if (row.state === 'ready') return { state: 'ready', game_url: row.game_url, code: null };
  return { state: 'failed', game_url: null, code: row.failure_code };
};
