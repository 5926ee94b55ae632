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

/** Outcomes come from the game itself a moment ago, and are asked about choice after choice. */
const readOnce = <Outcome>(parse: (stored: unknown) => Outcome): ((stored: unknown) => Outcome) => {
  let [last, read]: [unknown, Outcome | undefined] = [undefined, undefined];
  return (stored) => {
    if (read === undefined || stored !== last) [last, read] = [stored, parse(stored)];
    return read;
  };
};
const lanternsOutcome = readOnce((stored) => lanternsOutcomeSchema.parse(stored));

const atLanterns: Decide = (spot, stored, made) => {
  const outcome = lanternsOutcome(stored);
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
