import type { ColumnType, Generated, Selectable } from 'kysely';
import { z } from 'zod';
import type { Gone } from './engine/shoe.ts';
import type { FollowingEnd } from './followingEnds.ts';

/**
 * Rows of `migrations/0020-tables`, `0058-sealed-lists`, `0059-mixed-entropy`, `0072-following-draws`, `0075-decisions`, `0077-streets` and `0078-shoes`.
 */

interface SharedTableTable {
  game_code: string;
  next_number: ColumnType<number, number | undefined, number>;
  next_server_seed: string;
}

/** How the list of what bets bring to the draw is closed (decision 0365). */
export type Sealing = 'none' | 'beacon' | 'commitments';

type TableRoundState = 'open' | 'closed' | 'deciding' | 'drawn' | 'settled' | 'void';

interface TableRoundTable {
  id: Generated<bigint>;
  game_code: string;
  number: number;
  state: TableRoundState;
  server_seed: string;
  server_seed_hash: string;
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  /** Where players decide: until when at most, and when a process last looked at it, for the last time as it ended. */
  decides_at: ColumnType<Date | null, never, Date>;
  attended_at: ColumnType<Date | null, never, Date>;
  /** Where they decide street by street: which one is decided, from 0. */
  street: ColumnType<number, never, number>;
  settles_at: Date;
  ends_at: Date;
  /** Where the shoe lasts: the number of its first round, how many rounds of it this one is, and what was gone before it. */
  shoe_from: ColumnType<number | null, number | null, never>;
  shoe_round: ColumnType<number | null, number | null, never>;
  shoe_gone: ColumnType<Gone | null, Gone | null, never>;
  /** Cards in it after the draw. */
  shoe_left: ColumnType<number | null, never, number | null>;
  sealing: ColumnType<Sealing, Sealing | undefined, never>;
  /** SHA-256 of the sealed list, hex digits. */
  sealed_hash: ColumnType<string | null, never, string>;
  sealed_at: ColumnType<Date | null, never, Date>;
  beacon_round: ColumnType<number | null, never, number>;
  /** 96 hex digits. */
  beacon_signature: ColumnType<string | null, never, string>;
  /** SHA-256 of what came after the seal, hex digits. */
  later_hash: ColumnType<string | null, never, string>;
  entropy: ColumnType<string | null, never, string>;
  /** JSON that only the round's game can read. */
  outcome: ColumnType<unknown, never, string>;
  /** A round that is being decided has both, and tells neither. */
  summary: ColumnType<string | null, never, string>;
}

export type TableBetState =
  | 'staking'
  | 'taken'
  | 'owed'
  | 'settled'
  | 'reversing'
  | 'returned'
  | 'refused'
  | 'stuck';

interface TableBetTable {
  id: string;
  number: Generated<bigint>;
  table_round_id: bigint;
  seat_id: bigint;
  action_id: string;
  /** Written as JSON text, read with `stakesIn`. */
  stakes: ColumnType<unknown, string, never>;
  stake_minor: bigint;
  won_minor: ColumnType<bigint | null, never, bigint>;
  entropy: string;
  /** What `entropy` is the SHA-256 of, told after the list was sealed. */
  opening: ColumnType<string | null, never, string>;
  state: TableBetState;
  /** Its entropy is in the draw of its round: it lay there when bets were closed. */
  drawn: ColumnType<boolean, never, boolean>;
  wallet_token: string | null;
  refusal: ColumnType<string | null, never, string | null>;
  due_at: Date | null;
  attempts: ColumnType<number, number | undefined, number>;
  placed_at: Date;
  judged_at: ColumnType<Date | null, never, Date>;
  closed_at: ColumnType<Date | null, never, Date | null>;
  /** Where members play against each other, from the draw on. */
  pot_id: ColumnType<bigint | null, never, bigint>;
  /** What has laid it, where that was not a press. */
  following_id: ColumnType<bigint | null, bigint | null, never>;
}

interface FollowingTable {
  id: Generated<bigint>;
  seat_id: bigint;
  game_code: string;
  action_id: string;
  first_bet_id: string;
  /** Written as JSON text, read with `stakesIn`. */
  stakes: ColumnType<unknown, string, never>;
  stake_minor: bigint;
  from_round: number;
  to_round: number;
  next_round: number;
  entropies: string[];
  stops_on_win: boolean;
  started_at: Date;
  ended_at: ColumnType<Date | null, never, Date>;
  end_reason: ColumnType<FollowingEnd | null, never, FollowingEnd>;
}

type TableChoiceState = 'staking' | 'taken' | 'reversing' | 'returned' | 'refused' | 'stuck';

interface TableChoiceTable {
  id: string;
  table_bet_id: string;
  /** Among all choices of the slip, from 1: names the raise at the hall. */
  number: number;
  seat_id: bigint;
  /** `null` for what the clock has chosen. */
  action_id: string | null;
  spot: string;
  /** How many choices of the hand were made before it. */
  nth: number;
  choice: string;
  /** What it raises. */
  stake_minor: bigint;
  /** Made once it is `taken`. */
  state: TableChoiceState;
  /** Its hand is void: it ran out of time before anybody could say whether the raise was taken. */
  voids: ColumnType<boolean, never, boolean>;
  wallet_token: string | null;
  refusal: ColumnType<string | null, never, string | null>;
  due_at: Date | null;
  attempts: ColumnType<number, number | undefined, number>;
  placed_at: Date;
  closed_at: ColumnType<Date | null, never, Date | null>;
}

interface TablePotTable {
  id: Generated<bigint>;
  table_round_id: bigint;
  currency: string;
  demo: boolean;
  ante_minor: bigint;
  /** Written as JSON text, read with `seatsIn`. */
  seats: ColumnType<unknown, string, never>;
  bots: number;
  /** `null` until it is known: where seats decide after the draw. */
  winner: number | null;
  pot_minor: bigint;
  paid_minor: bigint;
  rake_minor: bigint;
}

export interface SharedTables {
  shared_table: SharedTableTable;
  table_round: TableRoundTable;
  table_bet: TableBetTable;
  table_choice: TableChoiceTable;
  table_pot: TablePotTable;
  following: FollowingTable;
}

export type TableRoundRow = Selectable<TableRoundTable>;
export type TableBetRow = Selectable<TableBetTable>;
export type TableChoiceRow = Selectable<TableChoiceTable>;
export type TablePotRow = Selectable<TablePotTable>;
export type FollowingRow = Selectable<FollowingTable>;

/** Bets whose money is, or may be, on the table. */
export const standingStates = ['staking', 'taken', 'owed', 'settled'] as const satisfies TableBetState[];

const stakesSchema = z.array(z.object({ spot: z.string(), minor: z.int().positive() }));

export interface SpotStake {
  readonly spot: string;
  readonly minor: number;
}

/** The single stakes of a slip. Amounts are below 2^53 by every table's limits. */
export const stakesIn = ({ stakes }: Pick<TableBetRow, 'stakes'>): SpotStake[] => stakesSchema.parse(stakes);

const seatsSchema = z.array(z.string().nullable());

/** The slip at each seat of a pot, in order; `null` for a bot. */
export const seatsIn = (pot: Pick<TablePotRow, 'seats'>): (string | null)[] => seatsSchema.parse(pot.seats);
