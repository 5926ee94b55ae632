import { join } from 'node:path';
import { type Cluster, ClusterError, createPool, migrate, startCluster } from '@pavilion/postgres';
import { ensureDataFolder } from './dataFolder.ts';
import { LaunchError, type LauncherSettings, rootFolder } from './settings.ts';

const hallName = 'pavilion';
const studioName = 'pavilion_studio';

interface DatabaseUrls {
  readonly hall: string;
  readonly studio: string;
}

/** The databases of hall and studio: private ones in the data folder, or those of `DATABASE_URL`. */
export interface Databases {
  readonly urls: () => DatabaseUrls;
  /** Starts the private server again if it has ended. Answers whether the addresses changed by it. */
  readonly keepUp: () => Promise<'running' | 'restarted' | 'moved'>;
  readonly stop: () => Promise<void>;
}

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
    await cluster.ensureDatabase(studioName);
    return cluster;
  } catch (error) {
    if (error instanceof ClusterError && error.reason === 'in_use') {
      throw new LaunchError(`Pavilion already runs from this folder: ${error.message}`, { cause: error });
    }
    throw error;
  }
};

/** Makes the database of an address unless it is there; the server's own words when it may not. */
const ensureDatabaseOf = async (url: string): Promise<void> => {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const direct = createPool(url, { max: 1 });
  const missing = await direct.query('SELECT 1').then(
    () => false,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === '3D000') return true;
      throw new LaunchError(
        `cannot reach the database "${name}": ${error instanceof Error ? error.message : error}`,
      );
    },
  );
  await direct.end();
  if (!missing) return;
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
  const { databaseUrl, studioDatabaseUrl } = settings;
  if (databaseUrl !== undefined && studioDatabaseUrl !== undefined) {
    return openGiven({ hall: databaseUrl, studio: studioDatabaseUrl });
  }
  let cluster = await startPrivate(settings, say, whenOwned);
  return {
    urls: () => ({ hall: cluster.url(hallName), studio: cluster.url(studioName) }),
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

export const migrateHall = (url: string): Promise<string[]> =>
  migrate({ url, folder: join(rootFolder, 'database', 'migrations') });

export const migrateStudio = (url: string): Promise<string[]> =>
  migrate({ url, folder: join(rootFolder, 'apps', 'studio', 'migrations') });
