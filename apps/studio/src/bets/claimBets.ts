import { sql } from 'kysely';
import { leaseMs } from '../infra/backoff.ts';
import { later } from '../infra/clock.ts';
import type { Studio } from '../infra/studio.ts';
import type { TableChoiceRow } from '../tables/rows.ts';
import type { Bet, BetTable } from './bet.ts';

/** A bet that was taken up, as it stands now. */
export interface ClaimedBet extends Bet {
  readonly seat_id: bigint;
  /** `waiting` only in the book, `owed` only at a table. */
  readonly state: 'waiting' | 'owed' | 'reversing';
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
 * Takes up bets that are due: wins that are owed, delays that are over, stakes to be given back, stakes whose caller died.
 * Taking up means a new lease, so that no two work on one bet, in however many processes.
 */
export const claimBets = (
  studio: Studio,
  betTable: Exclude<BetTable, 'table_choice'>,
): Promise<ClaimedBet[]> => claim(studio, betTable, ['state', 'won_minor', 'judged_at']);

/** The same for raises. */
export const claimRaises = (studio: Studio): Promise<ClaimedRaise[]> =>
  claim(studio, 'table_choice', ['table_bet_id', 'number']);

const claim = async <Row>(studio: Studio, betTable: BetTable, columns: readonly string[]): Promise<Row[]> => {
  const now = studio.clock.now();
  const table = sql.table(betTable);
  const own = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<Row>`
    UPDATE ${table}
    SET state = CASE state WHEN 'staking' THEN 'reversing' ELSE state END,
      due_at = ${later(now, leaseMs)}, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM ${table} WHERE due_at <= ${now} ORDER BY due_at LIMIT ${batchMax} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, seat_id, wallet_token, stake_minor, attempts, placed_at, ${own}`.execute(studio.db);
  return rows;
};
