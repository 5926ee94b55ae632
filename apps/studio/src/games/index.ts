import { blackjackGames } from './blackjack/index.ts';
import { cascadeGames } from './cascade/index.ts';
import { jadeFrogGame } from './classic/index.ts';
import type { Game } from './game.ts';
import { keno } from './keno/index.ts';
import { manyHands } from './manyHands/index.ts';
import { slotGames } from './slots/index.ts';
import { videoPoker } from './videoPoker/index.ts';
import { videoSlotGames } from './videoSlots/index.ts';

/** Games that one player plays, by rounds of `src/play`. */
export const games: readonly Game[] = [
  ...slotGames,
  ...cascadeGames,
  jadeFrogGame,
  ...blackjackGames,
  videoPoker,
  manyHands,
  keno,
  ...videoSlotGames,
];

export const findGame = (gameCode: string): Game | undefined =>
  games.find((game) => game.gameCode === gameCode);
