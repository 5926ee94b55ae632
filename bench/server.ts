import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, startCluster } from '@pavilion/postgres';

/** A PostgreSQL server for the time of a benchmark, as durable as the hall's own, in a folder that goes with it unless it is kept. */
export interface BenchServer {
  /** Makes an empty database and answers its address. */
  readonly createDatabase: (name: string) => Promise<string>;
  /** `PostgreSQL 18.4` */
  readonly version: string;
  readonly close: () => Promise<void>;
}

/** In a folder of its own that goes when it closes, or in `keptFolder`, which stays with all its data. */
export const startBenchServer = async (keptFolder?: string): Promise<BenchServer> => {
  const folder = keptFolder ?? mkdtempSync(join(tmpdir(), 'pavilion-bench-'));
  mkdirSync(folder, { recursive: true });
  // The server may run under an account of its own.
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ dataDir: join(folder, 'postgres') });
  const pool = createPool(cluster.url('postgres'), { max: 1 });
  const { rows } = await pool.query<{ server_version: string }>('SHOW server_version');
  await pool.end();
  return {
    createDatabase: async (name) => {
      await cluster.ensureDatabase(name);
      return cluster.url(name);
    },
    version: `PostgreSQL ${rows[0]?.server_version.split(' ')[0] ?? 'unknown'}`,
    close: async () => {
      await cluster.stop();
      if (keptFolder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
};
