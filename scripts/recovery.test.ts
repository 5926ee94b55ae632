import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, findFreePort, type Pool, startCluster } from '@pavilion/postgres';
import { createRandom } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LauncherProcess, spawnLauncher } from './launcher/launcherProcess.ts';

/** The whole house as real processes, taken away in the middle of its work. */

let dataDir = '';
let ports = { hallPort: 0, studioPort: 0 };
const launchers: LauncherProcess[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pavilion-recovery-'));
  // The database server's account must be able to enter.
  chmodSync(dataDir, 0o755);
  ports = { hallPort: await findFreePort(), studioPort: await findFreePort() };
});
afterAll(async () => {
  for (const launcher of launchers) await launcher.kill();
  // Whatever was left behind is adopted, to be stopped.
  await (await startCluster({ dataDir: join(dataDir, 'postgres') })).stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = async (): Promise<LauncherProcess> => {
  const launcher = spawnLauncher({ dataDir, ...ports, args: ['--no-build'] });
  launchers.push(launcher);
  await launcher.opened();
  return launcher;
};

const openDatabase = async (): Promise<{ pool: Pool; postmaster: number }> => {
  const cluster = await startCluster({ dataDir: join(dataDir, 'postgres'), whenOwned: 'attach' });
  return { pool: createPool(cluster.url('pavilion'), { max: 2 }), postmaster: cluster.pid };
};

/** Writes until the database is gone; answers the highest number that was acknowledged. */
const writeUntilGone = async (pool: Pool, onAcknowledged: (value: number) => void): Promise<number> => {
  const { rows } = await pool.query<{ last: number }>(
    'SELECT coalesce(max(value), 0)::int AS last FROM recovery_probe',
  );
  let acknowledged = rows[0]?.last ?? 0;
  for (;;) {
    try {
      await pool.query('INSERT INTO recovery_probe VALUES ($1)', [acknowledged + 1]);
    } catch {
      return acknowledged;
    }
    acknowledged += 1;
    onAcknowledged(acknowledged);
  }
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

test('launcher and database killed at any moment: the next start has every acknowledged row, and closes cleanly', {
  timeout: 360_000,
}, async () => {
  const random = createRandom();
  const first = await open();
  expect(first.output()).toContain('player01 / Player01');

  const intruder = spawnLauncher({
    dataDir,
    hallPort: await findFreePort(),
    studioPort: await findFreePort(),
  });
  launchers.push(intruder);
  await expect(intruder.opened()).rejects.toThrow(`Pavilion already runs from this folder`);

  const before = await openDatabase();
  await before.pool.query('CREATE TABLE recovery_probe (value int PRIMARY KEY)');
  const killAt = random.int(20, 400);
  const acknowledged = await writeUntilGone(before.pool, (value) => {
    if (value !== killAt) return;
    process.kill(before.postmaster, 'SIGKILL');
    void first.kill();
  });
  await before.pool.end();
  // At once: the services of the first may still be closing and hold the ports.
  const second = await open();
  const after = await openDatabase();
  const { rows } = await after.pool.query(
    'SELECT count(*)::int AS kept, max(value) AS last FROM recovery_probe',
  );
  await after.pool.end();
  expect(rows[0]?.kept, `seed ${random.seed}`).toBeGreaterThanOrEqual(acknowledged);
  expect(rows[0]?.kept).toBe(rows[0]?.last);

  await second.kill();
  const third = await open();
  const adopted = await openDatabase();
  await adopted.pool.end();
  expect(adopted.postmaster).toBe(after.postmaster);
  expect(await third.stop()).toBe(0);
  expect(await answers(`${third.hallOrigin}/healthz`)).toBe(false);
  const closed = await startCluster({ dataDir: join(dataDir, 'postgres') });
  await closed.stop();
  expect(closed.origin, 'nothing was left behind').toBe('started');
});
