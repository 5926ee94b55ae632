/** One SQL statement. A `name` makes it a prepared statement of the connection, parsed and planned once. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values?: unknown[];
}

/**
 * What runs a statement: a pool, one client inside a transaction, or a Kysely instance through `executorOf`.
 * Packages that hold SQL (the ledger) ask for this, so that the caller decides about transactions.
 */
export interface SqlExecutor {
  query<Row extends object>(statement: Statement): Promise<{ rows: Row[]; rowCount: number | null }>;
}
