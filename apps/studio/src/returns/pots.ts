import type { Game } from '../games/game.ts';
import { jackpotReturnBp } from '../games/jackpot.ts';
import { lightsReturnBp } from '../games/lights.ts';

/** What a game returns by the pots that its stakes feed, a share of the stake. */
export const potsShareOf = ({ jackpot, feedsLights }: Game): number =>
  ((jackpot ? jackpotReturnBp(jackpot) : 0) + (feedsLights ? lightsReturnBp : 0)) / 10_000;

/** What a game returns when it is played without its pots: they are won seldom, out of what all play for, and what they return is known. */
export const playedReturnOf = (game: Game): number => game.rtpBp() / 10_000 - potsShareOf(game);
