import type { CurrencyCode, Minor } from '@pavilion/money';
import type { z } from 'zod';
import type { ZodMiniType } from 'zod/mini';
import type { Draw } from '../fair/draw.ts';
import { readerOf } from '../shapes/reader.ts';
import type { JackpotTerms, PotTerms } from './jackpot.ts';
import { lightLevels } from './lights.ts';

/**
 * What the studio's general part knows of a game, and what it leaves to the game's kind.
 *
 * General: tickets, seats, sessions, stakes taken, wins paid, reversal and recovery, free rounds, seeds, history, the
 * provider's calls, the page around the game. A kind: what a step draws, what is stored of it, what it wins, what
 * may follow. No amount passes the line between them but the stake and what a step asks and wins.
 */

/** The studio's languages. */
export interface GameNames {
  readonly zh_CN: string;
  readonly en_US: string;
}

/** What a long simulation came to; shown in the rules beside the theory. */
export interface MeasuredReturn {
  /** Shares of the stake. */
  readonly rtp: number;
  readonly rounds: number;
  /** Share of rounds that win anything. */
  readonly hitRate: number;
  /** Standard deviation of a round's win, in stakes. */
  readonly deviation: number;
}

/** What every game of the catalogue has, whoever plays it with whom (wallet protocol, `/games`). */
export interface CatalogueGame {
  readonly gameCode: string;
  readonly gpId: number;
  /** 2–9 (spec §7, `gt_id`). */
  readonly gameType: number;
  readonly names: GameNames;
  /** Total stakes that may be set, in minor units, ascending. */
  readonly stakesOf: (currency: CurrencyCode) => readonly Minor[];
  /** Return to player in hundredths of a per cent; computed on the first call. */
  readonly rtpBp: () => number;
  /** Whether some of its bets return less than that; left out where none does. */
  readonly isReturnUpTo?: () => boolean;
  /**
   * Entries of `client/vite.config.ts`: the page that plays it and the page that verifies it; `view` is the file that the page
   * fetches for this game alone.
   */
  readonly pages: { readonly play: string; readonly verify: string; readonly view?: string };
}

/** A feature that can be bought, where a site allows it. */
interface BoughtFeature {
  /** What it costs, in twentieths of the stake. */
  readonly units: number;
  /** What a round returns whose feature was bought, in hundredths of a per cent of that price. */
  readonly rtpBp: number;
}

/** An action that the state of the round does not allow, or that makes no sense: nothing is drawn, nothing moves. */
export class ActionRefused extends Error {
  override readonly name = 'ActionRefused';
}

export interface StepInput<Outcome, Action> {
  /** Stake that the round was opened with, minor units. */
  readonly stake: Minor;
  readonly currency: CurrencyCode;
  /** Outcome of the last step that stands; `null` for the first. */
  readonly before: Outcome | null;
  readonly action: Action;
  readonly draw: Draw;
}

export interface Step<Outcome> {
  /** Stored, shown to the player at once, and all that the next step knows: nothing hidden may be in it. */
  readonly outcome: Outcome;
  /** Taken beside the opening stake before this step stands (double, split, insurance); 0 on a first step. */
  readonly furtherStake: Minor;
  /** Without the jackpot, whose amount the game does not know. */
  readonly win: Minor;
  /** Nothing is left to play in the round. */
  readonly closes: boolean;
  /** Only a first step that closes its round can win the game's jackpot. */
  readonly winsJackpot?: boolean;
}

/**
 * A kind of game that one player plays: machines, cards against the house, draws at a press. `Outcome` is data of the
 * kind, stored as jsonb and parsed with its schema on the way out.
 */
export interface GameKind<Outcome, Action> {
  readonly outcome: ZodMiniType<Outcome>;
  readonly action: z.ZodType<Action>;
  /**
   * `each-step`: every step draws anew, with a nonce of its own. `once`: the first step's nonce decides everything that
   * can come in the round (a shuffled pack), and later steps read on in the same draw; what they show follows from the
   * seeds and the player's actions alone.
   */
  readonly draws: 'each-step' | 'once';
  /** Pure but for the draw. Throws `ActionRefused`. */
  readonly play: (input: StepInput<Outcome, Action>) => Promise<Step<Outcome>>;
  /** The number of the feature that the action buys, of those on sale: the round opens with it. `null` buys none. */
  readonly buys?: (action: Action) => number | null;
  /** What the studio does for a player who stays away. Must not ask for a further stake. */
  readonly unattended: (before: Outcome) => Action;
  /** What the verify page needs of a step beside its seeds, as fields of the address. */
  readonly verifyFields: (outcome: Outcome) => Readonly<Record<string, string>>;
}

/** A game with its kind's types closed over: the general part hands JSON in and gets JSON out. */
export interface Game extends CatalogueGame {
  readonly measured: MeasuredReturn | null;
  /** The progressive jackpot that its stakes contribute to. */
  readonly jackpot?: JackpotTerms;
  /** Its stakes feed the lights. */
  readonly feedsLights?: boolean;
  /** What can be bought, by its number. */
  readonly bought?: readonly BoughtFeature[];
  /** The number of what an action buys; what makes no sense buys nothing. */
  readonly buys: (action: unknown) => number | null;
  readonly draws: GameKind<unknown, unknown>['draws'];
  /** Throws `ActionRefused`. */
  readonly play: (input: StepInput<unknown, unknown>) => Promise<Step<unknown>>;
  readonly unattended: (before: unknown) => unknown;
  readonly verifyFields: (outcome: unknown) => Readonly<Record<string, string>>;
}

export type GameData = CatalogueGame & Pick<Game, 'measured' | 'jackpot' | 'feedsLights' | 'bought'>;

/** All pots that a game's stakes may feed. */
export const potsOf = ({ jackpot, feedsLights }: Pick<Game, 'jackpot' | 'feedsLights'>): PotTerms[] => [
  ...(jackpot ? [jackpot] : []),
  ...(feedsLights ? lightLevels : []),
];

/** Closes a game over its kind. Outcomes are trusted as far as the schema reads them; actions come from outside. */
export const defineGame = <Outcome extends object, Action>(
  data: GameData,
  kind: GameKind<Outcome, Action>,
): Game => {
  const { outcomeOf, keep } = readerOf(kind.outcome);
  const kept = async (played: Promise<Step<Outcome>>): Promise<Step<Outcome>> => {
    const step = await played;
    keep(step.outcome, step.outcome);
    return step;
  };
  return {
    ...data,
    draws: kind.draws,
    buys: (action) => {
      const parsed = kind.action.safeParse(action);
      return parsed.success ? (kind.buys?.(parsed.data) ?? null) : null;
    },
    play: ({ stake, currency, before, action, draw }) => {
      const parsed = kind.action.safeParse(action);
      if (!parsed.success) throw new ActionRefused('not an action of this game');
      return kept(
        kind.play({
          stake,
          currency,
          before: before === null ? null : outcomeOf(before),
          action: parsed.data,
          draw,
        }),
      );
    },
    unattended: (before) => kind.unattended(outcomeOf(before)),
    verifyFields: (outcome) => kind.verifyFields(outcomeOf(outcome)),
  };
};
