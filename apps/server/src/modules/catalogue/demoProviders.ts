import type { CatalogueGame } from './siteCatalogue.ts';

/** Whether a provider lets people try its games. */
export type OffersDemo = (gpId: number) => Promise<boolean>;

/** Of the providers of these games, those that let people try them. */
export const demoProviders = async (
  games: readonly CatalogueGame[],
  offersDemo: OffersDemo,
): Promise<ReadonlySet<number>> => {
  const ids = [...new Set(games.map((game) => game.provider.gpId))];
  const offered = await Promise.all(ids.map(offersDemo));
  return new Set(ids.filter((_, at) => offered[at]));
};
