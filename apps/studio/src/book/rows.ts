import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Folds } from './engine/systems.ts';
import type { BookSport, EventPhase, LegResult, PriceConsent, SelectionCode } from './views.ts';

/** Rows of `migrations/0040-book` and of what was added to it. */

interface BookEventTable {
  id: string;
  sport: BookSport;
  competition: string;
  home: string;
  away: string;
  server_seed: string;
  server_seed_hash: string;
  starts_at: Date;
  phase: EventPhase;
  steps: ColumnType<number, number | undefined, number>;
  /** By which of its sport's rules it is played. */
  rules: ColumnType<number, number | undefined, never>;
  next_at: Date | null;
  home_score: ColumnType<number, number | undefined, number>;
  away_score: ColumnType<number, number | undefined, number>;
  is_corrected: ColumnType<boolean, boolean | undefined, boolean>;
  ended_at: ColumnType<Date | null, null | undefined, Date | null>;
}

export type BetRowState =
  | 'waiting'
  | 'staking'
  | 'taken'
  | 'settled'
  | 'reversing'
  | 'returned'
  | 'refused'
  | 'stuck';

interface BookBetTable {
  id: string;
  number: Generated<bigint>;
  seat_id: bigint;
  action_id: string;
  stake_minor: bigint;
  consent: PriceConsent;
  /** Of a system, both; see `foldsOf`. */
  fold_min: ColumnType<number | null, number | null | undefined, never>;
  fold_max: ColumnType<number | null, number | null | undefined, never>;
  state: BetRowState;
  is_void: ColumnType<boolean, boolean | undefined, boolean>;
  won_minor: ColumnType<bigint | null, never, bigint>;
  cashed_stake_minor: ColumnType<bigint, never, bigint>;
  cashed_minor: ColumnType<bigint, never, bigint>;
  wallet_token: string | null;
  refusal: ColumnType<string | null, never, string | null>;
  due_at: Date | null;
  attempts: ColumnType<number, number | undefined, number>;
  placed_at: Date;
  accept_at: Date | null;
  judged_at: ColumnType<Date | null, never, Date>;
  closed_at: ColumnType<Date | null, never, Date | null>;
}

interface BookLegTable {
  bet_id: string;
  seq: number;
  event_id: string;
  market: string;
  selection: SelectionCode;
  /** Thousandths. */
  price: number;
  /** Of all legs of this event together, thousandths; `null` where there is one. */
  joint_price: number | null;
  result: ColumnType<LegResult, LegResult | undefined, LegResult>;
}

interface BookPaymentTable {
  transaction_id: string;
  bet_id: string;
  seq: number;
  kind: 'cash' | 'win' | 'adjust';
  amount_minor: bigint;
  state: 'owed' | 'paid' | 'waived' | 'stuck';
  due_at: Date | null;
  attempts: ColumnType<number, number | undefined, number>;
  last_answer: ColumnType<string | null, never, string>;
  owed_at: Date;
  paid_at: Date | null;
}

interface BookCashOutTable {
  seat_id: bigint;
  action_id: string;
  bet_id: string;
  share: number;
  stake_minor: bigint;
  amount_minor: bigint;
  cashed_at: Date;
}

export interface BookTables {
  book_cash_out: BookCashOutTable;
  book_event: BookEventTable;
  book_bet: BookBetTable;
  book_leg: BookLegTable;
  book_payment: BookPaymentTable;
}

export type EventRow = Selectable<BookEventTable>;
export type BetRow = Selectable<BookBetTable>;
export type LegRow = Selectable<BookLegTable>;
export type PaymentRow = Selectable<BookPaymentTable>;

/** Sizes of a system's combinations; nothing of a single or a multi. */
export const foldsOf = ({ fold_min, fold_max }: Pick<BetRow, 'fold_min' | 'fold_max'>): Folds | undefined =>
  fold_min === null || fold_max === null ? undefined : { min: fold_min, max: fold_max };
