import type { Locale } from '@pavilion/contract';
import { type GameLabel, type labelRemove, labelSave } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { Pool, PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { textOf, textsOf } from '../../infra/storedText.ts';
import type { CatalogueDeskDeps } from './gameDeeds.ts';

interface LabelRow {
  readonly id: number;
  readonly name: unknown;
  readonly sort: number;
  readonly enabled: boolean;
  readonly games: number;
  readonly version: string;
}

export const readLabels = async (pool: Pool, siteId: number, locale: Locale): Promise<GameLabel[]> => {
  const { rows } = await pool.query<LabelRow>(
    `SELECT id, name, sort, enabled, md5(game_tag::text) AS version,
            (SELECT count(*)::integer FROM site_game_tag t WHERE t.tag_id = game_tag.id AND t.site_id = $1) AS games
       FROM game_tag WHERE site_id = $1 ORDER BY sort, id`,
    [siteId],
  );
  return rows.map(({ name, ...row }) => ({ ...row, name: textOf(name, locale), names: textsOf(name) }));
};

/** A label of the site as it was looked at, locked until the transaction ends. Refuses with 404 and 409. */
const lockLabel = async (
  tx: PoolClient,
  siteId: number,
  { id, version }: { readonly id: number; readonly version: string | undefined },
): Promise<object> => {
  const { rows } = await tx.query<{ name: unknown; sort: number; enabled: boolean; version: string }>(
    'SELECT name, sort, enabled, md5(game_tag::text) AS version FROM game_tag WHERE site_id = $1 AND id = $2 FOR UPDATE',
    [siteId, id],
  );
  const [row] = rows;
  if (row === undefined) throw refused(labelSave.codes, 404, 'office.not_found');
  if (row.version !== version) throw refused(labelSave.codes, 409, 'office.stale', { current: row });
  return { names: row.name, sort: row.sort, enabled: row.enabled };
};

/** Makes a label or changes one; answers its id. */
export const saveLabel = (
  { pool }: CatalogueDeskDeps,
  who: Actor,
  { id: known, version, names, sort, enabled }: z.output<typeof labelSave.body>,
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    const before = known === undefined ? null : await lockLabel(tx, who.siteId, { id: known, version });
    const values = [who.siteId, JSON.stringify(names), sort, enabled];
    const { rows } =
      known === undefined
        ? await tx.query<{ id: number }>(
            'INSERT INTO game_tag (site_id, name, sort, enabled) VALUES ($1, $2, $3, $4) RETURNING id',
            values,
          )
        : await tx.query<{ id: number }>(
            'UPDATE game_tag SET name = $2, sort = $3, enabled = $4 WHERE site_id = $1 AND id = $5 RETURNING id',
            [...values, known],
          );
    const id = rows[0]?.id ?? 0;
    await who.trace(tx, { subject: { kind: 'label', id }, before, after: { names, sort, enabled } });
    return id;
  });

export const removeLabel = (
  { pool }: CatalogueDeskDeps,
  who: Actor,
  { id, version, reason }: z.output<typeof labelRemove.body>,
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    const before = await lockLabel(tx, who.siteId, { id, version });
    await tx.query('DELETE FROM game_tag WHERE site_id = $1 AND id = $2', [who.siteId, id]);
    await who.trace(tx, { subject: { kind: 'label', id }, before, after: null, reason });
  });
