import { gameTypeIds, gameTypes, type Locale, type Theme } from '@pavilion/contract';
import { gameLabel, gameList, hotGames, tagGameList, templateGameList } from '@pavilion/contract/catalogue';
import { type CallHandler, handle } from '../../http/caller.ts';
import type { Keep } from '../../infra/answerKeeper.ts';
import { demoProviders, type OffersDemo } from './demoProviders.ts';
import { gameTypeNames } from './gameTypeNames.ts';
import { type CatalogueSource, gamesOfHouse, openList } from './openList.ts';
import { type MarkOwn, ownList } from './ownFavorites.ts';
import { hotGamesOf, popularGamesOf } from './popularity.ts';
import { presentLabels, presentProvider } from './presenter.ts';
import { type CatalogueGame, type CatalogueProvider, hasOpened, playableFirst } from './siteCatalogue.ts';

/** Games on the popular shelf of the home page. */
const popularMax = 12;
/** Games on the shelf of a type: enough for a row of six when all the popular ones, shown above it, are of this type. */
const shelfMax = popularMax + 6;

interface Offer {
  readonly games: readonly CatalogueGame[];
  readonly providers: readonly CatalogueProvider[];
}

/**
 * Types that have any of the games, with the providers that offer them, as a template lists them; left out, what all
 * templates list. Providers with games that have opened stand before those that have only announced some. `demoIds` are
 * the providers whose games can be tried.
 */
export const typesAndProviders = (
  { games, providers }: Offer,
  locale: Locale,
  template: Theme | undefined,
  demoIds: ReadonlySet<number>,
) => {
  const listed = games.filter(
    ({ provider: { modelVersion } }) => modelVersion === null || modelVersion === template,
  );
  return gameTypeIds.flatMap((gtId) => {
    const ofType = listed.filter((game) => game.gtId === gtId);
    if (ofType.length === 0) return [];
    const opened = ofType.filter(hasOpened);
    const byProvider = Map.groupBy(opened, (game) => game.provider);
    const openCount = (provider: CatalogueProvider): number => byProvider.get(provider)?.length ?? 0;
    const offering = providers
      .filter((provider) => ofType.some((game) => game.provider === provider))
      .toSorted((left, right) => Number(openCount(right) > 0) - Number(openCount(left) > 0));
    return [
      {
        gt_id: gtId,
        gt_name: gameTypeNames[gtId][locale],
        gt_icon: `/art/types/${gameTypes[gtId].name}.svg`,
        gt_icon_active: `/art/types/${gameTypes[gtId].name}-active.svg`,
        games_count: opened.length,
        gp_list: offering.map((provider) =>
          presentProvider(
            provider,
            { gamesCount: openCount(provider), hasDemo: demoIds.has(provider.gpId) },
            locale,
          ),
        ),
      },
    ];
  });
};

/** The lists that everybody sees: types and providers, shelves, labels, hot and popular games (spec §3, §7). */
export const publicListCalls = (
  source: CatalogueSource,
  keep: Keep,
  offersDemo: OffersDemo,
  markOwn: MarkOwn,
): CallHandler[] => [
  handle(
    gameList,
    keep(async ({ site, locale }, { currency, support_device, template }) => {
      const offer = await openList(source, site, currency, support_device);
      const demoIds = await demoProviders(offer.games, offersDemo);
      return { list: typesAndProviders(offer, locale, template, demoIds) };
    }),
  ),
  handle(
    templateGameList,
    markOwn(
      keep(async ({ site }, { currency, support_device }) => {
        const list = await openList(source, site, currency, support_device);
        const { plays, present } = list;
        const games = playableFirst(list.games.filter(hasOpened));
        const popular = {
          shelf: 'popular' as const,
          games: present(popularGamesOf(games, plays).slice(0, popularMax)),
        };
        const shelves = gameTypeIds.map((gtId) => ({
          shelf: gameTypes[gtId].name,
          games: present(games.filter((game) => game.gtId === gtId).slice(0, shelfMax)),
        }));
        return { list: [popular, ...shelves].filter((shelf) => shelf.games.length > 0) };
      }),
      ({ list }, favorites) => ({ list: list.map((shelf) => ({ ...shelf, games: favorites(shelf.games) })) }),
    ),
  ),
  handle(
    tagGameList,
    markOwn(
      keep(async ({ site }, { currency, support_device, tag, gt_id }) => {
        const { games, present } = await openList(source, site, currency, support_device);
        return { list: present(games.filter((game) => game.gtId === gt_id && game.labels.includes(tag))) };
      }),
      ownList,
    ),
  ),
  handle(
    gameLabel,
    markOwn(
      keep(async ({ site, locale }, { currency, device, gp_id, game_type_id, house }) => {
        const { games, plays, labels, present } = await openList(source, site, currency, device);
        const ofType = games.filter((game) => game.gtId === game_type_id);
        const main = gp_id === 'Popular' ? popularGamesOf(ofType, plays) : gamesOfHouse(ofType, gp_id, house);
        return { list: presentLabels(labels, main, locale), main: present(main) };
      }),
      (data, favorites) => ({ ...data, main: favorites(data.main) }),
    ),
  ),
  handle(
    hotGames,
    markOwn(
      keep(async ({ site }, { currency, gt_id }) => {
        const { games, plays, present } = await openList(source, site, currency);
        const asked = gt_id === undefined ? games : games.filter((game) => game.gtId === gt_id);
        return { list: present(hotGamesOf(asked, plays)) };
      }),
      ownList,
    ),
  ),
];
