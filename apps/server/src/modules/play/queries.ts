import type { DataOf, Locale } from '@pavilion/contract';
import { playCodes, type playUrl } from '@pavilion/contract/play';
import type { Pool } from 'pg';
import { messageText } from '../../http/messages.ts';
import { readMaintenance } from './findGame.ts';

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

interface PlayRow {
  readonly state: 'starting' | 'ready' | 'failed' | 'closed';
  readonly game_url: string | null;
  readonly gp_id: number;
  readonly failure_code: number | null;
  readonly failure_key: string | null;
}

const nothing = { game_url: null, code: null, message: null, start_at: null, end_at: null } as const;

/** How a start of the member's stands; `undefined` for one that is not the member's. */
export const readPlay = async (
  pool: Pool,
  query: { siteId: number; memberId: number; playId: string; locale: Locale; now: Date },
): Promise<DataOf<typeof playUrl> | undefined> => {
  const { siteId, memberId, playId, locale, now } = query;
  if (!isPlayId(playId)) return undefined;
  const { rows } = await pool.query<PlayRow>({
    name: 'play-read',
    text: `SELECT state, game_url, gp_id, failure_code, failure_key FROM game_session
           WHERE play_id = $1 AND member_id = $2 AND site_id = $3`,
    values: [playId, memberId, siteId],
  });
  const row = rows[0];
  switch (row?.state) {
    case undefined:
      return undefined;
    case 'starting':
      return { state: 'pending', ...nothing };
    case 'ready':
      return { state: 'ready', ...nothing, game_url: row.game_url };
    case 'closed':
      return { state: 'closed', ...nothing };
    case 'failed': {
      const window =
        row.failure_code === playCodes.maintenance
          ? await readMaintenance(pool, { siteId, gpId: row.gp_id, now })
          : undefined;
      return {
        state: 'failed',
        game_url: null,
        code: row.failure_code,
        message: messageText(row.failure_key ?? 'pg.start_failed', locale),
        start_at: window?.startAt?.toISOString() ?? null,
        end_at: window?.endAt?.toISOString() ?? null,
      };
    }
  }
};
