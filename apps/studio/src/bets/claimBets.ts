import { sql } from 'kysely';
import { leaseMs } from '../infra/backoff.ts';
import { later } from '../infra/clock.ts';
import type { Studio } from '../infra/studio.ts';
import type { TableChoiceRow } from '../tables/rows.ts';
import type { Bet, BetTable } from './bet.ts';

/** A bet that was taken up, as it stands now. */
export interface ClaimedBet extends Bet {
  readonly seat_id: bigint;
  /** `owed` only at a table. */
  readonly state: 'owed' | 'reversing';
  readonly won_minor: bigint | null;
  readonly judged_at: Date | null;
}

/** Rows that one pass takes up, all at once. */
export const batchMax = 50;

/** A raise that was taken up: always one to be given back. */
export type ClaimedRaise = Pick<
  TableChoiceRow,
  'id' | 'table_bet_id' | 'number' | 'seat_id' | 'wallet_token' | 'stake_minor' | 'attempts' | 'placed_at'
>;

/**
 * Takes up bets that are due: wins that are owed, stakes to be given back, stakes whose caller died; not those that wait to be accepted.
 * Taking up means a new lease, so that no two work on one bet, in however many processes.
 */
export const claimBets = (
  studio: Studio,
  betTable: Exclude<BetTable, 'table_choice'>,
): Promise<ClaimedBet[]> => claim(studio, betTable, ['state', 'won_minor', 'judged_at']);

/** The same for bets of the book whose delay is over. */
export const claimWaiting = (studio: Studio): Promise<Pick<ClaimedBet, 'id' | 'seat_id'>[]> =>
  claim(studio, 'book_bet', [], sql`state = 'waiting'`);

/** The same for raises. */
export const claimRaises = (studio: Studio): Promise<ClaimedRaise[]> =>
  claim(studio, 'table_choice', ['table_bet_id', 'number']);

const claim = async <Row>(
  studio: Studio,
  betTable: BetTable,
  columns: readonly string[],
  which = sql`state <> 'waiting'`,
): Promise<Row[]> => {
  const now = studio.clock.now();
  const table = sql.table(betTable);
  const common = ['id', 'seat_id', 'wallet_token', 'stake_minor', 'attempts', 'placed_at'];
  const own = sql.join([...common, ...columns].map((column) => sql.ref(column)));
  const { rows } = await sql<Row>`
    UPDATE ${table}
    SET state = CASE state WHEN 'staking' THEN 'reversing' ELSE state END,
      due_at = ${later(now, leaseMs)}, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM ${table} WHERE due_at <= ${now} AND ${which} ORDER BY due_at LIMIT ${batchMax} FOR UPDATE SKIP LOCKED
    )
    RETURNING ${own}`.execute(studio.db);
  return rows;
};
