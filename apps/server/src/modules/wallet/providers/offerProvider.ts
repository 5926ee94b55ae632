import type { Locale } from '@pavilion/contract';
import { providerOffer } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import { textOf } from '../../../infra/storedText.ts';
import { holdsEverywhere, propose, proposeOnce } from '../../proposals/index.ts';
import type { KeyDeskDeps } from './keyDeeds.ts';

const right = 'providers.manage';
const { codes } = providerOffer;

/** The sites on which somebody may manage providers. */
export const listSites = async (pool: Pool, who: { readonly siteId: number; readonly staffId: number }) => {
  const { rows } = await pool.query<{ id: number; name: string; is_here: boolean }>(
    `SELECT site.id, site.name, site.id = $2 AS is_here FROM site
      WHERE EXISTS (SELECT FROM staff_site_role given JOIN role_right held USING (role_id)
                     WHERE given.staff_id = $1 AND given.site_id = site.id AND held.name = $3)
      ORDER BY site.id`,
    [who.staffId, who.siteId, right],
  );
  return rows;
};

/** Providers of the installation that a site does not have. */
export const listElsewhere = async (pool: Pool, siteId: number, locale: Locale) => {
  const { rows } = await pool.query<{ gp_id: number; gp_code: string; name: unknown }>(
    `SELECT gp_id, gp_code, name FROM provider
      WHERE active AND NOT EXISTS (SELECT FROM site_provider sp WHERE sp.gp_id = provider.gp_id AND sp.site_id = $1)
      ORDER BY gp_id`,
    [siteId],
  );
  return rows.map((row) => ({ id: row.gp_id, code: row.gp_code, name: textOf(row.name, locale) }));
};

interface ProviderRow {
  readonly gp_code: string;
  readonly sites: readonly number[];
}

/** A provider that the site does not have, locked until the transaction ends. Refuses with 404. */
const lockForeign = async (tx: PoolClient, siteId: number, gpId: number): Promise<ProviderRow> => {
  const { rows } = await tx.query<ProviderRow>(
    `SELECT gp_code, ARRAY (SELECT site_id FROM site_provider WHERE gp_id = provider.gp_id ORDER BY site_id) AS sites
       FROM provider WHERE gp_id = $1 AND active FOR NO KEY UPDATE`,
    [gpId],
  );
  const [row] = rows;
  if (row === undefined || row.sites.includes(siteId)) throw refused(codes, 404, 'office.not_found');
  return row;
};

/** Its keys and its bounds are shared from then on. Refuses with 382. */
const assertReach = async (
  tx: PoolClient,
  who: Pick<Actor, 'siteId' | 'staffId'>,
  { sites }: ProviderRow,
): Promise<void> => {
  if (!(await holdsEverywhere(tx, who.staffId, right, [...sites, who.siteId])))
    throw refused(codes, 382, 'office.shared_elsewhere');
};

/** Proposes that the site works with a provider as well. Refuses with 382 and 404. */
export const proposeOffer = (
  { pool, clock, book }: KeyDeskDeps,
  who: Actor,
  { id, reason, request_id: requestId }: z.output<typeof providerOffer.body>,
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    const asked = { kind: 'providers.offer', content: { gp_id: id }, requestId } as const;
    const proposed = await proposeOnce(tx, who, asked, async () => {
      const row = await lockForeign(tx, who.siteId, id);
      await assertReach(tx, who, row);
      const subject = { kind: 'provider', id, name: row.gp_code };
      return propose(tx, book, who, { ...asked, subject, reason }, clock.now());
    });
    if (proposed === null) throw new Error('a provider is taken in by two');
    return proposed;
  });

/** Taking a provider of other sites in is for two. */
export const registerOfferDeeds = ({ book }: KeyDeskDeps): void =>
  book.register({
    kind: 'providers.offer',
    right,
    content: z.strictObject({ gp_id: z.number().int().positive() }),
    worldOf: (tx, { gp_id: gpId }, siteId) => lockForeign(tx, siteId, gpId),
    run: async (tx, { gp_id: gpId }, who) => {
      await assertReach(tx, who, await lockForeign(tx, who.siteId, gpId));
      await tx.query(
        `INSERT INTO site_provider (site_id, gp_id, sort)
         SELECT $1, $2, coalesce(max(sort) + 1, 0) FROM site_provider WHERE site_id = $1`,
        [who.siteId, gpId],
      );
      await tx.query(
        `INSERT INTO site_game (site_id, game_id, enabled, sort)
         SELECT $1, id, false, coalesce((SELECT max(sort) FROM site_game WHERE site_id = $1), 0) + row_number() OVER (ORDER BY id)
           FROM game WHERE gp_id = $2 ON CONFLICT DO NOTHING`,
        [who.siteId, gpId],
      );
    },
  });
