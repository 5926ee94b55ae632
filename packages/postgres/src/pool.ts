import { type ClientBase, escapeIdentifier, Pool, type PoolClient } from 'pg';
import { sqlStateOf } from './sqlState.ts';
import { columnTypes } from './types.ts';

export interface PoolOptions {
  /** Connections at most; 10 unless told. */
  readonly max?: number;
  /** Role that every connection takes on (`SET ROLE`), `pavilion_app` for the server. */
  readonly role?: string;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string;
  /** A connection or an answer that takes longer fails, milliseconds; unless told, connections alone are waited for within bounds. */
  readonly answerWithinMs?: number;
}

const connectionTimeoutMs = 10_000;
const idleTimeoutMs = 30_000;
/** A peer that is gone without a word is asked whether it is there after so long. */
const keepAliveAfterMs = 5_000;

/** Whether a server refused to write because it is a standby: it was the primary when the connection was made, or never. */
const isReadOnlyServer = (error: unknown): boolean => sqlStateOf(error) === '25006';

/**
 * A pool with the house's column types (`types.ts`). A connection that breaks while idle is dropped and replaced;
 * the statement under way on it fails, as it must.
 */
export const createPool = (url: string, options: PoolOptions = {}): Pool => {
  const { role } = options;
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'pavilion',
    connectionTimeoutMillis: options.answerWithinMs ?? connectionTimeoutMs,
    ...(options.answerWithinMs === undefined ? {} : { query_timeout: options.answerWithinMs }),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    idleTimeoutMillis: idleTimeoutMs,
    types: columnTypes,
    ...(role === undefined
      ? {}
      : {
          onConnect: async (client: ClientBase) =>
            void (await client.query(`SET ROLE ${escapeIdentifier(role)}`)),
        }),
  });
  // Without listeners the loss of a connection would end the process: of an idle one, and of one that is lent out between
  // two statements. Its borrower learns of it from the next statement, which fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/**
 * Runs `work` in one transaction on one connection: commits when it resolves, rolls back when it rejects.
 * A connection whose rollback fails, or whose server does not lead any more, is destroyed rather than handed to the next
 * caller.
 */
export const withTransaction = async <T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    const { command } = await client.query('COMMIT');
    // PostgreSQL answers COMMIT with ROLLBACK when a statement failed and its error was swallowed.
    if (command !== 'COMMIT') throw new Error('transaction was rolled back: a statement in it had failed');
    return result;
  } catch (error) {
    broken = await client.query('ROLLBACK').then(
      () => isReadOnlyServer(error),
      () => true,
    );
    throw error;
  } finally {
    client.release(broken);
  }
};
