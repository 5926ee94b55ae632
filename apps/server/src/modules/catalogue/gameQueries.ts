import { currencySchema, type GameTypeId, gameTypeIdSchema, type Locale } from '@pavilion/contract';
import type { GameRow, gameList, OfficeGame } from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool, PoolClient } from 'pg';
import type { z } from 'zod';
import { gameIconOf, picturePath } from '../../infra/gameArt.ts';
import { textOf, textsOf } from '../../infra/storedText.ts';

export interface SiteGameRow {
  readonly id: number;
  readonly gp_id: number;
  readonly provider_name: unknown;
  readonly gt_id: number;
  readonly game_code: string;
  readonly names: unknown;
  readonly motif: string | null;
  readonly picture: Buffer | null;
  readonly state: GameRow['state'];
  readonly currencies: readonly string[] | null;
  readonly on_desktop: boolean;
  readonly on_mobile: boolean;
  readonly rtp_bp: number | null;
  readonly rtp_up_to: boolean;
  readonly deviation_milli: number | null;
  readonly win_multiple_max: number | null;
  readonly enabled: boolean;
  readonly is_new: boolean;
  readonly hot_rank: number | null;
  readonly sort: number;
  readonly labels: readonly number[];
  readonly version: string;
}

/** Games of a site (`$1`). The version is of all that the page of a game shows. */
const gamesText = `
  SELECT g.id, g.gp_id, p.name AS provider_name, g.gt_id, g.game_code, g.names, g.motif, g.picture, g.state, g.currencies, g.on_desktop,
         g.on_mobile, g.rtp_bp, g.rtp_up_to, g.deviation_milli, g.win_multiple_max, sg.enabled, sg.is_new, sg.hot_rank, sg.sort,
         carried.labels,
         md5(concat(g::text, sg::text, carried.labels::text,
           (SELECT string_agg(l::text, ',' ORDER BY l.currency) FROM game_limit l WHERE l.game_id = g.id))) AS version
    FROM site_game sg JOIN game g ON g.id = sg.game_id JOIN provider p ON p.gp_id = g.gp_id
   CROSS JOIN LATERAL (SELECT ARRAY (SELECT t.tag_id FROM site_game_tag t
     WHERE t.site_id = sg.site_id AND t.game_id = g.id ORDER BY t.tag_id) AS labels) AS carried
   WHERE sg.site_id = $1`;

export const presentGameRow = (row: SiteGameRow, locale: Locale): GameRow => {
  const type: GameTypeId = gameTypeIdSchema.parse(row.gt_id);
  const { id, game_code: gameCode, motif, picture } = row;
  return {
    id,
    provider: { id: row.gp_id, name: textOf(row.provider_name, locale) },
    type,
    code: row.game_code,
    name: textOf(row.names, locale),
    icon: gameIconOf({ id, gtId: type, gameCode, motif, picture }),
    picture: picture === null ? null : picturePath(picture),
    state: row.state,
    enabled: row.enabled,
    is_new: row.is_new,
    hot_rank: row.hot_rank,
    sort: row.sort,
    labels: [...row.labels],
    currencies: row.currencies === null ? null : row.currencies.map((code) => currencySchema.parse(code)),
    on_desktop: row.on_desktop,
    on_mobile: row.on_mobile,
    rtp_bp: row.rtp_bp,
    rtp_up_to: row.rtp_up_to,
    version: row.version,
  };
};

/** What stands for itself in a pattern. */
const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

const orders = { sort: 'sort', id: 'id', hot_rank: 'hot_rank' } as const;

export const listGames = async (
  pool: Pool,
  { siteId, locale }: { readonly siteId: number; readonly locale: Locale },
  { filter, sort, page, perPage }: z.output<typeof gameList.body>,
) => {
  const values = [
    siteId,
    filter.q === undefined ? null : `%${literal(filter.q)}%`,
    filter.provider_id ?? null,
    filter.type ?? null,
    filter.state ?? null,
    filter.enabled ?? null,
    filter.label_id ?? null,
    filter.mark ?? null,
  ];
  const matching = `FROM (${gamesText}) AS one
    WHERE ($2::text IS NULL OR game_code ILIKE $2 OR EXISTS (SELECT FROM jsonb_each_text(names) AS text WHERE text.value ILIKE $2))
      AND ($3::integer IS NULL OR gp_id = $3) AND ($4::integer IS NULL OR gt_id = $4) AND ($5::text IS NULL OR state = $5)
      AND ($6::boolean IS NULL OR enabled = $6) AND ($7::integer IS NULL OR $7 = ANY (labels))
      AND ($8::text IS NULL OR CASE $8 WHEN 'new' THEN is_new ELSE hot_rank IS NOT NULL END)`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const order = `${orders[sort?.field ?? 'sort']} ${sort?.order === 'DESC' ? 'DESC' : 'ASC'} NULLS LAST, id`;
  const { rows } = await pool.query<SiteGameRow>(
    `SELECT * ${matching} ORDER BY ${order} LIMIT $9 OFFSET $10`,
    [...values, perPage, (page - 1) * perPage],
  );
  return {
    rows: rows.map((row) => presentGameRow(row, locale)),
    total: Number(counted.rows[0]?.total ?? 0n),
  };
};

export const findGameRow = async (
  db: Pick<Pool | PoolClient, 'query'>,
  siteId: number,
  id: number,
): Promise<SiteGameRow | undefined> => {
  const { rows } = await db.query<SiteGameRow>(`${gamesText} AND g.id = $2`, [siteId, id]);
  return rows[0];
};

interface LimitRow {
  readonly currency: string;
  readonly stake_min_minor: bigint;
  readonly stake_max_minor: bigint;
}

/** What the page of a game shows beside its row. */
export const readGameDetail = async (
  pool: Pool,
  siteId: number,
  row: SiteGameRow,
): Promise<Pick<OfficeGame, 'names' | 'limits' | 'deviation_milli' | 'win_multiple_max' | 'other_sites'>> => {
  const [limits, sites] = await Promise.all([
    pool.query<LimitRow>(
      'SELECT currency, stake_min_minor, stake_max_minor FROM game_limit WHERE game_id = $1 ORDER BY currency',
      [row.id],
    ),
    pool.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM site_game WHERE game_id = $1 AND site_id <> $2',
      [row.id, siteId],
    ),
  ]);
  return {
    names: textsOf(row.names),
    limits: limits.rows.map((limit) => {
      const currency = currencySchema.parse(limit.currency);
      return {
        currency,
        min: toDecimal(minor(limit.stake_min_minor), currency),
        max: toDecimal(minor(limit.stake_max_minor), currency),
      };
    }),
    deviation_milli: row.deviation_milli,
    win_multiple_max: row.win_multiple_max,
    other_sites: sites.rows[0]?.count ?? 0,
  };
};
