import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, DatabaseError } from 'pg';

export interface Migration {
  /** The folder's name, `NNNN-name`. */
  readonly id: string;
  readonly text: string;
  /** SHA-256 of the text, line ends normalised, hex. */
  readonly hash: string;
}

/** Names the migration that cannot be applied, and why, in one line. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const folderPattern = /^\d{4}-[a-z0-9-]+$/;
/** Key of the advisory lock that lets one process migrate a database at a time. */
const lockKey = 7_284_001;

/** The migrations of a folder in order: every `NNNN-name/up.sql` in it. Throws `MigrationError` on two of one number. */
export const readMigrations = async (folder: string): Promise<Migration[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const ids = entries
    .filter((entry) => entry.isDirectory() && folderPattern.test(entry.name))
    .map((entry) => entry.name)
    .sort();
  for (const [index, id] of ids.entries()) {
    const before = ids[index - 1];
    if (before?.slice(0, 4) === id.slice(0, 4)) {
      throw new MigrationError(`migrations ${before} and ${id} have the same number`);
    }
  }
  return Promise.all(
    ids.map(async (id) => {
      const text = (await readFile(join(folder, id, 'up.sql'), 'utf8')).replaceAll('\r\n', '\n');
      return { id, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

/** One hash over a folder's migrations: changes when any of them does. */
export const hashMigrations = (migrations: readonly Migration[]): string => {
  const hash = createHash('sha256');
  for (const { id, hash: text } of migrations) hash.update(`${id}\n${text}\n`);
  return hash.digest('hex');
};

const describeFailure = (migration: Migration, error: unknown): string => {
  if (!(error instanceof DatabaseError)) return String(error);
  const line =
    error.position === undefined ? '' : ` (up.sql line ${lineAt(migration.text, Number(error.position))})`;
  return `${error.message}${line}`;
};

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

const applyOne = async (client: Client, migration: Migration): Promise<void> => {
  await client.query('BEGIN');
  try {
    await client.query(migration.text);
    await client.query('INSERT INTO applied_migration (id, hash) VALUES ($1, $2)', [
      migration.id,
      migration.hash,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new MigrationError(`migration ${migration.id} failed: ${describeFailure(migration, error)}`, {
      cause: error,
    });
  }
};

const refuseChanged = (migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void => {
  const known = new Map(migrations.map((migration) => [migration.id, migration.hash]));
  for (const [id, hash] of applied) {
    const now = known.get(id);
    if (now === undefined) {
      throw new MigrationError(
        `migration ${id} was applied to this database but is not in the folder: the code is older than the data`,
      );
    }
    if (now !== hash) {
      throw new MigrationError(
        `migration ${id} was changed after it was applied: write a new migration instead`,
      );
    }
  }
};

/**
 * Brings a database up to the folder's migrations: each in one transaction, recorded with the hash of its text in
 * `applied_migration`. Two processes at once wait for each other. Answers the ids applied now.
 * Throws `MigrationError` when an applied migration was changed or removed, or when one fails; those before it stay.
 */
export const migrate = async (options: { url: string; folder: string }): Promise<string[]> => {
  const migrations = await readMigrations(options.folder);
  const client = new Client({ connectionString: options.url, application_name: 'pavilion-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS applied_migration (id text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ id: string; hash: string }>(
      'SELECT id, hash FROM applied_migration',
    );
    const applied = new Map(rows.map((row) => [row.id, row.hash]));
    refuseChanged(migrations, applied);
    const pending = migrations.filter((migration) => !applied.has(migration.id));
    for (const migration of pending) await applyOne(client, migration);
    return pending.map((migration) => migration.id);
  } finally {
    // The lock belongs to the session and goes with it.
    await client.end();
  }
};
