import type { GameEntry } from '@pavilion/contract/catalogue';
import type { Caller } from '../../http/caller.ts';
import type { CatalogueDb } from './siteCatalogue.ts';

const favoritesMax = 500;

export const readFavorites = (db: CatalogueDb, siteId: number, memberId: number) =>
  db
    .selectFrom('member_favorite')
    .innerJoin('site_game', (join) =>
      join
        .onRef('site_game.game_id', '=', 'member_favorite.game_id')
        .onRef('site_game.site_id', '=', 'member_favorite.site_id'),
    )
    .select('member_favorite.game_id')
    .where('member_favorite.member_id', '=', memberId)
    .where('member_favorite.site_id', '=', siteId)
    .where('site_game.enabled', '=', true)
    .orderBy('member_favorite.created_at', 'desc')
    .orderBy('member_favorite.game_id', 'desc')
    .limit(favoritesMax)
    .execute();

type MarkFavorites = (games: readonly GameEntry[]) => GameEntry[];
type Load<Body, Data> = (caller: Caller, body: Body) => Promise<Data>;

/**
 * Puts the caller's own favourites on top of a list that is kept for everybody (spec §3 `member_favorite`). `mark` says
 * where the list has its games; a visitor costs nothing.
 */
export type MarkOwn = <Body, Data>(
  load: Load<Body, Data>,
  mark: (data: Data, favorites: MarkFavorites) => Data,
) => Load<Body, Data>;

export const createMarkOwn = (db: CatalogueDb): MarkOwn => {
  return (load, mark) => async (caller, body) => {
    const { site, member } = caller;
    if (member === null) return load(caller, body);
    const [data, rows] = await Promise.all([load(caller, body), readFavorites(db, site.id, member.memberId)]);
    const own = new Set(rows.map(({ game_id }) => game_id));
    return mark(data, (games) =>
      games.map((game) => (own.has(game.game_id) ? { ...game, member_favorite: 1 } : game)),
    );
  };
};

/** For the calls that answer games as `list`. */
export const ownList = <Data extends { list: GameEntry[] }>(data: Data, favorites: MarkFavorites): Data => ({
  ...data,
  list: favorites(data.list),
});
