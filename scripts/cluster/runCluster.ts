import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asRole, createPool, findFreePort, prepareRoles } from '@pavilion/postgres';
import { migrateHall, rolesFile } from '../launcher/databases.ts';
import { ensureSecrets, type Secrets } from '../launcher/secrets.ts';
import { isProduction, LaunchError } from '../launcher/settings.ts';
import { type DatabaseParts, startDatabase } from './databaseParts.ts';
import { type HallParts, startHall } from './hallParts.ts';
import { ensureClusterPackages } from './packages.ts';
import { type RedisParts, startRedis } from './redisParts.ts';

/** The hall on many machines, on this one: everything on loopback, everything in one folder. */
export interface RunningCluster {
  readonly folder: string;
  /** nginx. */
  readonly origin: string;
  readonly studioOrigin: string;
  readonly secrets: Secrets;
  readonly database: DatabaseParts;
  readonly redis: RedisParts;
  readonly hall: HallParts;
  /** The hall's database as its owner, through HAProxy. */
  readonly migrationUrl: string;
  readonly stop: () => Promise<void>;
}

export interface ClusterPlan {
  readonly web: number;
  readonly jobs: number;
  /** Folder for everything, kept afterwards; a temporary one unless told. */
  readonly dir?: string;
  readonly say: (line: string) => void;
  /** Fills the empty database before the hall begins. */
  readonly fill: (given: {
    readonly migrationUrl: string;
    readonly secrets: Secrets;
    readonly studioOrigin: string;
    /** Port of nginx, which is not there yet. */
    readonly hallPort: number;
  }) => Promise<void>;
}

const hallName = 'pavilion';
const studioName = 'pavilion_studio';

const besides = (superuserUrl: string, name: string): string => {
  const url = new URL(superuserUrl);
  url.pathname = `/${name}`;
  return url.href;
};

const atPort = (url: string, port: number): string => {
  const moved = new URL(url);
  moved.port = String(port);
  return moved.href;
};

/** The databases of hall and studio, as docs/guides/operator.md makes them. */
const prepareDatabases = async ({ superuserUrl }: DatabaseParts): Promise<string> => {
  const pool = createPool(superuserUrl, { max: 1 });
  try {
    for (const name of [hallName, studioName]) await pool.query(`CREATE DATABASE ${name}`);
  } finally {
    await pool.end();
  }
  const hallUrl = besides(superuserUrl, hallName);
  await prepareRoles(hallUrl, rolesFile);
  await migrateHall(asRole(hallUrl, 'pavilion_migrator'));
  return hallUrl;
};

const startAll = async (
  folder: string,
  plan: ClusterPlan,
  undo: (() => Promise<void>)[],
): Promise<Omit<RunningCluster, 'stop'>> => {
  const { say, web, jobs, fill } = plan;
  const context = { folder, say, postgresBin: ensureClusterPackages(say) };
  mkdirSync(join(folder, 'logs'), { mode: 0o700 });
  const secrets = ensureSecrets(folder);
  const [database, redis] = await Promise.all([startDatabase(context, undo), startRedis(context, undo)]);
  say('PostgreSQL and Redis stand');
  const superuserUrl = await prepareDatabases(database);
  const migrationUrl = asRole(superuserUrl, 'pavilion_migrator');
  const [hallPort, studioPort] = [await findFreePort(), await findFreePort()];
  const studioOrigin = `http://localhost:${studioPort}`;
  await fill({ migrationUrl, secrets, studioOrigin, hallPort });
  say('the database is filled');
  const hall = await startHall(
    context,
    {
      web,
      jobs,
      hallPort,
      studioPort,
      secrets,
      redisUrl: redis.url,
      databaseUrl: atPort(asRole(superuserUrl, 'pavilion_app'), database.fromHall.port),
      studioDatabaseUrl: besides(superuserUrl, studioName),
    },
    undo,
  );
  return {
    folder,
    origin: `http://localhost:${hallPort}`,
    studioOrigin,
    secrets,
    database,
    redis,
    hall,
    migrationUrl,
  };
};

const openFolder = (dir: string | undefined): string => {
  if (dir === undefined) return mkdtempSync(join(tmpdir(), 'pavilion-machines-'));
  try {
    mkdirSync(dir);
  } catch (error) {
    throw new LaunchError(`--dir names a folder that is not there yet: ${String(error)}`);
  }
  return dir;
};

/** Starts all parts. Throws `LaunchError` when one does not come up, and in production; ends everything then, as `stop` does. */
export const runCluster = async (plan: ClusterPlan): Promise<RunningCluster> => {
  if (isProduction(process.env))
    throw new LaunchError(
      'this cluster is for trying: docs/guides/cluster.md has what production takes over',
    );
  const folder = openFolder(plan.dir);
  // The database's own account goes through it; what is secret in it is closed for itself.
  chmodSync(folder, 0o755);
  const undo: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse())
      await step().catch((error: unknown) => plan.say(`stopping: ${String(error)}`));
    if (plan.dir === undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await startAll(folder, plan, undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
