import { type Locale, localized } from '@pavilion/contract';
import { gameSearch, type SearchAnswer, searchGamesMax, searchPlacesMax } from '@pavilion/contract/search';
import { type CallHandler, handle } from '../../http/caller.ts';
import type { Keep } from '../../infra/answerKeeper.ts';
import { demoProviders, type OffersDemo } from './demoProviders.ts';
import { type CatalogueSource, openList } from './openList.ts';
import { popularGamesOf } from './popularity.ts';
import { typesAndProviders } from './publicCalls.ts';
import { fitOf, gameFit, readTyped, type SearchIndex, type Typed } from './searchIndex.ts';
import { type CatalogueGame, hasOpened, playableFirst } from './siteCatalogue.ts';

/** What names are found by at a site, made seldom. */
export type IndexOf = (siteId: number) => Promise<SearchIndex>;

const noDemos: ReadonlySet<number> = new Set();

type Offer = Awaited<ReturnType<typeof openList>>;

/** Types and providers that go by what was typed; a provider is shown where most of its games are. */
const placesFor = (
  typed: Typed,
  index: SearchIndex,
  offer: Offer,
  locale: Locale,
): SearchAnswer['places'] => {
  const types = typesAndProviders(offer, locale, undefined, noDemos);
  const isMeant = (names: Parameters<typeof fitOf>[1] | undefined): boolean =>
    names !== undefined && fitOf(typed, names) !== null;
  const ofTypes = types
    .filter(({ gt_id }) => isMeant(index.types.get(gt_id)))
    .map(({ gt_id, gt_name, games_count }) => ({
      gt_id,
      gp_id: null,
      name: gt_name,
      mark: null,
      games_count,
    }));
  const byProvider = Map.groupBy(
    types.flatMap((type) => type.gp_list.map((provider) => ({ gt_id: type.gt_id, ...provider }))),
    ({ gp_id }) => gp_id,
  );
  const ofProviders = [...byProvider.values()].flatMap((places) => {
    const [most] = places.toSorted((left, right) => right.games_count - left.games_count);
    if (most === undefined || !isMeant(index.providers.get(most.gp_id))) return [];
    const { gt_id, gp_id, gp_name: name, mark, games_count } = most;
    return [{ gt_id, gp_id, name, mark, games_count }];
  });
  return [...ofTypes, ...ofProviders].slice(0, searchPlacesMax);
};

/** The makers of the games that are shown. */
const makersOf = async (
  games: readonly CatalogueGame[],
  offersDemo: OffersDemo,
  locale: Locale,
): Promise<SearchAnswer['providers']> => {
  const demoIds = await demoProviders(games, offersDemo);
  return [...new Set(games.map((game) => game.provider))].map(({ gpId, name, mark }) => ({
    gp_id: gpId,
    gp_name: localized(name, locale),
    mark,
    has_demo: demoIds.has(gpId),
  }));
};

interface SearchDeps {
  readonly source: CatalogueSource;
  readonly indexFor: IndexOf;
  readonly offersDemo: OffersDemo;
  readonly keep: Keep;
}

/** What was typed, found among everything that a site offers. */
export const searchCall = ({ source, indexFor, offersDemo, keep }: SearchDeps): CallHandler =>
  handle(
    gameSearch,
    keep(async ({ site, locale }, { currency, support_device, q }) => {
      const offer = await openList(source, site, currency, support_device);
      const { games, plays, present } = offer;
      const shownOf = async (found: readonly CatalogueGame[]) => {
        const shown = found.slice(0, searchGamesMax);
        return {
          count: found.length,
          games: present(shown),
          providers: await makersOf(shown, offersDemo, locale),
        };
      };
      const typed = readTyped(q);
      if (typed.text === '')
        return { ...(await shownOf(popularGamesOf(games.filter(hasOpened), plays))), places: [] };
      const index = await indexFor(site.id);
      const playersOf = (id: number): number => plays.get(id)?.members ?? 0;
      const found = games
        .flatMap((game) => {
          const fit = gameFit(typed, index, game);
          return fit === null ? [] : [{ game, fit }];
        })
        .sort((left, right) => left.fit - right.fit || playersOf(right.game.id) - playersOf(left.game.id));
      return {
        ...(await shownOf(playableFirst(found.map(({ game }) => game)))),
        places: placesFor(typed, index, offer, locale),
      };
    }),
  );
