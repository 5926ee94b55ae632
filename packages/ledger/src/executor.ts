/**
 * What runs a statement: a `pg` pool, one client inside a transaction, or anything of that shape.
 * The caller decides about transactions; the ledger never opens one.
 */
export interface SqlExecutor {
  query<Row extends object>(statement: {
    readonly name?: string;
    readonly text: string;
    readonly values?: unknown[];
  }): Promise<{ rows: Row[]; rowCount: number | null }>;
}

/** The SQLSTATE of a PostgreSQL error, without knowing the driver. */
export const sqlStateOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Serialization failure and deadlock: PostgreSQL undid everything and says to run it again. */
const runAgain = new Set(['40001', '40P01']);
const attemptsMax = 5;

/** Runs a statement that is a transaction of its own, and again when PostgreSQL undid it and says so. */
export const persistently = async <T>(run: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attemptsMax || !runAgain.has(sqlStateOf(error) ?? '')) throw error;
    }
  }
};
