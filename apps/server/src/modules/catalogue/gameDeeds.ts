import {
  gamePictureWidthMin,
  type gameSave,
  gameSaveWhole,
  gameSetPicture,
  gamesOrder,
  gamesSwitch,
} from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { picturePath } from '../../infra/gameArt.ts';
import type { Hall } from '../../infra/hall.ts';
import { findPicture } from '../pictures/index.ts';
import { type DeedBook, holdsEverywhere } from '../proposals/index.ts';
import { findGameRow, type SiteGameRow } from './gameQueries.ts';

export interface CatalogueDeskDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly book: DeedBook;
}

const { codes } = gameSaveWhole;

/** A game of the site as it was looked at, locked until the transaction ends. Refuses with 404 and 409. */
export const lockGame = async (
  tx: PoolClient,
  siteId: number,
  { id, version }: { readonly id: number; readonly version?: string },
): Promise<SiteGameRow> => {
  await tx.query('SELECT FROM game WHERE id = $1 FOR NO KEY UPDATE', [id]);
  const row = await findGameRow(tx, siteId, id);
  if (row === undefined) throw refused(codes, 404, 'office.not_found');
  if (version !== undefined && row.version !== version)
    throw refused(codes, 409, 'office.stale', { current: { version: row.version } });
  return row;
};

/** A game belongs to the installation: what it is, is for whoever may act wherever it is offered. Refuses with 382. */
export const assertGameReach = async (tx: PoolClient, who: Actor, id: number): Promise<void> => {
  const { rows } = await tx.query<{ site_id: number }>('SELECT site_id FROM site_game WHERE game_id = $1', [
    id,
  ]);
  const sites = rows.map(({ site_id }) => site_id);
  if (!(await holdsEverywhere(tx, who.staffId, 'games.manage', sites)))
    throw refused(codes, 382, 'office.shared_elsewhere');
};

const versionAfter = async (tx: PoolClient, siteId: number, id: number): Promise<string> =>
  (await findGameRow(tx, siteId, id))?.version ?? '';

/** Refuses with 391 a label that is none of the site's. */
const assertLabels = async (tx: PoolClient, siteId: number, labels: readonly number[]): Promise<void> => {
  const { rows } = await tx.query<{ known: number }>(
    'SELECT count(*)::integer AS known FROM game_tag WHERE site_id = $1 AND id = ANY ($2)',
    [siteId, labels],
  );
  if (rows[0]?.known !== new Set(labels).size) throw refused(gamesSwitch.codes, 391, 'office.no_such_label');
};

export const saveGame = (
  { pool }: CatalogueDeskDeps,
  who: Actor,
  { id, version, labels, ...given }: z.output<typeof gameSave.body>,
): Promise<string> =>
  withTransaction(pool, async (tx) => {
    const before = await lockGame(tx, who.siteId, { id, version });
    await assertLabels(tx, who.siteId, labels);
    await tx.query(
      `UPDATE site_game SET enabled = $3, is_new = $4, hot_rank = $5, sort = $6 WHERE site_id = $1 AND game_id = $2`,
      [who.siteId, id, given.enabled, given.is_new, given.hot_rank, given.sort],
    );
    await tx.query('DELETE FROM site_game_tag WHERE site_id = $1 AND game_id = $2 AND tag_id <> ALL ($3)', [
      who.siteId,
      id,
      labels,
    ]);
    await tx.query(
      'INSERT INTO site_game_tag (site_id, game_id, tag_id) SELECT $1, $2, unnest($3::integer[]) ON CONFLICT DO NOTHING',
      [who.siteId, id, labels],
    );
    const { enabled, is_new, hot_rank, sort } = before;
    await who.trace(tx, {
      subject: { kind: 'game', id },
      before: { enabled, is_new, hot_rank, sort, labels: before.labels },
      after: { ...given, labels: [...new Set(labels)].sort((one, other) => one - other) },
    });
    return versionAfter(tx, who.siteId, id);
  });

export const saveGameWhole = (
  { pool }: CatalogueDeskDeps,
  who: Actor,
  { id, version, reason, ...given }: z.output<typeof gameSaveWhole.body>,
): Promise<string> =>
  withTransaction(pool, async (tx) => {
    const before = await lockGame(tx, who.siteId, { id, version });
    await assertGameReach(tx, who, id);
    await tx.query(
      'UPDATE game SET names = $2, state = $3, currencies = $4, on_desktop = $5, on_mobile = $6 WHERE id = $1',
      [id, JSON.stringify(given.names), given.state, given.currencies, given.on_desktop, given.on_mobile],
    );
    const { names, state, currencies, on_desktop, on_mobile } = before;
    await who.trace(tx, {
      subject: { kind: 'game', id },
      before: { names, state, currencies, on_desktop, on_mobile },
      after: given,
      reason,
    });
    return versionAfter(tx, who.siteId, id);
  });

/** The hash of a picture that a tile can show. Refuses with 397 and 398. */
const tilePicture = async (tx: PoolClient, siteId: number, name: string): Promise<Buffer> => {
  const picture = await findPicture(tx, siteId, name);
  if (picture === undefined) throw refused(gameSetPicture.codes, 397, 'office.no_such_picture');
  if (picture.width < gamePictureWidthMin || picture.height < gamePictureWidthMin)
    throw refused(gameSetPicture.codes, 398, 'office.picture_unfit');
  return picture.hash;
};

/** Gives a game a picture, or takes it away. Refuses with 382, 397, 398, 404, 409. */
export const setGamePicture = (
  { pool }: CatalogueDeskDeps,
  who: Actor,
  { id, picture, version, reason }: z.output<typeof gameSetPicture.body>,
): Promise<string> =>
  withTransaction(pool, async (tx) => {
    const before = await lockGame(tx, who.siteId, { id, version });
    await assertGameReach(tx, who, id);
    const hash = picture === null ? null : await tilePicture(tx, who.siteId, picture);
    await tx.query('UPDATE game SET picture = $2 WHERE id = $1', [id, hash]);
    await who.trace(tx, {
      subject: { kind: 'game', id },
      before: { picture: before.picture === null ? null : picturePath(before.picture) },
      after: { picture },
      reason,
    });
    return versionAfter(tx, who.siteId, id);
  });

/** Games of the site, locked until the transaction ends. Refuses with 404 where one is none of it. */
const lockGames = async (tx: PoolClient, siteId: number, ids: readonly number[]): Promise<void> => {
  const { rowCount } = await tx.query(
    'SELECT FROM site_game WHERE site_id = $1 AND game_id = ANY ($2) ORDER BY game_id FOR NO KEY UPDATE',
    [siteId, ids],
  );
  if (rowCount !== ids.length) throw refused(gamesSwitch.codes, 404, 'office.not_found');
};

type Change = z.output<typeof gamesSwitch.body>['change'];

const applyChange = async (
  tx: PoolClient,
  siteId: number,
  ids: readonly number[],
  change: Change,
): Promise<void> => {
  const { enabled, is_new, is_hot, add_label, remove_label } = change;
  const ofThese = 'WHERE site_id = $1 AND game_id = ANY ($2)';
  if (enabled !== undefined)
    await tx.query(`UPDATE site_game SET enabled = $3 ${ofThese}`, [siteId, ids, enabled]);
  if (is_new !== undefined)
    await tx.query(`UPDATE site_game SET is_new = $3 ${ofThese}`, [siteId, ids, is_new]);
  if (is_hot === false) await tx.query(`UPDATE site_game SET hot_rank = NULL ${ofThese}`, [siteId, ids]);
  if (is_hot === true)
    await tx.query(
      `UPDATE site_game SET hot_rank = ranked.rank
         FROM (SELECT chosen.game_id,
                      (SELECT coalesce(max(hot_rank), 0) FROM site_game WHERE site_id = $1)
                        + row_number() OVER (ORDER BY chosen.place) AS rank
                 FROM unnest($2::integer[]) WITH ORDINALITY AS chosen (game_id, place)
                 JOIN site_game one ON one.site_id = $1 AND one.game_id = chosen.game_id AND one.hot_rank IS NULL) AS ranked
        WHERE site_game.site_id = $1 AND site_game.game_id = ranked.game_id`,
      [siteId, ids],
    );
  if (add_label !== undefined)
    await tx.query(
      'INSERT INTO site_game_tag (site_id, game_id, tag_id) SELECT $1, unnest($2::integer[]), $3 ON CONFLICT DO NOTHING',
      [siteId, ids, add_label],
    );
  if (remove_label !== undefined)
    await tx.query(`DELETE FROM site_game_tag ${ofThese} AND tag_id = $3`, [siteId, ids, remove_label]);
};

/** Changes many games of a site, all or none. Answers how many. */
export const switchGames = (
  { pool }: CatalogueDeskDeps,
  who: Actor,
  { ids: given, change, reason }: z.output<typeof gamesSwitch.body>,
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    const ids = [...new Set(given)];
    await lockGames(tx, who.siteId, ids);
    await assertLabels(
      tx,
      who.siteId,
      [change.add_label, change.remove_label].filter((label) => label !== undefined),
    );
    await applyChange(tx, who.siteId, ids, change);
    await who.trace(tx, { subject: { kind: 'games', id: ids.length }, after: { ids, ...change }, reason });
    return ids.length;
  });

/** Deals the places of some games to them anew. Every game of the site gets a place of its own first. */
export const orderGames = (
  { pool }: CatalogueDeskDeps,
  who: Actor,
  { ids, seen }: z.output<typeof gamesOrder.body>,
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    await tx.query('SELECT FROM site WHERE id = $1 FOR NO KEY UPDATE', [who.siteId]);
    await lockGames(tx, who.siteId, ids);
    const { rows } = await tx.query<{ game_id: number }>(
      'SELECT game_id FROM site_game WHERE site_id = $1 AND game_id = ANY ($2) ORDER BY sort, game_id',
      [who.siteId, ids],
    );
    const current = rows.map(({ game_id }) => game_id);
    if (current.some((id, place) => id !== seen[place]))
      throw refused(gamesOrder.codes, 409, 'office.stale', { current });
    await tx.query(
      `WITH place AS (
         SELECT game_id, row_number() OVER (ORDER BY sort, game_id) AS now FROM site_game WHERE site_id = $1
       ), held AS (
         SELECT now, row_number() OVER (ORDER BY now) AS turn FROM place WHERE game_id = ANY ($2)
       ), next AS (
         SELECT place.game_id, coalesce(held.now, place.now) AS place
           FROM place LEFT JOIN unnest($2::integer[]) WITH ORDINALITY AS given (game_id, turn) ON given.game_id = place.game_id
                LEFT JOIN held ON held.turn = given.turn
       )
       UPDATE site_game SET sort = next.place FROM next
        WHERE site_game.site_id = $1 AND site_game.game_id = next.game_id AND site_game.sort <> next.place`,
      [who.siteId, ids],
    );
    await who.trace(tx, { subject: { kind: 'games', id: ids.length }, after: { order: ids } });
  });
