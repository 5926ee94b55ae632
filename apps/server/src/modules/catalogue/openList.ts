import { type Currency, platformCodes } from '@pavilion/contract';
import type { Site } from '../../infra/site.ts';
import { requireCurrency } from '../sites/index.ts';
import { hotGamesOf, type PlayCounts } from './popularity.ts';
import { presentGame } from './presenter.ts';
import type { CatalogueGame, SiteCatalogue } from './siteCatalogue.ts';

export interface CatalogueSource {
  readonly catalogueOf: (siteId: number) => Promise<SiteCatalogue>;
  readonly playsOf: (siteId: number) => Promise<PlayCounts>;
}

const isDesktop = (device: number): boolean => device === 0 || device === platformCodes.desktop;

const isOffered = (game: CatalogueGame, currency: Currency, device: number | undefined): boolean =>
  (game.currencies === null || game.currencies.includes(currency)) &&
  (device === undefined || (isDesktop(device) ? game.onDesktop : game.onMobile));

/** What a visitor of a site sees in a currency on a device, and how to present it. */
export const openList = async (source: CatalogueSource, site: Site, currency: Currency, device?: number) => {
  requireCurrency(site, currency);
  const [catalogue, plays] = await Promise.all([source.catalogueOf(site.id), source.playsOf(site.id)]);
  const games = catalogue.games.filter((game) => isOffered(game, currency, device));
  const hotIds = new Set(hotGamesOf(games, plays).map((game) => game.id));
  return {
    games,
    plays,
    labels: catalogue.labels,
    providers: catalogue.providers,
    hotIds,
    present: (chosen: readonly CatalogueGame[]) => chosen.map((game) => presentGame(game, currency, hotIds)),
  };
};

/** The games of a provider, of all without one; house 0 is every studio of it (spec §2). */
export const gamesOfHouse = (
  games: readonly CatalogueGame[],
  gpId: number | undefined,
  house: number,
): readonly CatalogueGame[] =>
  games.filter(
    (game) => (gpId === undefined || game.provider.gpId === gpId) && (house === 0 || game.house === house),
  );
