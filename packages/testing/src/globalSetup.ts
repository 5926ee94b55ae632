import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, ClusterError, createPool, startCluster } from '@pavilion/postgres';
import type { TestProject } from 'vitest/node';

/** Runs side by side at most, each on a server of its own. */
const slotsMax = 16;
/** Templates of earlier states of the migrations that are kept for switching back and forth. */
const templatesKept = 4;

/** The first server that no other run uses. Its files stay for the next run, which then starts in a moment. */
const startOnFreeSlot = async (): Promise<Cluster> => {
  const checkout = createHash('sha256')
    .update(import.meta.url)
    .digest('hex')
    .slice(0, 12);
  for (let slot = 0; slot < slotsMax; slot += 1) {
    try {
      const dataDir = join(tmpdir(), `pavilion-test-${checkout}`, String(slot));
      return await startCluster({ dataDir, isDisposable: true });
    } catch (error) {
      if (!(error instanceof ClusterError && error.reason === 'in_use')) throw error;
    }
  }
  throw new Error(`${slotsMax} test runs are using this folder already`);
};

/** Drops what earlier runs left: databases of tests that were killed, templates of old migrations. */
const sweep = async (url: string): Promise<void> => {
  const pool = createPool(url, { max: 1 });
  try {
    const { rows } = await pool.query<{ name: string; kind: 'test' | 'template' }>(
      `SELECT datname AS name, split_part(datname, '_', 1) AS kind FROM pg_database
       WHERE datname ~ '^(test|template)_[0-9a-f]+$' ORDER BY oid DESC`,
    );
    const old = [
      ...rows.filter(({ kind }) => kind === 'test'),
      ...rows.filter(({ kind }) => kind === 'template').slice(templatesKept),
    ];
    for (const { name } of old) {
      await pool.query(`ALTER DATABASE ${name} WITH IS_TEMPLATE false`);
      await pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  } finally {
    await pool.end();
  }
};

/** Vitest's global setup: one PostgreSQL server for the run. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const cluster = await startOnFreeSlot();
  const url = cluster.url('postgres');
  await sweep(url);
  project.provide('databaseServerUrl', url);
  return cluster.stop;
};
