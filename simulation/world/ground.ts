import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, createPool, migrate, startCluster } from '@pavilion/postgres';
import { seed } from '../../database/seeds/index.ts';

/** Where worlds stand: a PostgreSQL server that makes databases with the demo hall in them. */
export interface Ground {
  readonly createDatabase: () => Promise<GroundDatabase>;
  /** SIGKILL to the server's first process, and up again on the same port; absent where others use the server too. */
  readonly killServer?: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface GroundDatabase {
  /** As the owner. */
  readonly url: string;
  readonly drop: () => Promise<void>;
}

const migrations = join(import.meta.dirname, '..', '..', 'database', 'migrations');
const template = 'demo_hall';
/** When the demo hall was seeded; worlds begin then. */
export const beginsAt = new Date('2026-11-20T12:00:00Z');

const makeTemplate = async (url: string): Promise<void> => {
  await migrate({ url, folder: migrations });
  const pool = createPool(url, { max: 2 });
  await seed({ pool, now: beginsAt });
  await pool.end();
};

/** A server of its own, as durable as the hall's, in a folder that goes with it. */
export const openOwnGround = async (): Promise<Ground> => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-simulation-'));
  // The server may run under an account of its own.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'postgres');
  let cluster: Cluster;
  try {
    cluster = await startCluster({ dataDir });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const serverPool = () => createPool(cluster.url('postgres'), { max: 1 });
  await cluster.ensureDatabase(template);
  await makeTemplate(cluster.url(template));
  let made = 0;
  return {
    createDatabase: async () => {
      made += 1;
      const name = `world_${made}`;
      const pool = serverPool();
      // The other strategy copies the indexes of unlogged tables in a way that does not outlive a crash of the server.
      await pool.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
      await pool.end();
      return {
        url: cluster.url(name),
        drop: async () => {
          const dropping = serverPool();
          await dropping.query(`DROP DATABASE ${name} WITH (FORCE)`);
          await dropping.end();
        },
      };
    },
    killServer: async () => {
      process.kill(cluster.pid, 'SIGKILL');
      await cluster.stop();
      cluster = await startCluster({ dataDir });
    },
    close: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
