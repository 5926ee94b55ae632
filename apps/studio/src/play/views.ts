/**
 * What the studio tells the game page, in answers of `POST /play/{gameCode}/api/...`. Amounts are decimal
 * strings of the session's currency, times ISO 8601 UTC. The session's token travels in `x-game-session`; a
 * refusal is HTTP 4xx with `{ error }`. Free of zod, so that the page can import it.
 */
export const sessionHeader = 'x-game-session';

/** Rounds of one page of the history. */
export const historyPageSize = 30;

export interface FreeSpinsView {
  awarded: number;
  played: number;
}

export interface SpinView {
  seq: number;
  mode: 'base' | 'free';
  stops: number[];
  win: string;
  freeAdded: number;
  /** Free spins of the round after this spin. */
  freeSpins: FreeSpinsView;
  nonce: number;
  serverSeedHash: string;
  clientSeed: string;
  /** Only once the seed pair was changed. */
  serverSeed: string | null;
}

export type RoundViewState = 'pending' | 'playing' | 'paying' | 'settled' | 'returned' | 'refused' | 'stuck';

export interface RoundView {
  id: string;
  /**
   * `pending`: the hall has not yet said whether the stake was taken. `playing`: free spins are left.
   * `paying`: all is played and a win is on its way. `stuck`: a person is looking into it.
   */
  state: RoundViewState;
  stake: string;
  /** Won so far, every spin of the round together. */
  won: string;
  freeSpins: FreeSpinsView;
  openedAt: string;
  /** The draw of it shows only when the stake is known to be taken. */
  lastSpin: SpinView | null;
  /** The hall gave it: the stake cost nothing. */
  isFree: boolean;
  /** It was finished or returned by the studio itself, after the player had lost sight of it. */
  recovered: boolean;
}

/** Rounds that the hall gives the player: a press with this stake costs nothing while some are left. */
export interface FreeRoundsView {
  left: number;
  stake: string;
}

export interface HistoryRoundView extends RoundView {
  spins: SpinView[];
}

export interface FairnessView {
  serverSeedHash: string;
  nextServerSeedHash: string;
  clientSeed: string;
  /** The next spin's. */
  nonce: number;
}

export interface OpenAnswer {
  session: string;
  gameCode: string;
  demo: boolean;
  currency: string;
  locale: string;
  lobbyUrl: string;
  startedAt: string;
  /** `null` when the hall did not answer; asked for again with `state`. */
  balance: string | null;
  stakes: string[];
  stake: string;
  freeRounds: FreeRoundsView | null;
  round: RoundView | null;
  /** What became of an interrupted round, to be told once. */
  notice: 'finished' | 'returned' | null;
  fairness: FairnessView;
  theory: { rtpBp: number; measuredRtp: number; measuredRounds: number; hitRate: number; deviation: number };
}

export interface StateAnswer {
  balance: string | null;
  round: RoundView | null;
}

/** Why the hall refused a stake, in words of the game. */
export type StakeRefusal =
  | 'insufficient_funds'
  | 'limit_reached'
  | 'player_blocked'
  | 'player_excluded'
  | 'session_ended'
  | 'game_disabled'
  | 'refused';

export type SpinAnswer =
  | {
      kind: 'drawn';
      spin: SpinView;
      round: RoundView;
      balance: string | null;
      freeRounds: FreeRoundsView | null;
    }
  | { kind: 'refused'; reason: StakeRefusal; balance: string | null; freeRounds: FreeRoundsView | null }
  | { kind: 'returned'; balance: string | null; freeRounds: FreeRoundsView | null }
  /** The hall has not said yet; ask again with the same action id. */
  | { kind: 'pending' }
  /** The hall's word stayed away too long; a person is looking into it. */
  | { kind: 'stuck' };

export interface HistoryAnswer {
  rounds: HistoryRoundView[];
  /** To be given as `before` for the next page. */
  before: string | null;
}

export interface RotateAnswer {
  revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string };
  fairness: FairnessView;
}

export interface LeaveAnswer {
  lobbyUrl: string;
}

export type PlayError =
  | 'bad_request'
  | 'ticket_used'
  | 'session_ended'
  | 'session_replaced'
  | 'hall_unreachable'
  | 'launch_refused'
  | 'stake_not_offered'
  | 'round_open'
  | 'no_free_spins'
  | 'bets_closed'
  | 'spot_full'
  | 'too_many'
  | 'not_found'
  | 'internal';
