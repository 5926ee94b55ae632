import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client, DatabaseError } from 'pg';
import { advisoryLocks } from './advisoryLocks.ts';

export interface Migration {
  /** The folder's name, `NNNN-name`, or `routines/name`. */
  readonly id: string;
  /** Functions, run again whenever their text changes; all else is applied once and never changed. */
  readonly isRoutine: boolean;
  readonly text: string;
  /** SHA-256 of the text, line ends normalised, hex. */
  readonly hash: string;
  /** Hashes of earlier texts that left the same behind, from `earlier.sha256` beside it, one a line. */
  readonly earlier: ReadonlySet<string>;
}

/** Names the migration that cannot be applied, and why, in one line. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const folderPattern = /^\d{4}-[a-z0-9-]+$/;
const routinesFolder = 'routines';
const earlierFile = 'earlier.sha256';

const readText = async (path: string, id: string, isRoutine: boolean): Promise<Migration> => {
  const text = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n');
  const earlier = isRoutine ? '' : await readFile(join(dirname(path), earlierFile), 'utf8').catch(() => '');
  return {
    id,
    isRoutine,
    text,
    hash: createHash('sha256').update(text).digest('hex'),
    earlier: new Set(earlier.split(/\s+/)),
  };
};

const readRoutines = async (folder: string): Promise<Migration[]> => {
  const names = await readdir(join(folder, routinesFolder)).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => {
        const id = `${routinesFolder}/${name.slice(0, -'.sql'.length)}`;
        return readText(join(folder, routinesFolder, name), id, true);
      }),
  );
};

/**
 * What a folder brings, in order: every `NNNN-name/up.sql`, then every `routines/name.sql`. Throws `MigrationError` on two
 * of one number.
 */
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
  const migrations = await Promise.all(ids.map((id) => readText(join(folder, id, 'up.sql'), id, false)));
  return [...migrations, ...(await readRoutines(folder))];
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
    error.position === undefined ? '' : ` (line ${lineAt(migration.text, Number(error.position))})`;
  return `${error.message}${line}`;
};

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

const applyOne = async (client: Client, migration: Migration): Promise<void> => {
  await client.query('BEGIN');
  try {
    await client.query(migration.text);
    await client.query(
      `INSERT INTO applied_migration (id, hash) VALUES ($1, $2)
       ON CONFLICT (id) DO UPDATE SET hash = EXCLUDED.hash, applied_at = now()`,
      [migration.id, migration.hash],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new MigrationError(`migration ${migration.id} failed: ${describeFailure(migration, error)}`, {
      cause: error,
    });
  }
};

const refuseChanged = (migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void => {
  const known = new Map(migrations.map((migration) => [migration.id, migration]));
  for (const [id, hash] of applied) {
    if (id.startsWith(`${routinesFolder}/`)) continue;
    const now = known.get(id);
    if (now === undefined) {
      throw new MigrationError(
        `migration ${id} was applied to this database but is not in the folder: the code is older than the data`,
      );
    }
    if (now.hash !== hash && !now.earlier.has(hash)) {
      throw new MigrationError(
        `migration ${id} was changed after it was applied: write a new migration instead`,
      );
    }
  }
};

/**
 * Brings a database up to the folder's migrations and routines: each in one transaction, recorded with the hash of its
 * text in `applied_migration`. Two processes at once wait for each other. Answers the ids applied now.
 * Throws `MigrationError` when an applied migration was changed or removed, or when one fails; those before it stay.
 */
export const migrate = async (options: { url: string; folder: string }): Promise<string[]> => {
  const migrations = await readMigrations(options.folder);
  const client = new Client({ connectionString: options.url, application_name: 'pavilion-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migration]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS applied_migration (id text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ id: string; hash: string }>(
      'SELECT id, hash FROM applied_migration',
    );
    const applied = new Map(rows.map((row) => [row.id, row.hash]));
    refuseChanged(migrations, applied);
    const pending = migrations.filter(({ id, hash, isRoutine }) =>
      isRoutine ? applied.get(id) !== hash : !applied.has(id),
    );
    for (const migration of pending) await applyOne(client, migration);
    return pending.map((migration) => migration.id);
  } finally {
    // The lock belongs to the session and goes with it.
    await client.end();
  }
};
