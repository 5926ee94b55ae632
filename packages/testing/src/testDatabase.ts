import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  createPool,
  hashMigrations,
  type Migration,
  migrate,
  type Pool,
  readMigrations,
} from '@pavilion/postgres';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the run's PostgreSQL server, database `postgres`, as superuser. */
    databaseServerUrl: string;
  }
}

export interface TestDatabase {
  /** As the owner; the server's own pool takes the role `pavilion_app` on top. */
  readonly url: string;
  /** What the server has: role `pavilion_app`, so that a missing or excessive grant shows. */
  readonly pool: Pool;
  /** The owner's pool, to arrange and inspect what the server may not touch. */
  readonly owner: Pool;
  /** Ends the pools and drops the database. */
  readonly drop: () => Promise<void>;
}

export interface TestDatabaseOptions {
  /** Folder of the migrations; the hall's unless told. */
  readonly migrations?: string;
  /** Role of `pool`; null for none, for databases that have no `pavilion_app`. */
  readonly role?: string | null;
  /** Connections of each pool at most. */
  readonly max?: number;
}

const hallMigrations = fileURLToPath(new URL('../../../database/migrations', import.meta.url));

const onDatabase = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** Advisory lock under which a template is made: workers that need the same one wait for the first. */
const templateLock = 7_284_002;

/** The migrated template of a set of migrations, made once per content. */
const ensureTemplate = async (
  serverUrl: string,
  folder: string,
  migrations: readonly Migration[],
): Promise<string> => {
  const name = `template_${hashMigrations(migrations).slice(0, 24)}`;
  const server = createPool(serverUrl, { max: 1 });
  const client = await server.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
    const { rows } = await client.query<{ datistemplate: boolean }>(
      'SELECT datistemplate FROM pg_database WHERE datname = $1',
      [name],
    );
    if (rows[0]?.datistemplate === true) return name;
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
    await migrate({ url: onDatabase(serverUrl, name), folder });
    await client.query(`ALTER DATABASE ${name} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
    return name;
  } finally {
    // Closes the session, and with it the lock.
    client.release(true);
    await server.end();
  }
};

const templates = new Map<string, Promise<string>>();

/**
 * A database of its own for a test file: a clone of a template that has the migrations applied.
 * Needs the global setup of this package, which starts the server once for the run.
 */
export const createTestDatabase = async (options: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  const { migrations: folder = hallMigrations, role = 'pavilion_app', max = 10 } = options;
  const serverUrl = inject('databaseServerUrl');
  const template =
    templates.get(folder) ?? readMigrations(folder).then((found) => ensureTemplate(serverUrl, folder, found));
  templates.set(folder, template);
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = createPool(serverUrl, { max: 1 });
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${await template}`);
  const url = onDatabase(serverUrl, name);
  const owner = createPool(url, { max });
  const pool = createPool(url, { max, ...(role === null ? {} : { role }) });
  return {
    url,
    pool,
    owner,
    drop: async () => {
      await Promise.all([pool.end(), owner.end()]);
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await server.end();
    },
  };
};
