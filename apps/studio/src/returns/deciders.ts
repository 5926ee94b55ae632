import type { Made } from '../tables/engine/decisions.ts';
import {
  bookChoice,
  lanternsOutcomeSchema,
  playSeat,
  seatOf,
  sevenLanterns,
} from '../tables/games/sevenLanterns.ts';
import { isWorthPlaying, threeCard, threeCardOutcomeSchema } from '../tables/games/threeCard.ts';

/** What is chosen next for a hand at a shared table so that its stated return is to be expected. */
type Decide = (spot: string, outcome: unknown, made: Made) => string;

const atLanterns: Decide = (spot, stored, made) => {
  const outcome = lanternsOutcomeSchema.parse(stored);
  return bookChoice(playSeat(seatOf(spot), outcome, made), outcome.dealer[0] ?? 0) ?? 'stand';
};

const deciders: Readonly<Record<string, Decide>> = {
  [threeCard.gameCode]: (_, outcome) =>
    isWorthPlaying(threeCardOutcomeSchema.parse(outcome).player) ? 'play' : 'fold',
  [sevenLanterns.gameCode]: atLanterns,
};

/** Throws for a table at which nobody decides, or whose best choice nobody has told. */
export const deciderOf = (gameCode: string): Decide => {
  const found = deciders[gameCode];
  if (!found) throw new Error(`nobody decides at ${gameCode}`);
  return found;
};
