import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { ClientBase, Pool, PoolClient, QueryResultRow } from 'pg';
import type { SqlExecutor, Statement } from './executor.ts';

/** Kysely's connection that still knows the pg client under it, which Kysely's own driver hides. */
class ClientConnection implements DatabaseConnection {
  readonly client: ClientBase;

  constructor(client: ClientBase) {
    this.client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.client.query<R & QueryResultRow>(query.sql, [...query.parameters]);
    const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(result.command);
    return changes
      ? { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
      : { rows: result.rows };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; this one only refuses
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('streaming is not supported: page through the rows instead');
  }
}

interface ClientSource {
  readonly acquire: () => Promise<ClientBase>;
  readonly release: (client: ClientBase, broken: boolean) => void;
}

class ClientDriver implements Driver {
  readonly #source: ClientSource;
  readonly #broken = new WeakSet<ClientBase>();

  constructor(source: ClientSource) {
    this.#source = source;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ClientConnection> {
    return new ClientConnection(await this.#source.acquire());
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel === undefined ? '' : ` isolation level ${settings.isolationLevel}`;
    const access = settings.accessMode === undefined ? '' : ` ${settings.accessMode}`;
    await clientUnder(connection).query(`start transaction${level}${access}`);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { command } = await clientUnder(connection).query('commit');
    // PostgreSQL answers COMMIT with ROLLBACK when a statement failed and its error was swallowed.
    if (command !== 'COMMIT') throw new Error('transaction was rolled back: a statement in it had failed');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const client = clientUnder(connection);
    try {
      await client.query('rollback');
    } catch (error) {
      this.#broken.add(client);
      throw error;
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const client = clientUnder(connection);
    this.#source.release(client, this.#broken.has(client));
  }

  /** The pool belongs to whoever made it, and is ended there. */
  async destroy(): Promise<void> {}
}

const clientUnder = (connection: DatabaseConnection): ClientBase => {
  if (!(connection instanceof ClientConnection))
    throw new Error('not a Kysely instance of @pavilion/postgres');
  return connection.client;
};

const kyselyFrom = <DB>(source: ClientSource): Kysely<DB> => {
  const dialect: Dialect = {
    createDriver: () => new ClientDriver(source),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
  return new Kysely<DB>({ dialect });
};

/** Typed queries on a pool. The pool stays its maker's: end the pool, not the Kysely instance. */
export const createKysely = <DB>(pool: Pool): Kysely<DB> => {
  const held = new WeakMap<ClientBase, PoolClient>();
  return kyselyFrom<DB>({
    acquire: async () => {
      const client = await pool.connect();
      held.set(client, client);
      return client;
    },
    release: (client, broken) => held.get(client)?.release(broken),
  });
};

/**
 * Typed queries on one client, inside the transaction that `withTransaction` opened on it.
 * Its statements, the client's own and an outbox that asks for the client share that transaction.
 */
export const kyselyOn = <DB>(client: ClientBase): Kysely<DB> =>
  kyselyFrom<DB>({ acquire: async () => client, release: () => undefined });

/** Runs raw statements through a Kysely instance or transaction, named ones as prepared statements. */
export const executorOf = (db: Pick<Kysely<unknown>, 'getExecutor'>): SqlExecutor => ({
  query: <Row extends object>(statement: Statement) =>
    db.getExecutor().provideConnection(async (connection) => {
      const result = await clientUnder(connection).query<Row & QueryResultRow>(statement);
      return { rows: result.rows, rowCount: result.rowCount };
    }),
});
