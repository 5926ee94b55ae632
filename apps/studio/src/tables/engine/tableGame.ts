import type { TableBoard } from '@pavilion/provider-kit';
import type { Decisions, Made } from './decisions.ts';
import type { Below } from './ranges.ts';
import type { Gone, LastingShoe } from './shoe.ts';

/**
 * What a game at a shared table is, as data and pure functions. The same code draws on the server, shows the rules
 * in the browser and recomputes a round on the verify page.
 *
 * Units: a payout is told in hundredths of the stake, the stake itself included (195 = the stake and 95 % of it),
 * and every chip is a multiple of 100 minor units: so every payout is a whole number of minor units.
 */
export interface TableGame<Outcome> extends TableFacts {
  readonly draw: (below: Below, card: RoundCard) => Promise<Outcome>;
  /** How rounds with outcomes of this shape were drawn before the rules changed, where this is one of them. */
  readonly drawFormer?: (outcome: unknown) => TableGame<Outcome>['draw'] | undefined;
  /**
   * Hundredths of the stake that come back: 0 for a lost bet, 100 for one that is returned. Where hands are decided, of the
   * spot's first stake, with what its choices `made` have raised included in what comes back.
   */
  readonly payout: (spot: string, outcome: Outcome, card: RoundCard, made?: Made) => number;
  /** Where cards come from a shoe that lasts several rounds. */
  readonly shoe?: LastingShoe<Outcome>;
  /** What players decide after the draw, where they decide anything. */
  readonly decisions?: Decisions<Outcome>;
  /**
   * How long this outcome is shown before it is paid, milliseconds: nobody waits for cards that were not dealt. Left out
   * where every outcome takes as long; never longer than the clock says.
   */
  readonly showMs?: (outcome: Outcome) => number;
  /** A word for each result in statistics and roads: `banker`, `17`, `0-4-2`. */
  readonly summary: (outcome: Outcome) => string;
  /** The last results as a hall shows them, oldest first (wallet protocol, `/tables`). */
  readonly board: (outcomes: readonly Outcome[]) => TableBoard;
}

/** What a table says of itself, whatever its outcomes look like. */
export interface TableFacts {
  readonly gameCode: string;
  readonly gpId: number;
  /** The specification's `gt_id`. */
  readonly gameType: number;
  readonly clock: TableClock;
  readonly chips: ChipRack;
  /** How many runners have strengths on the round's card, and which; undefined where all chances are the same every round. */
  readonly runners?: { readonly count: number; readonly from: number; readonly spread: number };
  /** Members play against each other: every place is a seat, and a slip is the ante at one. */
  readonly pot?: PotRules;
  /** Kinds of bet that the game is about; others lie beside them. Left out where none stands before the rest. */
  readonly mainBets?: readonly string[];
  /** Whether there is such a place on the table to bet on. */
  readonly isSpot: (spot: string) => boolean;
  /** Every kind of bet with its exact chance; a kind stands for all spots like it. */
  readonly chances: (card: RoundCard) => readonly BetChance[];
}

/** A pot that everybody at it pays the same into. */
export interface PotRules {
  readonly seats: number;
  /** The house's share, hundredths of the pot. */
  readonly rakeHundredths: number;
  /** The most that it is, hundredths of an ante. */
  readonly rakeMax?: number;
}

/** How long each phase of a round lasts. Milliseconds. */
export interface TableClock {
  /** Bets are taken. */
  readonly openMs: number;
  /** Bets are closed, and the hall's last answers come in. */
  readonly closedMs: number;
  /** The result is out and is being shown, at most so long; the wins are paid at the end of it. */
  readonly drawnMs: number;
  /** Paid; the next round is about to open. */
  readonly settledMs: number;
}

export interface ChipRack {
  /** In units of the currency's smallest chip. */
  readonly values: readonly number[];
  /** Most that one bet on one spot may be, in the same units. */
  readonly spotMax: number;
  /** The same for kinds of bet that take less, by the word before the colon in their spots' names. */
  readonly kindMax?: Readonly<Record<string, number>>;
}

/** What is known of a round before bets open, besides the clock. */
export interface RoundCard {
  /**
   * Small whole numbers, one for each runner. They follow from the fingerprint of the round's server seed, so that they are fixed
   * and public together with it.
   */
  readonly strengths: readonly number[];
  /** What is gone from the shoe, where it lasts: it follows from the shoe's earlier rounds, which are public. */
  readonly gone?: Gone;
}

export interface BetChance {
  readonly kind: string;
  /** Chance to win anything above the stake, 0–1. */
  readonly chance: number;
  /** Hundredths of the stake that a win pays, the stake included; the least where wins differ. */
  readonly pays: number;
  /** The most that a win pays, where wins differ. */
  readonly paysUpTo?: number;
  /** A place on the table that stands for the kind, where the kind is none itself. */
  readonly spot?: string;
  /** Exact return to player, 0–1. */
  readonly rtp: number;
}

/**
 * The card of a round, read from the hex digits of the fingerprint of its server seed: anyone can do the same before
 * the first bet. Strengths lie between `from` and `from + spread - 1`. `gone` is told with the round, where its shoe lasts.
 */
export const cardOf = (
  { runners }: Pick<TableFacts, 'runners'>,
  seedHash: string,
  gone: Gone | null = null,
): RoundCard => ({
  ...(gone !== null && { gone }),
  strengths: runners
    ? Array.from(
        { length: runners.count },
        (_, runner) =>
          runners.from + (Number.parseInt(seedHash.slice(runner * 4, runner * 4 + 4), 16) % runners.spread),
      )
    : [],
});
