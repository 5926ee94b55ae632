import { demoProviderGames, demoTypes } from '@pavilion/contract/demo';
import { type CallHandler, handle } from '../../http/caller.ts';
import type { Keep } from '../../infra/answerKeeper.ts';
import type { Site } from '../../infra/site.ts';
import { demoProviders, type OffersDemo } from './demoProviders.ts';
import { type CatalogueSource, gamesOfHouse, openList } from './openList.ts';
import type { MarkOwn } from './ownFavorites.ts';
import { typesAndProviders } from './publicCalls.ts';
import type { CatalogueGame } from './siteCatalogue.ts';

/** Live games of providers with demos. A link of the operator's is no game, and what is closed cannot be tried either. */
const toTry = async (
  games: readonly CatalogueGame[],
  offersDemo: OffersDemo,
): Promise<readonly CatalogueGame[]> => {
  const offering = await demoProviders(games, offersDemo);
  return games.filter(
    (game) => game.state === 'live' && game.customUrl === null && offering.has(game.provider.gpId),
  );
};

/** The lists of games with play money (spec §7 `/demo/gt_games`, `/demo/gp_games`). */
export const demoListCalls = (
  source: CatalogueSource,
  keep: Keep,
  offersDemo: OffersDemo,
  markOwn: MarkOwn,
): CallHandler[] => {
  const demosOf = async (site: Site, currency: Parameters<typeof openList>[2], device: number) => {
    const list = await openList(source, site, currency, device);
    return { ...list, games: await toTry(list.games, offersDemo) };
  };
  return [
    handle(
      demoTypes,
      keep(async ({ site, locale }, { currency, support_device, template }) => {
        const offer = await demosOf(site, currency, support_device);
        const demoIds = new Set(offer.games.map((game) => game.provider.gpId));
        return { list: typesAndProviders(offer, locale, template, demoIds) };
      }),
    ),
    handle(
      demoProviderGames,
      markOwn(
        keep(async ({ site }, { currency, device, gp_id, game_type_id, house }) => {
          const { games, present } = await demosOf(site, currency, device);
          const ofType = games.filter((game) => game.gtId === game_type_id);
          return { data: present(gamesOfHouse(ofType, gp_id, house)) };
        }),
        ({ data }, favorites) => ({ data: favorites(data) }),
      ),
    ),
  ];
};
