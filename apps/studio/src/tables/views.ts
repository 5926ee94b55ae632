/**
 * What the studio tells the page of a shared table, in answers of `POST /play/{gameCode}/api/...` and in the stream of
 * `GET /play/{gameCode}/api/events`. Amounts are decimal strings of the session's currency, times ISO 8601 UTC. Free of
 * zod, so that the page can import it.
 */
import type { StakeRefusal } from '../play/views.ts';

export const sessionHeader = 'x-game-session';

/** Results that a page begins with: enough for every road and statistic. */
export const resultsMax = 120;
/** Slips of one page of a player's history. */
export const historyPageSize = 30;

export type TablePhase = 'open' | 'closed' | 'drawn' | 'settled' | 'void';

/** The round at the table, as everybody may see it. */
export interface TableView {
  readonly number: number;
  readonly phase: TablePhase;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly drawsAt: string;
  readonly settlesAt: string;
  readonly endsAt: string;
  /** The server's clock when this was told. */
  readonly now: string;
  readonly serverSeedHash: string;
  /** Fingerprint of the next round's seed. */
  readonly nextSeedHash: string;
  /** What follows from the draw; `null` before it. */
  readonly result: ResultView | null;
  /** Pages that are looking at the table. */
  readonly watching: number;
}

export interface ResultView {
  readonly number: number;
  readonly summary: string;
  readonly outcome: unknown;
}

export type SlipState = 'pending' | 'standing' | 'paying' | 'settled' | 'returned' | 'refused' | 'stuck';

export interface SlipView {
  readonly id: string;
  readonly round: number;
  readonly state: SlipState;
  readonly stakes: readonly { readonly spot: string; readonly amount: string }[];
  readonly stake: string;
  /** `null` until the round is settled. */
  readonly won: string | null;
  readonly placedAt: string;
  /** Why the hall did not take it. */
  readonly refusal: StakeRefusal | null;
}

export interface HistorySlipView extends SlipView {
  readonly result: ResultView | null;
}

export interface TableState {
  readonly table: TableView;
  /** `null` when the hall did not answer. */
  readonly balance: string | null;
  /** The player's slips of the round at the table, and of the one before. */
  readonly slips: readonly SlipView[];
  /** Results after the one that was asked for, oldest first: those that a page has missed. */
  readonly results: readonly ResultView[];
}

export interface TableOpenAnswer extends TableState {
  readonly session: string;
  readonly gameCode: string;
  readonly demo: boolean;
  readonly currency: string;
  readonly lobbyUrl: string;
  readonly startedAt: string;
  readonly chips: readonly string[];
  /** Most on one spot in one round. */
  readonly spotMax: string;
  /** Most in one slip, where the hall sets it. */
  readonly slipMax: string | null;
}

export type BetAnswer =
  | { readonly kind: 'placed'; readonly slip: SlipView; readonly balance: string | null }
  | { readonly kind: 'refused'; readonly reason: StakeRefusal; readonly balance: string | null }
  | { readonly kind: 'returned'; readonly balance: string | null }
  /** The hall has not said yet. The slip is taken or given back, and `state` tells which. */
  | { readonly kind: 'pending'; readonly slip: SlipView }
  | { readonly kind: 'stuck' };

export interface TableHistoryAnswer {
  readonly slips: readonly HistorySlipView[];
  readonly before: string | null;
}

/** Everything that proves a round: `GET /tables/{gameCode}/rounds/{number}`. */
export interface ProofView {
  readonly gameCode: string;
  readonly number: number;
  readonly phase: TablePhase;
  readonly serverSeedHash: string;
  /** From the draw on. */
  readonly serverSeed: string | null;
  readonly entropy: string | null;
  readonly contributions: readonly { readonly id: string; readonly entropy: string }[];
  readonly result: ResultView | null;
  readonly drawsAt: string;
}
