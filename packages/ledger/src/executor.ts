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
