import type { Below } from './ranges.ts';

/** What a hand's player has chosen so far, in order. */
export type Made = readonly string[];

/**
 * What a game adds in which players decide after the draw (decision 0377). Every card that a hand may need is fixed by the seed and
 * the sealed list, in piles, so that no choice changes what anybody else is dealt: everybody decides at once.
 */
export interface Decisions<Outcome> {
  /** Longest that hands are decided, milliseconds; it is over as soon as every hand is done. */
  readonly decideMs: number;
  /** Every choice there is, as the wire names it: `play`, `fold`, `hit`, `stand`, `double`, `split`, `insure`, `decline`. */
  readonly choices: readonly string[];
  /** Spots whose stake plays a hand; side bets have none. */
  readonly isHand: (spot: string) => boolean;
  /**
   * Where a choice takes cards that lie covered: the outcome with the cards that this hand of one slip may take, from what is
   * left of the shoe. `below` is of this hand alone. Without it a second account, or play money, would look at the cards of the
   * first. What it answers is an outcome as well, and is what `hand`, `next`, `fallback` and `payout` of this hand are asked with.
   */
  readonly dealTo?: (spot: string, outcome: Outcome, below: Below) => Promise<Outcome>;
  /** What everybody sees while hands are decided: JSON whose shape the game's scene knows (its zod schema stands beside). */
  readonly faceUp: (outcome: Outcome) => unknown;
  /** What this hand's own player sees after these choices: JSON, e.g. the cards of each hand after hits and splits. */
  readonly hand: (spot: string, outcome: Outcome, made: Made) => unknown;
  /**
   * What may be chosen next, the fallback among them; empty once the hand is done. Never depends on what is covered, except
   * where the rule peeks for a dealer's blackjack.
   */
  readonly next: (spot: string, outcome: Outcome, made: Made) => readonly string[];
  /** What this choice stakes besides, in hundredths of the hand's first stake: 100 to play on, double or split, 50 to insure. */
  readonly raise: (choice: string) => number;
  /** What an undecided hand is left to: folds, stands, declines. Costs nothing. */
  readonly fallback: (spot: string, outcome: Outcome, made: Made) => string;
}
