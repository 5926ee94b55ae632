import { type Pool, sqlStateOf } from '@pavilion/postgres';
import type { FastifyBaseLogger } from 'fastify';

const lockNotAvailable = '55P03';

const growingTables = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ relation: string }>('SELECT relation FROM growth.plan ORDER BY 1');
  return rows.map(({ relation }) => relation);
};

/**
 * Makes the parts of growing tables that are wanted ahead of the newest row. A table that is read or written without a
 * pause is left to the next time; a gauge tells how many parts there are.
 */
export const makeParts = async (pool: Pool, log: Pick<FastifyBaseLogger, 'info'>): Promise<void> => {
  for (const relation of await growingTables(pool)) {
    try {
      const { rows } = await pool.query<{ made: number }>('SELECT growth.extend($1) AS made', [relation]);
      const made = rows[0]?.made ?? 0;
      if (made > 0) log.info({ relation, made }, 'made parts of a growing table');
    } catch (error) {
      if (sqlStateOf(error) !== lockNotAvailable) throw error;
      log.info({ relation }, 'a growing table left no moment to make a part');
    }
  }
};

/** Tells the planner anew what growing tables hold: of a table in parts PostgreSQL does not by itself. */
export const analyseGrown = async (pool: Pool): Promise<void> => {
  for (const relation of await growingTables(pool)) {
    await pool.query('SELECT growth.analyse($1)', [relation]);
  }
};
