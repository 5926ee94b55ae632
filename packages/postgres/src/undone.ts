import type { Pool, PoolClient } from 'pg';
import { withTransaction } from './pool.ts';
import { sqlStateOf } from './sqlState.ts';

/** Serialization failure and deadlock. */
const undoneStates = new Set(['40001', '40P01']);

/** Whether PostgreSQL undid the whole transaction because it met another one, and it is right to run it again. */
export const isUndone = (error: unknown): boolean => undoneStates.has(sqlStateOf(error) ?? '');

const triesMax = 5;

/** `withTransaction`, run again from the start while `mayRunAgain` says so, five times in all; throws the last error. */
export const withRepeatedTransaction = async <T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  mayRunAgain: (error: unknown) => boolean = isUndone,
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await withTransaction(pool, work);
    } catch (error) {
      if (tries >= triesMax || !mayRunAgain(error)) throw error;
    }
  }
};
