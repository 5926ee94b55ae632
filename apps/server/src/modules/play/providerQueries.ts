import type { Locale } from '@pavilion/contract';
import type { ProviderRow, providerList } from '@pavilion/contract/office';
import type { LaunchMode } from '@pavilion/contract/play';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { picturePath, providerMarkOf } from '../../infra/gameArt.ts';
import { textOf } from '../../infra/storedText.ts';

export interface SiteProviderRow {
  readonly gp_id: number;
  readonly gp_code: string;
  readonly name: unknown;
  readonly wallet: 'seamless' | 'transfer';
  readonly app_id: string | null;
  readonly mark: string | null;
  readonly picture: Buffer | null;
  readonly enabled: boolean;
  readonly state: ProviderRow['state'];
  readonly pause_start: Date | null;
  readonly pause_end: Date | null;
  readonly launch_mode: LaunchMode | null;
  readonly sort: number;
  readonly games: number;
  readonly version: string;
}

/** Providers of a site (`$1`) at an instant (`$2`). A pause that is over is none. */
export const providersText = `
  SELECT sp.gp_id, p.gp_code, p.name, p.wallet, p.app_id, p.mark, p.picture, sp.enabled, sp.launch_mode, sp.sort, md5(concat(sp::text, p::text)) AS version,
         CASE WHEN NOT p.active THEN 'resting' WHEN NOT sp.enabled THEN 'closed'
              WHEN sp.maintenance_start_at <= $2::timestamptz AND coalesce(sp.maintenance_end_at, 'infinity') > $2 THEN 'paused'
              ELSE 'open' END AS state,
         CASE WHEN coalesce(sp.maintenance_end_at, 'infinity') > $2 THEN sp.maintenance_start_at END AS pause_start,
         CASE WHEN sp.maintenance_end_at > $2 THEN sp.maintenance_end_at END AS pause_end,
         (SELECT count(*)::integer FROM site_game sg JOIN game g ON g.id = sg.game_id
           WHERE sg.site_id = sp.site_id AND g.gp_id = sp.gp_id AND sg.enabled) AS games
    FROM site_provider sp JOIN provider p ON p.gp_id = sp.gp_id
   WHERE sp.site_id = $1`;

export const presentProvider = (row: SiteProviderRow, locale: Locale): ProviderRow => ({
  id: row.gp_id,
  code: row.gp_code,
  name: textOf(row.name, locale),
  mark: providerMarkOf({ gpCode: row.gp_code, mark: row.mark, picture: row.picture }),
  wallet: row.wallet,
  state: row.state,
  pause:
    row.pause_start === null
      ? null
      : { start_at: row.pause_start.toISOString(), end_at: row.pause_end?.toISOString() ?? null },
  launch_mode: row.launch_mode,
  sort: row.sort,
  games: row.games,
  version: row.version,
});

/** The mark that staff have chosen. */
export const chosenMark = ({ picture }: Pick<SiteProviderRow, 'picture'>): string | null =>
  picture === null ? null : picturePath(picture);

/** What stands for itself in a pattern. */
const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

export const listProviders = async (
  pool: Pool,
  { siteId, now, locale }: { readonly siteId: number; readonly now: Date; readonly locale: Locale },
  { filter, sort, page, perPage }: z.output<typeof providerList.body>,
) => {
  const matching = `FROM (${providersText}) AS one
    WHERE ($3::text IS NULL OR gp_code ILIKE $3 OR name::text ILIKE $3) AND ($4::text IS NULL OR state = $4)`;
  const values = [
    siteId,
    now,
    filter.q === undefined ? null : `%${literal(filter.q)}%`,
    filter.state ?? null,
  ];
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const { rows } = await pool.query<SiteProviderRow>(
    `SELECT * ${matching} ORDER BY ${sort?.field === 'id' ? 'gp_id' : 'sort'} ${sort?.order === 'DESC' ? 'DESC' : 'ASC'}, gp_id
     LIMIT $5 OFFSET $6`,
    [...values, perPage, (page - 1) * perPage],
  );
  return {
    rows: rows.map((row) => presentProvider(row, locale)),
    total: Number(counted.rows[0]?.total ?? 0n),
  };
};

interface DetailRow {
  readonly open_games: number;
  readonly open_rounds: number;
  readonly other_sites: number;
  readonly adapter: string | null;
  readonly base_url: string | null;
  readonly game_origin: string | null;
}

interface KeyRow {
  readonly key_id: string;
  readonly slot: number;
  readonly may_adjust: boolean;
  readonly created_at: Date;
}

/** What the page of a provider says beside its row: who plays there, how it is reached, its live keys. */
export const readProviderDetail = async (pool: Pool, siteId: number, gpId: number) => {
  const [details, keys] = await Promise.all([
    pool.query<DetailRow>(
      `SELECT (SELECT count(*)::integer FROM game_session WHERE site_id = $1 AND gp_id = $2 AND ended_at IS NULL) AS open_games,
              (SELECT count(*)::integer FROM round WHERE site_id = $1 AND gp_id = $2 AND state = 'open') AS open_rounds,
              (SELECT count(*)::integer FROM site_provider WHERE site_id <> $1 AND gp_id = $2) AS other_sites,
              w.adapter, w.base_url, w.game_origin
         FROM (SELECT) AS one LEFT JOIN provider_wire w ON w.gp_id = $2`,
      [siteId, gpId],
    ),
    pool.query<KeyRow>(
      'SELECT key_id, slot, may_adjust, created_at FROM provider_key WHERE gp_id = $1 AND active ORDER BY slot',
      [gpId],
    ),
  ]);
  const [row] = details.rows;
  if (row === undefined) throw new Error('a provider has no detail');
  const { adapter, base_url, game_origin } = row;
  return {
    open_games: row.open_games,
    open_rounds: row.open_rounds,
    other_sites: row.other_sites,
    wire:
      adapter === null || base_url === null || game_origin === null
        ? null
        : { adapter, base_url, game_origin },
    keys: keys.rows.map(({ key_id, slot, may_adjust, created_at }) => ({
      key_id,
      slot,
      may_adjust,
      made_at: created_at.toISOString(),
    })),
  };
};
