import type { Db, Studio, Trx } from '../infra/studio.ts';

/**
 * A bet that is a round of its own to the hall: a slip at a table, a bet of the book. A raise at a table is a further stake of its
 * slip's round. It is stored with what is meant
 * before the hall is asked, and whatever the hall does not answer is asked about until it is known.
 */

export type BetTable = 'table_bet' | 'table_choice' | 'book_bet';

/** What bets of every kind tell. */
export interface Bet {
  readonly id: string;
  readonly wallet_token: string | null;
  readonly stake_minor: bigint;
  readonly attempts: number;
  readonly placed_at: Date;
  /** Of a further stake: the round at the hall that it belongs to, and its number there. */
  readonly further?: { readonly roundId: string; readonly seq: number };
}

/** The round at the hall that a bet's stake belongs to, and which of its stakes it is. */
export const stakeOf = ({ id, further }: Pick<Bet, 'id' | 'further'>) => further ?? { roundId: id, seq: 0 };

/** Where bets of one kind are kept, and what holds for them alone. */
export interface BetKind<Table extends BetTable = BetTable> {
  readonly table: Table;
  /** Part of the transaction that stores that a stake was taken. */
  readonly onTaken?: (studio: Studio, trx: Trx, betId: string) => Promise<void>;
  /**
   * Rollbacks without an answer before a bet may be given up as too old: more than none where a stake may be asked back
   * long after it was taken.
   */
  readonly triesMin: number;
}

/** What the hall's word makes of a bet. */
export interface BetChange {
  readonly state?: 'taken' | 'refused' | 'stuck' | 'reversing' | 'returned';
  readonly refusal?: string | null;
  readonly due_at: Date | null;
  readonly closed_at?: Date | null;
}

/** Changes a bet that is still in this state; `false` when it was taken up meanwhile. */
export const changeBet = async (
  db: Db,
  table: BetTable,
  betId: string,
  from: 'staking' | 'reversing',
  change: BetChange,
): Promise<boolean> => {
  const changed = await db
    .updateTable(table)
    .set(change)
    .where('id', '=', betId)
    .where('state', '=', from)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};
