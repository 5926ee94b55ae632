import { books } from '../book/books.ts';
import { tables } from '../tables/catalogue.ts';
import { blackjack } from './blackjack/index.ts';
import { cascadeGames } from './cascade/index.ts';
import { jadeFrogGame } from './classic/index.ts';
import type { CatalogueGame, Game } from './game.ts';
import { keno } from './keno/index.ts';
import { slotGames } from './slots/index.ts';
import { videoPoker } from './videoPoker/index.ts';

/** Games that one player plays, by rounds of `src/play`. */
export const games: readonly Game[] = [
  ...slotGames,
  ...cascadeGames,
  jadeFrogGame,
  blackjack,
  videoPoker,
  keno,
];

/** Everything that the studio offers. */
export const catalogue: readonly CatalogueGame[] = [...games, ...tables, ...books];

export const findGame = (gameCode: string): Game | undefined =>
  games.find((game) => game.gameCode === gameCode);

export const findInCatalogue = (gameCode: string): CatalogueGame | undefined =>
  catalogue.find((game) => game.gameCode === gameCode);
