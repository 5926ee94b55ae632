import type { BetKind } from '../../bets/bet.ts';

/** Bets of the tables: a stake is asked back at once, or right after its round. */
export const tableBets: BetKind = { table: 'table_bet', triesMin: 0 };
