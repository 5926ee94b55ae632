import { setTimeout as delay } from 'node:timers/promises';
import { type Pool, sqlStateOf } from '@pavilion/postgres';

const lockNotAvailable = '55P03';
const triesMax = 200;
const pauseMs = 50;

/**
 * Changes how a table is kept, all or nothing, under a lock that whoever writes there waits behind: so it is waited for a
 * moment only, and asked for again. Throws the last refusal after some ten seconds.
 */
export const changeCatalogue = async (pool: Pool, statements: readonly string[]): Promise<void> => {
  const client = await pool.connect();
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        await client.query(['BEGIN', "SET LOCAL lock_timeout = '100ms'", ...statements, 'COMMIT'].join('; '));
        return;
      } catch (error) {
        await client.query('ROLLBACK');
        if (sqlStateOf(error) !== lockNotAvailable || tries >= triesMax) throw error;
        await delay(pauseMs);
      }
    }
  } finally {
    client.release();
  }
};
