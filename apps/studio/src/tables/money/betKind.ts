import type { Bet, BetKind } from '../../bets/bet.ts';
import type { TableChoiceRow } from '../rows.ts';

/** Bets of the tables: a stake is asked back at once, or right after its round. */
export const tableBets: BetKind<'table_bet'> = { table: 'table_bet', triesMin: 0 };

/** Raises: further stakes of a slip's round. */
export const tableRaises: BetKind = { table: 'table_choice', triesMin: 0 };

/** A raise as the hall is asked for it. */
export const raiseBet = <Row extends Pick<TableChoiceRow, 'table_bet_id' | 'number'> & Omit<Bet, 'further'>>(
  choice: Row,
): Row & Bet => ({ ...choice, further: { roundId: choice.table_bet_id, seq: choice.number } });
