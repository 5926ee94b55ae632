import { fileURLToPath } from 'node:url';

/** What `npm start` reads from its environment. */
export interface LauncherSettings {
  /** Folder of the database, the secrets, the logs and the outbox. */
  readonly dataDir: string;
  readonly hallPort: number;
  readonly studioPort: number;
  readonly hallOrigin: string;
  readonly studioOrigin: string;
  /** A PostgreSQL server of one's own instead of the private one. */
  readonly databaseUrl?: string;
  /** The same database by the role that may change its tables; `databaseUrl` unless told. */
  readonly migrationDatabaseUrl?: string;
  readonly studioDatabaseUrl?: string;
  /** The hall's database by a role that may back its server up. */
  readonly backupDatabaseUrl?: string;
  readonly siteId: number;
}

/** Something a person can mend; shown as one line, without a stack. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}

export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Loopback only: whoever serves the world does so behind a proxy, not through the launcher. */
export const host = '127.0.0.1';

type Environment = Readonly<Record<string, string | undefined>>;

const readPort = (environment: Environment, name: string, fallback: number): number => {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new LaunchError(`${name} is not a port: ${text}`);
  return port;
};

const readUrl = (environment: Environment, name: string): string | undefined => {
  const text = environment[name];
  if (text === undefined || text === '') return undefined;
  if (!/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''))
    throw new LaunchError(`${name} is not a postgres:// address`);
  return text;
};

/** A database beside another on the same server: `pavilion` gets `pavilion_studio`. */
export const besideDatabase = (url: string): string => {
  const beside = new URL(url);
  beside.pathname = `${beside.pathname === '/' ? '/pavilion' : beside.pathname}_studio`;
  return beside.href;
};

/** Whether the commands run for real: nothing private, nothing seeded, nothing assumed. */
export const isProduction = (environment: Environment): boolean => environment.NODE_ENV === 'production';

/** Throws `LaunchError` naming the value that cannot be used. */
export const readSettings = (environment: Environment): LauncherSettings => {
  const hallPort = readPort(environment, 'PORT', 3000);
  const studioPort = readPort(environment, 'STUDIO_PORT', 3100);
  if (hallPort === studioPort) throw new LaunchError(`PORT and STUDIO_PORT are both ${hallPort}`);
  const databaseUrl = readUrl(environment, 'DATABASE_URL');
  if (databaseUrl === undefined && isProduction(environment))
    throw new LaunchError(
      'DATABASE_URL is missing: in production every command works on the database that it names, and none is started',
    );
  const migrationDatabaseUrl = readUrl(environment, 'MIGRATION_DATABASE_URL') ?? databaseUrl;
  const studioDatabaseUrl =
    readUrl(environment, 'STUDIO_DATABASE_URL') ??
    (databaseUrl === undefined || isProduction(environment) ? undefined : besideDatabase(databaseUrl));
  const backupDatabaseUrl = readUrl(environment, 'BACKUP_DATABASE_URL');
  const siteId = Number(environment.SITE_ID || 1);
  if (!Number.isInteger(siteId) || siteId < 1)
    throw new LaunchError(`SITE_ID is not a positive number: ${environment.SITE_ID}`);
  return {
    dataDir: environment.PAVILION_DATA_DIR || `${rootFolder}.data`,
    hallPort,
    studioPort,
    hallOrigin: environment.HALL_ORIGIN || `http://localhost:${hallPort}`,
    studioOrigin: environment.STUDIO_ORIGIN || `http://localhost:${studioPort}`,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(migrationDatabaseUrl === undefined ? {} : { migrationDatabaseUrl }),
    ...(studioDatabaseUrl === undefined ? {} : { studioDatabaseUrl }),
    ...(backupDatabaseUrl === undefined ? {} : { backupDatabaseUrl }),
    siteId,
  };
};
