import { tables } from '../tables/catalogue.ts';
import type { CatalogueGame, Game } from './game.ts';
import { slotGames } from './slots/index.ts';

/** Games that one player plays, by rounds of `src/play`. */
export const games: readonly Game[] = [...slotGames];

/** Everything that the studio offers. */
export const catalogue: readonly CatalogueGame[] = [...games, ...tables];

export const findGame = (gameCode: string): Game | undefined =>
  games.find((game) => game.gameCode === gameCode);

export const findInCatalogue = (gameCode: string): CatalogueGame | undefined =>
  catalogue.find((game) => game.gameCode === gameCode);
