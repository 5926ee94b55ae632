import type { Pool, QueryResultRow } from 'pg';

/** So many rows are in memory at a time. */
const rowsAtOnce = 1_000;

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * The rows of a query, read as they are asked for, all of one moment. The query holds a connection until its last row; when
 * `signal` says that nobody waits for them any more, the connection is cut and PostgreSQL ends the query within a second,
 * whatever it was at.
 */
export async function* rowsOf<Row extends QueryResultRow>(
  pool: Pool,
  { text, values }: Query,
  signal: AbortSignal,
): AsyncGenerator<Row, void, undefined> {
  signal.throwIfAborted();
  const client = await pool.connect();
  let isHeld = true;
  const letGo = (isCut: boolean): void => {
    if (isHeld) client.release(isCut);
    isHeld = false;
  };
  const cut = (): void => letGo(true);
  signal.addEventListener('abort', cut);
  let isWhole = false;
  try {
    signal.throwIfAborted();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query("SET LOCAL client_connection_check_interval = '1s'");
    // All rows are read: the plan that is done first, not the one whose first row comes first.
    await client.query('SET LOCAL cursor_tuple_fraction = 1');
    await client.query({ text: `DECLARE lines NO SCROLL CURSOR FOR ${text}`, values: [...values] });
    for (;;) {
      const { rows } = await client.query<Row>(`FETCH ${rowsAtOnce} FROM lines`);
      yield* rows;
      if (rows.length < rowsAtOnce) break;
    }
    await client.query('COMMIT');
    isWhole = true;
  } finally {
    signal.removeEventListener('abort', cut);
    letGo(!isWhole);
  }
}

/** Rows as they are shown, one by one. */
export async function* presented<From, To>(
  rows: AsyncIterable<From>,
  present: (row: From) => To,
): AsyncGenerator<To, void, undefined> {
  for await (const row of rows) yield present(row);
}
