import { createPool } from '@pavilion/postgres';

/** `/readyz` tells within a second that the database is away: connecting and asking each have less. */
const answerWithinMs = 400;

/** Asks whether the database takes writes, beside the pool that the process works with: a busy pool is not an absent database. */
export interface DatabaseWatch {
  /** Rejects where nobody answers in time. */
  readonly takesWrites: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export const watchDatabase = (databaseUrl: string): DatabaseWatch => {
  const pool = createPool(databaseUrl, { max: 1, answerWithinMs, applicationName: 'pavilion-readiness' });
  return {
    takesWrites: async () => {
      const { rows } = await pool.query<{ is_standby: boolean }>('SELECT pg_is_in_recovery() AS is_standby');
      return rows[0]?.is_standby === false;
    },
    close: () => pool.end(),
  };
};
