import { books } from './book/books.ts';
import type { CatalogueGame } from './games/game.ts';
import { games } from './games/index.ts';
import { tables } from './tables/catalogue.ts';

/** Everything that the studio offers. */
export const catalogue: readonly CatalogueGame[] = [...games, ...tables, ...books];

export const findInCatalogue = (gameCode: string): CatalogueGame | undefined =>
  catalogue.find((game) => game.gameCode === gameCode);
