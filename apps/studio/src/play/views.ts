/**
 * What the studio tells the game page, in answers of `POST /play/{gameCode}/api/...`. Amounts are decimal
 * strings of the session's currency, times ISO 8601 UTC. The session's token travels in `x-game-session`; a
 * refusal is HTTP 4xx with `{ error }`. Free of zod, so that the page can import it.
 */
export const sessionHeader = 'x-game-session';

/** Rounds of one page of the history. */
export const historyPageSize = 30;

/** One step of a round: a spin, a deal, a card drawn. */
export interface StepView<Outcome = object> {
  seq: number;
  /** Data of the game's kind. */
  outcome: Outcome;
  /** Taken beside the round's opening stake. */
  stake: string;
  win: string;
  nonce: number;
  serverSeedHash: string;
  clientSeed: string;
  /** Only once the seed pair was changed. */
  serverSeed: string | null;
}

export type RoundViewState = 'pending' | 'playing' | 'paying' | 'settled' | 'returned' | 'refused' | 'stuck';

export interface RoundView<Outcome = object> {
  id: string;
  /**
   * `pending`: the hall has not yet said whether a stake was taken. `playing`: something is left to play.
   * `paying`: all is played and a win is on its way. `stuck`: a person is looking into it.
   */
  state: RoundViewState;
  /** What opened it. */
  stake: string;
  /** What was taken for it so far, further stakes included. */
  staked: string;
  /** Won so far, every step of the round together. */
  won: string;
  openedAt: string;
  /** The draw of it shows only when its stake is known to be taken. */
  lastStep: StepView<Outcome> | null;
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

export interface HistoryRoundView<Outcome = object> extends RoundView<Outcome> {
  steps: StepView<Outcome>[];
}

export interface FairnessView {
  serverSeedHash: string;
  nextServerSeedHash: string;
  clientSeed: string;
  /** The next draw's. */
  nonce: number;
}

export interface OpenAnswer<Outcome = object> {
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
  round: RoundView<Outcome> | null;
  /** What became of an interrupted round, to be told once. */
  notice: 'finished' | 'returned' | null;
  fairness: FairnessView;
  theory: {
    rtpBp: number;
    /** What a long simulation came to; `null` where the exact figure says it all. */
    measured: { rtp: number; rounds: number; hitRate: number; deviation: number } | null;
  };
}

export interface StateAnswer<Outcome = object> {
  balance: string | null;
  round: RoundView<Outcome> | null;
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

export type StepAnswer<Outcome = object> =
  | {
      kind: 'drawn';
      step: StepView<Outcome>;
      round: RoundView<Outcome>;
      balance: string | null;
      freeRounds: FreeRoundsView | null;
    }
  | { kind: 'refused'; reason: StakeRefusal; balance: string | null; freeRounds: FreeRoundsView | null }
  | { kind: 'returned'; balance: string | null; freeRounds: FreeRoundsView | null }
  /** The hall has not said yet; ask again with the same action id. */
  | { kind: 'pending' }
  /** The hall's word stayed away too long; a person is looking into it. */
  | { kind: 'stuck' };

export interface HistoryAnswer<Outcome = object> {
  rounds: HistoryRoundView<Outcome>[];
  /** To be given as `before` for the next page. */
  before: string | null;
}

export interface RotateAnswer {
  revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string };
  fairness: FairnessView;
}

/** What the game's jackpot holds now. */
export interface JackpotAnswer {
  amount: string;
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
  | 'nothing_open'
  | 'action_refused'
  | 'bets_closed'
  | 'spot_full'
  | 'too_many'
  | 'not_found'
  | 'internal';
