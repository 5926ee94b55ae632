import type { Pool } from '@pavilion/postgres';
import { createRandom } from '@pavilion/testing/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ground, openOwnGround } from '../world/ground.ts';
import { runCrashes } from './crash.ts';

/** A few kills; `npm run crash` makes many. */

let ground: Ground;
beforeAll(async () => {
  ground = await openOwnGround();
});
afterAll(() => ground.close());

test('hall and database killed under load: what was acknowledged is there, once, and every round ends', {
  timeout: 240_000,
}, async () => {
  const { seed } = createRandom();
  const report = await runCrashes(ground, { seed, players: 8, targets: ['hall', 'database', 'both'] });
  const { lost, twice, wrong } = report;
  expect({ lost, twice, wrong }, `seed ${seed}`).toEqual({ lost: [], twice: [], wrong: [] });
  expect(report.acknowledged).toBeGreaterThan(0);
});

/** Commits are answered before they are on disk, and stay in memory until somebody needs the room. */
const answerTooSoon = async (owner: Pool): Promise<void> => {
  await owner.query(`DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database());
  END $$`);
  await owner.query("ALTER SYSTEM SET wal_writer_delay = '10s'");
  await owner.query("ALTER SYSTEM SET wal_writer_flush_after = '1GB'");
  await owner.query('SELECT pg_reload_conf()');
};

test('a database that answers before the commit is on disk is found out', { timeout: 240_000 }, async () => {
  const report = await runCrashes(ground, {
    seed: 1,
    players: 8,
    targets: ['database'],
    arrange: answerTooSoon,
  });
  expect(report.lost.length + report.wrong.length).toBeGreaterThan(0);
});
