import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { BookTables } from '../book/rows.ts';
import type { SharedTables } from '../tables/rows.ts';

/** Rows of `apps/studio/migrations`, as they come out of the database: int8 as bigint, timestamptz as Date. */

interface SeatTable {
  id: Generated<bigint>;
  gp_id: number;
  game_code: string;
  player_id: string;
  currency: string;
  demo: boolean;
  server_seed: string;
  next_server_seed: string;
  client_seed: string;
  next_nonce: ColumnType<number, number | undefined, number>;
  last_stake_minor: bigint | null;
  play_money_minor: bigint | null;
  /** The seat of a demo that holds the play money of this one; null where it holds its own. */
  money_seat_id: ColumnType<bigint | null, bigint | null | undefined, never>;
  created_at: Date;
}

interface RevealedSeedTable {
  server_seed_hash: string;
  seat_id: bigint;
  server_seed: string;
  revealed_at: Date;
}

interface LaunchTicketTable {
  ticket_hash: Buffer;
  gp_id: number;
  game_code: string;
  player_id: string;
  currency: string;
  demo: boolean;
  launch_token: string | null;
  /** The session whose session of play it goes on with; null where one begins. */
  continues_id: ColumnType<bigint | null, bigint | null | undefined, never>;
  locale: string;
  lobby_url: string;
  expires_at: Date;
  used_at: Date | null;
}

export type EndReason = 'left' | 'replaced' | 'closed' | 'expired' | 'elsewhere';

interface GameSessionTable {
  id: Generated<bigint>;
  seat_id: bigint;
  token_hash: Buffer;
  resume_hash: Buffer;
  wallet_token: string | null;
  locale: string;
  lobby_url: string;
  bet_max_minor: bigint | null;
  /** The site's rules allow autoplay and turbo. */
  may_autoplay: boolean;
  /** The site's rules allow a feature to be bought. */
  may_buy_feature: boolean;
  /** The site's rules let a player shorten the time until a result is shown. */
  may_hurry: boolean;
  /** How far apart the site wants rounds to begin, in milliseconds. */
  round_ms: number | null;
  started_at: Date;
  /** Of the session of play, which a reload goes on with; null where it began with this row. */
  began_at: Date | null;
  ended_at: Date | null;
  end_reason: EndReason | null;
}

export type RoundState = 'staking' | 'reversing' | 'playing' | 'settled' | 'returned' | 'refused' | 'stuck';
export type RoundShape = 'bet_win' | 'bet' | 'demo';

interface RoundTable {
  id: string;
  number: Generated<bigint>;
  seat_id: bigint;
  state: RoundState;
  shape: RoundShape;
  stake_minor: bigint;
  won_minor: ColumnType<bigint, bigint | undefined, bigint>;
  later_stakes_minor: ColumnType<bigint, bigint | undefined, bigint>;
  staking_seq: ColumnType<number, number | undefined, number>;
  awaits: ColumnType<boolean, boolean | undefined, boolean>;
  wallet_token: string | null;
  /** The hall's grant that it is played on. */
  free_round_id: ColumnType<string | null, string | null | undefined, never>;
  jackpot_id: ColumnType<string | null, string | null | undefined, never>;
  /** Minor units, a decimal string. */
  jackpot_contribution: ColumnType<string | null, string | null | undefined, never>;
  jackpot_minor: ColumnType<bigint, bigint | undefined, never>;
  /** Its price in twentieths of the stake that was set, where the round's feature was bought. */
  bought_units: ColumnType<number | null, number | null | undefined, never>;
  refusal: string | null;
  due_at: Date | null;
  attempts: ColumnType<number, number | undefined, number>;
  opened_at: Date;
  touched_at: Date;
  closed_at: Date | null;
}

export type StepState = 'meant' | 'done' | 'refused' | 'returned';

interface StepTable {
  id: Generated<bigint>;
  round_id: string;
  seq: number;
  seat_id: bigint;
  action_id: string;
  /** Data of the game's kind. */
  outcome: JSONColumnType<object>;
  stake_minor: bigint;
  win_minor: bigint;
  closes: boolean;
  state: StepState;
  refusal: string | null;
  returned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  fresh: boolean;
  server_seed_hash: string;
  client_seed: string;
  nonce: number;
  drawn_at: Date;
  /** Stake and action of the press; null for steps from before it was kept. */
  press: JSONColumnType<object | null>;
}

interface PayoutTable {
  transaction_id: string;
  round_id: string;
  seq: number;
  amount_minor: bigint;
  jackpot_minor: ColumnType<bigint, bigint | undefined, never>;
  closes: boolean;
  state: 'owed' | 'paid' | 'stuck';
  due_at: Date | null;
  attempts: ColumnType<number, number | undefined, number>;
  last_answer: string | null;
  owed_at: Date;
  paid_at: Date | null;
}

interface JackpotTable {
  gp_id: number;
  jackpot_id: string;
  currency: string;
  /** Minor units, a decimal string. */
  amount: string;
}

interface JackpotGainTable extends JackpotTable {
  id: Generated<bigint>;
}

type LightState = 'growing' | 'claimed' | 'due' | 'dropped';

interface LightPotTable {
  gp_id: number;
  jackpot_id: string;
  currency: string;
  number: bigint;
  server_seed: string;
  server_seed_hash: string;
  seed_minor: bigint;
  ceiling_minor: bigint;
  drop_minor: bigint;
  state: LightState;
  /** That has won it. */
  round_id: ColumnType<string | null, string | null | undefined, string | null>;
  opened_at: Date;
  dropped_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface WireNonceTable {
  key_id: string;
  nonce: string;
  seen_at: Date;
}

interface PaymentTable {
  id: string;
  order_number: string;
  amount_minor: bigint;
  currency: string;
  return_url: string;
  notify_url: string;
  locale: string;
  state: 'pending' | 'approved' | 'declined' | 'expired';
  expires_at: Date;
  created_at: Date;
  decided_at: Date | null;
}

interface BankPayoutTable {
  id: string;
  order_number: string;
  amount_minor: bigint;
  currency: string;
  bank_name: string;
  account_number: string;
  holder: string;
  state: 'pending' | 'paid' | 'failed';
  ready_at: Date;
  created_at: Date;
}

interface PaymentNoticeTable {
  event_id: string;
  payment_id: string;
  payment_state: PaymentTable['state'];
  occurred_at: Date;
  state: 'owed' | 'told' | 'given_up';
  due_at: Date | null;
  attempts: ColumnType<number, number | undefined, number>;
  answer: string | null;
}

interface TransferAccountTable {
  gp_id: number;
  player_id: string;
  currency: string;
  balance_minor: ColumnType<bigint, bigint | undefined, bigint>;
}

interface TransferTable {
  gp_id: number;
  transaction_id: string;
  player_id: string;
  state: 'done' | 'refused' | 'void';
  direction: 'in' | 'out' | null;
  currency: string | null;
  amount_minor: bigint | null;
  refusal: string | null;
  at: Date;
}

interface TransferEntryTable {
  gp_id: number;
  transaction_id: string;
  kind: 'bet' | 'win' | 'bet_win';
  state: 'done' | 'refused' | 'rolled_back' | 'void';
  player_id: string;
  currency: string;
  round_id: string;
  stake_minor: bigint;
  win_minor: bigint;
  refusal: string | null;
  at: Date;
}

interface TransferRoundTable {
  gp_id: number;
  round_id: string;
  player_id: string;
  currency: string;
  stake_minor: bigint;
  closed: ColumnType<boolean, boolean | undefined, boolean>;
}

interface FreeRoundGrantTable {
  gp_id: number;
  id: string;
  player_id: string;
  game_code: string;
  currency: string;
  stake_minor: bigint;
  rounds: number;
  expires_at: Date;
  granted_at: Date;
  cancelled_at: Date | null;
}

export interface StudioTables extends SharedTables, BookTables {
  free_round_grant: FreeRoundGrantTable;
  seat: SeatTable;
  revealed_seed: RevealedSeedTable;
  launch_ticket: LaunchTicketTable;
  game_session: GameSessionTable;
  round: RoundTable;
  step: StepTable;
  payout: PayoutTable;
  jackpot: JackpotTable;
  jackpot_gain: JackpotGainTable;
  light_pot: LightPotTable;
  wire_nonce: WireNonceTable;
  payment: PaymentTable;
  bank_payout: BankPayoutTable;
  payment_notice: PaymentNoticeTable;
  transfer_account: TransferAccountTable;
  transfer: TransferTable;
  transfer_entry: TransferEntryTable;
  transfer_round: TransferRoundTable;
}
