import type { SqlExecutor } from '@pavilion/postgres';

/** A database transaction that posted for more than one member. */
export interface TransactionOfTwo {
  readonly scopes: readonly string[];
  readonly members: readonly number[];
}

/**
 * Transactions of the whole ledger in which money of more than one member moved, by the number that PostgreSQL wrote into
 * their rows: none may be there (decision 0339). Left out are batches, which are postings of their own that share a commit:
 * what providers ask, holds that expire, and what seeds and tests fill a hall with.
 */
export const findTransactionsOfTwo = async (db: SqlExecutor): Promise<TransactionOfTwo[]> => {
  const { rows } = await db.query<TransactionOfTwo>({
    text: `
      SELECT array_agg(DISTINCT t.scope ORDER BY t.scope) AS scopes, array_agg(DISTINCT a.owner_id ORDER BY a.owner_id) AS members
        FROM ledger.transfer t JOIN ledger.move m ON m.transfer_id = t.id
        JOIN ledger.account a ON a.id = ANY (ARRAY[m.from_id, m.to_id]) AND a.owner_kind = 'member'
       WHERE t.scope NOT IN ('ledger.hold', 'seed', 'test') AND NOT starts_with(t.scope, 'provider:')
       GROUP BY t.xmin::text HAVING count(DISTINCT a.owner_id) > 1`,
  });
  return rows;
};
