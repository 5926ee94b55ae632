import type { Currency } from '@pavilion/contract';
import type { Pool } from 'pg';
import { refused } from '../../http/refusal.ts';

export interface PlayableGame {
  readonly gameId: number;
  readonly gpId: number;
  readonly gameCode: string;
  /** Where the stakes come from: the main wallet, or the provider's own, which is filled at the launch. */
  readonly wallet: 'seamless' | 'transfer';
}

interface GameRow {
  readonly game_id: number;
  readonly gp_id: number;
  readonly game_code: string;
  readonly state: 'live' | 'coming_soon' | 'maintenance';
  readonly wallet: 'seamless' | 'transfer';
  readonly is_offered: boolean;
  readonly currency_offered: boolean;
  readonly under_maintenance: boolean;
  readonly maintenance_start_at: Date | null;
  readonly maintenance_end_at: Date | null;
  readonly is_excluded: boolean;
}

const findRow = async (
  pool: Pool,
  query: {
    siteId: number;
    memberId: number;
    currency: Currency;
    gpId: number;
    gameType: number;
    gameCode: string;
    now: Date;
  },
): Promise<GameRow | undefined> => {
  const { rows } = await pool.query<GameRow>({
    name: 'play-find-game',
    text: `
      SELECT g.id AS game_id, g.gp_id, g.game_code, g.state, p.wallet,
        sg.enabled AND sp.enabled AND NOT g.customized AS is_offered,
        g.currencies IS NULL OR $3 = ANY (g.currencies) AS currency_offered,
        coalesce(sp.maintenance_start_at <= $7 AND coalesce(sp.maintenance_end_at, 'infinity') > $7, false)
          AS under_maintenance,
        sp.maintenance_start_at, sp.maintenance_end_at,
        EXISTS (SELECT FROM member_play_rule r WHERE r.member_id = $2 AND r.excluded_until > $7) AS is_excluded
      FROM game g
      JOIN provider p ON p.gp_id = g.gp_id
      JOIN site_game sg ON sg.site_id = $1 AND sg.game_id = g.id
      JOIN site_provider sp ON sp.site_id = $1 AND sp.gp_id = g.gp_id
      WHERE g.gp_id = $4 AND g.gt_id = $5 AND g.game_code = $6`,
    values: [
      query.siteId,
      query.memberId,
      query.currency,
      query.gpId,
      query.gameType,
      query.gameCode,
      query.now,
    ],
  });
  return rows[0];
};

/** As the catalogue has them; anything else names no game. */
const gameCodePattern = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** The game that a member asks for, if it can be started now. Throws the refusals of `play1` otherwise. */
export const findPlayableGame = async (
  pool: Pool,
  query: Parameters<typeof findRow>[1],
): Promise<PlayableGame> => {
  const row = gameCodePattern.test(query.gameCode) ? await findRow(pool, query) : undefined;
  if (!row?.is_offered) throw refused(101, 'pg.game_not_found');
  if (row.under_maintenance) {
    throw refused(203, 'pg.maintenance', {
      start_at: row.maintenance_start_at?.toISOString() ?? null,
      end_at: row.maintenance_end_at?.toISOString() ?? null,
    });
  }
  if (row.state === 'maintenance') throw refused(203, 'pg.maintenance', { start_at: null, end_at: null });
  if (row.state === 'coming_soon') throw refused(102, 'pg.game_coming_soon');
  if (!row.currency_offered) throw refused(206, 'pg.currency_not_offered');
  if (row.is_excluded) throw refused(207, 'pg.play_paused');
  return { gameId: row.game_id, gpId: row.gp_id, gameCode: row.game_code, wallet: row.wallet };
};
