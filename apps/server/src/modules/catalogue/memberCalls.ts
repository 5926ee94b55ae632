import {
  favoriteGames,
  favoriteStore,
  lastPlayedGames,
  lastPlayedMax as lastPlayedShownMax,
  lastPlayingGame,
} from '@pavilion/contract/catalogue';
import { openingList, openingStore } from '@pavilion/contract/openings';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { type CallHandler, handle } from '../../http/caller.ts';
import type { Clock } from '../../infra/clock.ts';
import { storeFavorites } from './commands/storeFavorites.ts';
import { storeOpeningWish } from './commands/storeOpeningWish.ts';
import { type CatalogueSource, openList } from './openList.ts';
import { type MarkOwn, ownList, readFavorites } from './ownFavorites.ts';
import type { CatalogueDb } from './siteCatalogue.ts';

const lastPlayedMax = 30;
/** Plays looked through for different games. A member who keeps to one game for longer sees fewer. */
const lastPlaysRead = 300;

const readLastPlayed = async (db: CatalogueDb, siteId: number, memberId: number) => {
  const { rows } = await sql<{ game_id: number }>`
    select played.game_id
      from (select game_id, id from game_session
             where member_id = ${memberId} and site_id = ${siteId} and ready_at is not null
             order by id desc limit ${lastPlaysRead}) as played
      join site_game on site_game.game_id = played.game_id and site_game.site_id = ${siteId} and site_game.enabled
     group by played.game_id
     order by max(played.id) desc
     limit ${lastPlayedMax}`.execute(db);
  return rows;
};

const readWishes = async (pool: Pool, siteId: number, memberId: number) => {
  const { rows } = await pool.query<{ game_id: number }>({
    name: 'opening-wishes',
    text: 'SELECT game_id FROM game_opening_wish WHERE member_id = $1 AND site_id = $2 ORDER BY game_id',
    values: [memberId, siteId],
  });
  return rows;
};

/** The member's own lists: favourites, last played, and what they wait for (spec §7). */
export const memberListCalls = ({
  db,
  pool,
  clock,
  source,
  markOwn,
}: {
  db: CatalogueDb;
  pool: Pool;
  clock: Clock;
  source: CatalogueSource;
  markOwn: MarkOwn;
}): CallHandler[] => [
  handle(lastPlayingGame, async ({ site, member }) => ({
    list: await readLastPlayed(db, site.id, member.memberId),
  })),
  handle(lastPlayedGames, async (caller, body) => {
    const { site, member } = caller;
    const [{ games, present }, played] = await Promise.all([
      openList(source, site, body.currency, body.support_device),
      readLastPlayed(db, site.id, member.memberId),
    ]);
    const playable = new Map(games.filter(({ state }) => state === 'live').map((game) => [game.id, game]));
    const list = played.flatMap(({ game_id }) => playable.get(game_id) ?? []);
    return markOwn(async () => ({ list: present(list.slice(0, lastPlayedShownMax)) }), ownList)(caller, body);
  }),
  handle(openingList, async ({ site, member }) => ({
    list: await readWishes(pool, site.id, member.memberId),
  })),
  handle(openingStore, async ({ site, member }, wish) => {
    await storeOpeningWish({ pool, clock }, { siteId: site.id, memberId: member.memberId }, wish);
    return {};
  }),
  handle(favoriteGames, async ({ site, member }) => ({
    list: await readFavorites(db, site.id, member.memberId),
  })),
  handle(favoriteStore, async ({ site, member }, { data }) => {
    await storeFavorites({ pool, clock }, { siteId: site.id, memberId: member.memberId }, data);
    return {};
  }),
];
