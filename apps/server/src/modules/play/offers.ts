import type { Locale } from '@pavilion/contract';
import { type Offer, offerAdd, type offerList } from '@pavilion/contract/office';
import { type Pool, type SqlExecutor, withTransaction } from '@pavilion/postgres';
import type { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { textOf } from '../../infra/storedText.ts';

/** What of the installation's providers and games a site offers. */

interface Row {
  readonly id: number;
  readonly code: string;
  readonly name: unknown;
  readonly wallet: Offer['wallet'];
  readonly is_offered: boolean;
  readonly games_missing: number;
}

/** Providers that the installation works with, with what a site (`$1`) lacks of them. */
const offers = `
  SELECT p.gp_id AS id, p.gp_code AS code, p.name, p.wallet,
         EXISTS (SELECT FROM site_provider sp WHERE sp.site_id = $1 AND sp.gp_id = p.gp_id) AS is_offered,
         (SELECT count(*)::integer FROM game g WHERE g.gp_id = p.gp_id AND g.state = 'live'
             AND NOT EXISTS (SELECT FROM site_game sg WHERE sg.site_id = $1 AND sg.game_id = g.id)) AS games_missing
    FROM provider p WHERE p.active`;

export const listOffers = async (
  pool: Pool,
  { siteId, locale }: { readonly siteId: number; readonly locale: Locale },
  { sort, page, perPage }: z.output<typeof offerList.body>,
) => {
  const matching = `FROM (${offers}) AS one WHERE NOT is_offered OR games_missing > 0`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, [siteId]);
  const { rows } = await pool.query<Row>(
    `SELECT * ${matching} ORDER BY id ${sort?.order === 'DESC' ? 'DESC' : 'ASC'} LIMIT $2 OFFSET $3`,
    [siteId, perPage, (page - 1) * perPage],
  );
  return {
    rows: rows.map((row): Offer => ({ ...row, name: textOf(row.name, locale) })),
    total: Number(counted.rows[0]?.total ?? 0n),
  };
};

/**
 * Offers a provider on a site behind those that are there, with its games that can be played; what is offered already
 * stays as it is. Answers the games that were added.
 */
export const offerProvider = async (
  tx: SqlExecutor,
  siteId: number,
  gpId: number,
): Promise<readonly number[]> => {
  await tx.query({
    text: `INSERT INTO site_provider (site_id, gp_id, sort)
           SELECT $1::integer, $2::integer, coalesce(max(sort) + 1, 0) FROM site_provider WHERE site_id = $1 ON CONFLICT DO NOTHING`,
    values: [siteId, gpId],
  });
  const { rows } = await tx.query<{ game_id: number }>({
    text: `INSERT INTO site_game (site_id, game_id, sort)
           SELECT $1, g.id, row_number() OVER (ORDER BY g.id)
                    + (SELECT coalesce(max(sort), 0) FROM site_game WHERE site_id = $1)
             FROM game g WHERE g.gp_id = $2 AND g.state = 'live'
               AND NOT EXISTS (SELECT FROM site_game sg WHERE sg.site_id = $1 AND sg.game_id = g.id)
           ON CONFLICT DO NOTHING RETURNING game_id`,
    values: [siteId, gpId],
  });
  return rows.map(({ game_id }) => game_id);
};

/** The same at the desk. Refuses with 404. Answers how many games were added. */
export const addOffer = (
  pool: Pool,
  who: Actor,
  { id, reason }: z.output<typeof offerAdd.body>,
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    // Of two who offer it at once the second waits here and finds everything offered.
    const known = await tx.query('SELECT FROM provider WHERE gp_id = $1 AND active FOR NO KEY UPDATE', [id]);
    if (known.rowCount === 0) throw refused(offerAdd.codes, 404, 'office.not_found');
    const games = await offerProvider(tx, who.siteId, id);
    await who.trace(tx, {
      subject: { kind: 'provider', id },
      after: { offered: true, games_added: games.length },
      reason,
    });
    return games.length;
  });
