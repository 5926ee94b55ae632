import type { CurrencyCode } from '@pavilion/money';
import type { LineWin, Window } from '../../src/engine/evaluate.ts';
import type { Mode } from '../../src/engine/machine.ts';
import type { FairnessView, FreeRoundsView, OpenAnswer, StakeRefusal } from '../../src/play/views.ts';

/** Why a game could not be opened, or goes on no more. */
export type Ending =
  | 'ticket_used'
  | 'session_ended'
  | 'session_replaced'
  | 'hall_unreachable'
  | 'launch_refused'
  | 'offline'
  | 'left';

/** Something to be told in the line below the reels. */
export type Notice =
  | { kind: 'welcome' }
  | { kind: 'finished'; won: string }
  | { kind: 'returned' }
  | { kind: 'refused'; reason: StakeRefusal | 'stake_not_offered' }
  /** The hall has not said what became of the stake. */
  | { kind: 'asking' }
  /** The connection is away; the same press is sent again. */
  | { kind: 'offline' }
  | { kind: 'stuck' }
  | { kind: 'won'; won: string; lines: number; belowStake: boolean; great: boolean }
  | { kind: 'nothing' }
  | { kind: 'free_won'; count: number }
  | { kind: 'free_over'; won: string };

export type ReelState = 'idle' | 'spinning' | 'settled';

export interface FeatureState {
  awarded: number;
  played: number;
  /** Won in this round so far. */
  won: string;
  /** Waits for the player to begin. */
  waiting: boolean;
}

/** What the reels show after a spin. */
export interface Shown {
  mode: Mode;
  lineWins: LineWin[];
  /** Letters in view, by reel, wild reels filled. */
  window: Window;
}

export interface GameState {
  phase: 'opening' | 'playing' | 'over';
  ending: Ending | null;
  opened: OpenAnswer | null;
  currency: CurrencyCode;
  balance: string | null;
  stakes: string[];
  stake: string;
  /** Rounds that cost nothing with this very stake. */
  freeRounds: FreeRoundsView | null;
  /** Win of the last spin. */
  win: string | null;
  reels: ReelState;
  /** A press is under way, from the button to the last reel at rest. */
  busy: boolean;
  feature: FeatureState | null;
  notice: Notice;
  shown: Shown | null;
  fairness: FairnessView | null;
  /** Net of this session, in minor units, as a decimal string; may be negative. */
  sessionNet: string;
  sound: boolean;
}
