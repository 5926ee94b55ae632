import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  advisoryLocks,
  asRole,
  createPool,
  hashMigrations,
  type Migration,
  migrate,
  type Pool,
  prepareRoles,
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
  /** As the server's superuser; the hall's own pool takes the role `pavilion_app` on top. */
  readonly url: string;
  /** As in production: the role that the hall logs in as, and the one that migrates. */
  readonly applicationUrl: string;
  readonly migrationUrl: string;
  /** What the server has: role `pavilion_app`, so that a missing or excessive grant shows. */
  readonly pool: Pool;
  /** The superuser's pool, to arrange and inspect what the server may not touch. */
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
const rolesFile = fileURLToPath(new URL('../../../database/roles.sql', import.meta.url));

const onDatabase = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

interface Template {
  readonly name: string;
  /** Role that owns what is in it; null where migrations are the superuser's, for databases that are not the hall's. */
  readonly owner: string | null;
}

/** The hall's migrations are applied by the role that applies them in production. */
const migrateTemplate = async (url: string, folder: string): Promise<void> => {
  if (folder !== hallMigrations) return void (await migrate({ url, folder }));
  await prepareRoles(url, rolesFile);
  await migrate({ url: asRole(url, 'pavilion_migrator'), folder });
};

/** One hash over what a template is made of. */
const hashTemplate = async (folder: string, migrations: readonly Migration[]): Promise<string> => {
  const hash = createHash('sha256').update(hashMigrations(migrations));
  if (folder === hallMigrations) hash.update(await readFile(rolesFile));
  return hash.digest('hex').slice(0, 24);
};

/** The migrated template of a set of migrations, made once per content. */
const ensureTemplate = async (
  serverUrl: string,
  folder: string,
  migrations: readonly Migration[],
): Promise<Template> => {
  const name = `template_${await hashTemplate(folder, migrations)}`;
  const template = { name, owner: folder === hallMigrations ? 'pavilion_owner' : null };
  const server = createPool(serverUrl, { max: 1 });
  const client = await server.connect();
  try {
    // Workers that need the same template wait for the first.
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.testTemplate]);
    const { rows } = await client.query<{ datistemplate: boolean }>(
      'SELECT datistemplate FROM pg_database WHERE datname = $1',
      [name],
    );
    if (rows[0]?.datistemplate === true) return template;
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
    await migrateTemplate(onDatabase(serverUrl, name), folder);
    await client.query(`ALTER DATABASE ${name} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
    return template;
  } finally {
    // Closes the session, and with it the lock.
    client.release(true);
    await server.end();
  }
};

const templates = new Map<string, Promise<Template>>();

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
  const { name: templateName, owner: databaseOwner } = await template;
  await server.query(
    `CREATE DATABASE ${name} TEMPLATE ${templateName} STRATEGY file_copy ${databaseOwner === null ? '' : `OWNER ${databaseOwner}`}`,
  );
  const url = onDatabase(serverUrl, name);
  const owner = createPool(url, { max });
  const pool = createPool(url, { max, ...(role === null ? {} : { role }) });
  return {
    url,
    applicationUrl: asRole(url, 'pavilion_app'),
    migrationUrl: asRole(url, 'pavilion_migrator'),
    pool,
    owner,
    drop: async () => {
      await Promise.all([pool.end(), owner.end()]);
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await server.end();
    },
  };
};
