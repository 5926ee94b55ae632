import type { Currency } from '@pavilion/contract';
import { play, playCodes } from '@pavilion/contract/play';
import type { Pool } from 'pg';
import { type Refusal, refused } from '../../http/refusal.ts';

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
  /** The member's own limits hold, and could not be kept at the game's provider. */
  readonly is_limited: boolean;
  readonly site_closed: boolean;
}

/** A game as somebody asks for it. */
export interface AskedGame {
  readonly siteId: number;
  readonly currency: Currency;
  readonly gpId: number;
  readonly gameType: number;
  readonly gameCode: string;
  /** Studio under the provider; 0 is any. */
  readonly house: number;
  readonly now: Date;
}

const findRow = async (
  pool: Pool,
  query: AskedGame & { readonly memberId: number | null },
): Promise<GameRow | undefined> => {
  const { rows } = await pool.query<GameRow>({
    name: 'play-find-game',
    text: `
      SELECT g.id AS game_id, g.gp_id, g.game_code, g.state, p.wallet,
        sg.enabled AND sp.enabled AND p.active AND NOT g.customized AS is_offered,
        g.currencies IS NULL OR $3 = ANY (g.currencies) AS currency_offered,
        coalesce(sp.maintenance_start_at <= $7 AND coalesce(sp.maintenance_end_at, 'infinity') > $7, false)
          AS under_maintenance,
        sp.maintenance_start_at, sp.maintenance_end_at,
        EXISTS (SELECT FROM member_play_rule r WHERE r.member_id = $2 AND r.excluded_until > $7) AS is_excluded,
        p.wallet = 'transfer' AND NOT wallet.may_play_away($2, $7) AS is_limited,
        EXISTS (SELECT FROM site_launch l WHERE l.site_id = $1 AND l.closed_text IS NOT NULL) AS site_closed
      FROM game g
      JOIN provider p ON p.gp_id = g.gp_id
      JOIN site_game sg ON sg.site_id = $1 AND sg.game_id = g.id
      JOIN site_provider sp ON sp.site_id = $1 AND sp.gp_id = g.gp_id
      WHERE g.gp_id = $4 AND g.gt_id = $5 AND g.game_code = $6 AND $8 IN (0, g.house)`,
    values: [
      query.siteId,
      query.memberId,
      query.currency,
      query.gpId,
      query.gameType,
      query.gameCode,
      query.now,
      query.house,
    ],
  });
  return rows[0];
};

/** As the catalogue has them; anything else names no game. */
const gameCodePattern = /^[a-z0-9][a-z0-9-]{0,63}$/;

const maintenance = (startAt: Date | null, endAt: Date | null): Refusal =>
  refused(play.codes, playCodes.maintenance, 'pg.maintenance', {
    start_at: startAt?.toISOString() ?? null,
    end_at: endAt?.toISOString() ?? null,
  });

/** The row of a game that is open to whoever may play; throws the refusals that paid and demo starts share. */
const findOpen = async (pool: Pool, query: Parameters<typeof findRow>[1]): Promise<GameRow> => {
  const row = gameCodePattern.test(query.gameCode) ? await findRow(pool, query) : undefined;
  if (!row?.is_offered) throw refused(play.codes, playCodes.gameNotFound, 'pg.game_not_found');
  if (row.under_maintenance) throw maintenance(row.maintenance_start_at, row.maintenance_end_at);
  if (row.state === 'maintenance') throw maintenance(null, null);
  if (row.state === 'coming_soon') throw refused(play.codes, playCodes.comingSoon, 'pg.game_coming_soon');
  if (!row.currency_offered)
    throw refused(play.codes, playCodes.currencyNotOffered, 'pg.currency_not_offered');
  return row;
};

/** The game that a member asks for, if it can be started now. Throws the refusals of `play1` otherwise. */
export const findPlayableGame = async (
  pool: Pool,
  query: AskedGame & { readonly memberId: number },
): Promise<PlayableGame> => {
  const row = await findOpen(pool, query);
  if (row.site_closed) throw refused(play.codes, playCodes.siteClosed, 'pg.site_closed');
  if (row.is_excluded) throw refused(play.codes, playCodes.paused, 'pg.play_paused');
  if (row.is_limited) throw refused(play.codes, playCodes.ownLimits, 'pg.own_limits');
  return { gameId: row.game_id, gpId: row.gp_id, gameCode: row.game_code, wallet: row.wallet };
};

/** The game that somebody wants to try, if it is open. Throws the refusals of `/demo/play` otherwise. */
export const findDemoGame = async (
  pool: Pool,
  query: AskedGame,
): Promise<Pick<PlayableGame, 'gpId' | 'gameCode'>> => {
  const row = await findOpen(pool, { ...query, memberId: null });
  return { gpId: row.gp_id, gameCode: row.game_code };
};

/** The provider's maintenance on the site: under way, or announced. Both ends are null when there is none. */
export const readMaintenance = async (
  pool: Pool,
  { siteId, gpId, now }: { siteId: number; gpId: number; now: Date },
): Promise<{ startAt: Date | null; endAt: Date | null }> => {
  const { rows } = await pool.query<{ start_at: Date | null; end_at: Date | null }>({
    name: 'play-maintenance',
    text: `SELECT maintenance_start_at AS start_at, maintenance_end_at AS end_at FROM site_provider
           WHERE site_id = $1 AND gp_id = $2 AND coalesce(maintenance_end_at, 'infinity') > $3`,
    values: [siteId, gpId, now],
  });
  return { startAt: rows[0]?.start_at ?? null, endAt: rows[0]?.end_at ?? null };
};
