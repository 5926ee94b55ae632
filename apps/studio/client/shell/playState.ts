import type { CurrencyCode } from '@pavilion/money';
import type {
  FairnessView,
  FreeRoundsView,
  OpenAnswer,
  RoundView,
  StakeRefusal,
} from '../../src/play/views.ts';
import { amountOf } from './amounts.ts';
import type { Ending } from './ending.ts';

/** Something to be told in the line below the game. */
export type Notice =
  | { kind: 'welcome' }
  | { kind: 'finished'; won: string }
  | { kind: 'returned' }
  | { kind: 'refused'; reason: StakeRefusal | 'stake_not_offered' | 'action_refused' }
  /** The hall has not said what became of the stake. */
  | { kind: 'asking' }
  /** The connection is away; the same press is sent again. */
  | { kind: 'offline' }
  | { kind: 'stuck' }
  | { kind: 'nothing' }
  /** The game's own words, by a name that the game knows; `times`: how often what is told counts, where it may more than once. */
  | { kind: 'own'; name: string; tone: 'good' | 'plain'; amount: string; count: number; times?: number };

/** Nothing moves; the outcome is on its way to the eye; it has come to rest. */
export type Motion = 'idle' | 'moving' | 'settled';

/** What the page around a game shows, and what the game's kind shows in it. */
export interface PlayState<Outcome, View> {
  phase: 'opening' | 'playing' | 'over';
  ending: Ending | null;
  opened: OpenAnswer<Outcome> | null;
  currency: CurrencyCode;
  balance: string | null;
  stakes: string[];
  stake: string;
  /** Rounds that cost nothing with this very stake. */
  freeRounds: FreeRoundsView | null;
  /** Win of the last step. */
  win: string | null;
  motion: Motion;
  /** A press is under way, from the button to everything at rest. */
  busy: boolean;
  /** The round that the player sees, open or over. */
  round: RoundView<Outcome> | null;
  notice: Notice;
  fairness: FairnessView | null;
  /** Net of this session, a decimal string; may be negative. */
  sessionNet: string;
  sound: boolean;
  /** What the game's kind shows. */
  view: View;
}

/** Something of the round is left for the player: the stake is held where it is, and seeds stay. */
export const isRoundOpen = ({
  round,
}: {
  readonly round: Pick<RoundView<unknown>, 'state'> | null;
}): boolean => round?.state === 'playing';

/** More came back than the round cost: what returns the stake or less is no win, and nothing calls or celebrates it so. */
export const isGain = (
  amount: string,
  { isFree, staked }: Pick<RoundView<unknown>, 'isFree' | 'staked'>,
  currency: CurrencyCode,
): boolean => amountOf(amount, currency) > (isFree ? 0n : amountOf(staked, currency));

/** What is shown as won only brought the stake back, or a part of it. */
export const isOnlyBack = ({
  win,
  round,
  currency,
}: Pick<PlayState<unknown, unknown>, 'win' | 'round' | 'currency'>): boolean =>
  win !== null &&
  round?.state === 'settled' &&
  amountOf(win, currency) > 0n &&
  !isGain(round.won, round, currency);
