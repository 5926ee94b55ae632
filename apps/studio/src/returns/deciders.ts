import type { Made } from '../tables/engine/decisions.ts';
import {
  bookChoice,
  type LanternsOutcome,
  playSeat,
  seatOf,
  sevenLanterns,
} from '../tables/games/sevenLanterns.ts';
import { isWorthPlaying, type ThreeCardOutcome, threeCard } from '../tables/games/threeCard.ts';

/**
 * What is chosen next for a hand at a shared table so that its stated return is to be expected. Outcomes come from the game itself a
 * moment ago.
 */
type Decide = (spot: string, outcome: unknown, made: Made) => string;

const atLanterns: Decide = (spot, dealt, made) => {
  const outcome = dealt as LanternsOutcome;
  return bookChoice(playSeat(seatOf(spot), outcome, made), outcome.dealer[0] ?? 0) ?? 'stand';
};

const deciders: Readonly<Record<string, Decide>> = {
  [threeCard.gameCode]: (_, outcome) =>
    isWorthPlaying((outcome as ThreeCardOutcome).player) ? 'play' : 'fold',
  [sevenLanterns.gameCode]: atLanterns,
};

/** Throws for a table at which nobody decides, or whose best choice nobody has told. */
export const deciderOf = (gameCode: string): Decide => {
  const found = deciders[gameCode];
  if (!found) throw new Error(`nobody decides at ${gameCode}`);
  return found;
};
