import { join } from 'node:path';
import {
  asRole,
  type Cluster,
  ClusterError,
  createPool,
  migrate,
  prepareRoles,
  startCluster,
} from '@pavilion/postgres';
import { ensureDataFolder } from './dataFolder.ts';
import { LaunchError, type LauncherSettings, rootFolder } from './settings.ts';

const hallName = 'pavilion';
const studioName = 'pavilion_studio';

interface DatabaseUrls {
  /** As the role that the hall works in. */
  readonly hall: string;
  /** The hall's database as the role that may change its tables. */
  readonly hallMigration: string;
  readonly studio: string;
  /** The hall's database as a role that may back the server up; undefined where none is named. */
  readonly backup: string | undefined;
}

/** The databases of hall and studio: private ones in the data folder, or those of `DATABASE_URL`. */
export interface Databases {
  readonly urls: () => DatabaseUrls;
  /** Starts the private server again if it has ended. Answers whether the addresses changed by it. */
  readonly keepUp: () => Promise<'running' | 'restarted' | 'moved'>;
  readonly stop: () => Promise<void>;
}

export const rolesFile = join(rootFolder, 'database', 'roles.sql');

const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres');

const startPrivate = async (
  settings: LauncherSettings,
  say: (line: string) => void,
  whenOwned: 'refuse' | 'attach',
): Promise<Cluster> => {
  ensureDataFolder(settings.dataDir);
  try {
    const cluster = await startCluster({ dataDir: clusterFolder(settings.dataDir), say, whenOwned });
    await cluster.ensureDatabase(hallName);
    await prepareRoles(cluster.url(hallName), rolesFile);
    await cluster.ensureDatabase(studioName);
    return cluster;
  } catch (error) {
    if (error instanceof ClusterError && error.reason === 'in_use') {
      throw new LaunchError(`Pavilion already runs from this folder: ${error.message}`, { cause: error });
    }
    throw error;
  }
};

const nameOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** Why the database of an address cannot be worked on, in the server's own words; undefined when it can. */
const hindranceOf = async (url: string): Promise<{ isMissing: boolean; words: string } | undefined> => {
  const pool = createPool(url, { max: 1 });
  try {
    await pool.query('SELECT 1');
    return undefined;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { isMissing: error instanceof Error && 'code' in error && error.code === '3D000', words };
  } finally {
    await pool.end();
  }
};

const unreachable = (url: string, words: string): LaunchError =>
  new LaunchError(`cannot reach the database "${nameOf(url)}": ${words}`);

/** Makes the database of an address unless it is there; the server's own words when it may not. */
const ensureDatabaseOf = async (url: string): Promise<void> => {
  const name = nameOf(url);
  const hindrance = await hindranceOf(url);
  if (hindrance === undefined) return;
  if (!hindrance.isMissing) throw unreachable(url, hindrance.words);
  const server = new URL(url);
  server.pathname = '/postgres';
  const pool = createPool(server.href, { max: 1 });
  try {
    await pool.query(`CREATE DATABASE "${name.replaceAll('"', '""')}"`);
  } catch (error) {
    throw new LaunchError(
      `the database "${name}" does not exist and cannot be made: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    await pool.end();
  }
};

const openGiven = async (urls: DatabaseUrls): Promise<Databases> => {
  await ensureDatabaseOf(urls.hall);
  await ensureDatabaseOf(urls.studio);
  return { urls: () => urls, keepUp: async () => 'running', stop: async () => undefined };
};

/** Opens the databases. `whenOwned: 'attach'` lets one-off commands work beside a running `npm start`. */
export const openDatabases = async (
  settings: LauncherSettings,
  say: (line: string) => void,
  whenOwned: 'refuse' | 'attach' = 'refuse',
): Promise<Databases> => {
  const { databaseUrl, migrationDatabaseUrl = databaseUrl, studioDatabaseUrl } = settings;
  if (databaseUrl !== undefined && migrationDatabaseUrl !== undefined && studioDatabaseUrl !== undefined) {
    return openGiven({
      hall: databaseUrl,
      hallMigration: migrationDatabaseUrl,
      studio: studioDatabaseUrl,
      backup: settings.backupDatabaseUrl,
    });
  }
  let cluster = await startPrivate(settings, say, whenOwned);
  return {
    urls: () => ({
      hall: asRole(cluster.url(hallName), 'pavilion_app'),
      hallMigration: asRole(cluster.url(hallName), 'pavilion_migrator'),
      studio: cluster.url(studioName),
      backup: cluster.url(hallName),
    }),
    keepUp: async () => {
      if (cluster.isRunning()) return 'running';
      const before = cluster.port;
      await cluster.stop();
      cluster = await startPrivate(settings, say, whenOwned);
      return cluster.port === before ? 'restarted' : 'moved';
    },
    stop: () => cluster.stop(),
  };
};

/** The hall's database alone, for a command that works on it once. */
export interface HallDatabase {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Opens a database that is named; it must be there. Throws `LaunchError` with the server's words. */
export const openNamed = async (url: string): Promise<HallDatabase> => {
  const hindrance = await hindranceOf(url);
  if (hindrance !== undefined) throw unreachable(url, hindrance.words);
  return { url, stop: async () => undefined };
};

/**
 * Opens the hall's database beside a running `npm start` or server: the one that `DATABASE_URL` names, else the private
 * one, which there is none of in production (`readSettings`).
 */
export const openHall = async (
  settings: LauncherSettings,
  say: (line: string) => void = () => undefined,
): Promise<HallDatabase> => {
  if (settings.databaseUrl !== undefined) return openNamed(settings.databaseUrl);
  const databases = await openDatabases(settings, say, 'attach');
  return { url: databases.urls().hall, stop: databases.stop };
};

/** The hall's database with the role that may back its server up. */
export interface BackedDatabase extends HallDatabase {
  readonly backupUrl: string;
}

/** As `openHall`, with the role of `BACKUP_DATABASE_URL`. Throws `LaunchError` where it is missing. */
export const openBacked = async (settings: LauncherSettings): Promise<BackedDatabase> => {
  const { databaseUrl, backupDatabaseUrl } = settings;
  if (databaseUrl === undefined) {
    const databases = await openDatabases(settings, () => undefined, 'attach');
    const { hall, backup = hall } = databases.urls();
    return { url: hall, backupUrl: backup, stop: databases.stop };
  }
  if (backupDatabaseUrl === undefined)
    throw new LaunchError(
      'BACKUP_DATABASE_URL is missing: a role that may back up names the hall’s database there',
    );
  await openNamed(backupDatabaseUrl);
  return { ...(await openNamed(databaseUrl)), backupUrl: backupDatabaseUrl };
};

export const migrateHall = (url: string): Promise<string[]> =>
  migrate({ url, folder: join(rootFolder, 'database', 'migrations') });

export const migrateStudio = (url: string): Promise<string[]> =>
  migrate({ url, folder: join(rootFolder, 'apps', 'studio', 'migrations') });
