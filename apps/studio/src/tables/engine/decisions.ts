import type { Below } from './ranges.ts';

/** What a hand's player has chosen so far, in order. */
export type Made = readonly string[];

/** What the seats of a pot have chosen, in order: `null` for a bot, whose choices follow from the pot's own draw. */
export type PotPlays = readonly (Made | null)[];

/** Who takes a pot that is played out, and what it holds, in hundredths of an ante. */
export interface PotEnd {
  /** From 1. */
  readonly winner: number;
  readonly pot: number;
  readonly rake: number;
}

/**
 * Where the seats of a pot decide against one another, street by street (decision 0385): everybody at once in each, and nobody is
 * told what others choose in it before it is over.
 */
export interface Streets<Outcome> {
  readonly count: number;
  /**
   * A pot as it stands before this street, dealt by numbers of its own and told to the hand at `spot`: pots must not tell one
   * another's cards. What it answers is an outcome as well, and is what `hand`, `next`, `fallback` and `payout` are asked with.
   * `round` is the outcome of its round.
   */
  readonly dealPot: (
    spot: string,
    plays: PotPlays,
    street: number,
    below: Below,
    round: Outcome,
  ) => Promise<Outcome>;
  /** What a seat of a pot has paid, hundredths of its ante. */
  readonly paidAt: (spot: string, outcome: Outcome) => number;
  /** Of a pot after its last street. */
  readonly endOf: (outcome: Outcome) => PotEnd;
  /**
   * How long the end of a pot of which so many streets have been told already is shown to whoever plays at these seats, from 0.
   * Milliseconds.
   */
  readonly showMs: (outcome: Outcome, streetsTold: number, viewers: readonly number[]) => number;
}

/** The last word of a hand whose raise nobody could say of whether it was taken: it is out, and has paid nothing. */
export const voidMade = 'void';

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
  /** Where hands are decided against one another. */
  readonly streets?: Streets<Outcome>;
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
