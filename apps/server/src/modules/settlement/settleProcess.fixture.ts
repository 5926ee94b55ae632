import { createPool } from '@pavilion/postgres';
import { pino } from 'pino';
import { reviewCycle } from './commands/reviewCycle.ts';
import { runSettlements } from './runSettlements.ts';

/**
 * A process of its own that settles and reviews until everything is paid, and can be killed at any moment. It says `ready`
 * before it begins.
 */
const [, , url = '', now = ''] = process.argv;
const pool = createPool(url, { max: 4, role: 'pavilion_app' });
const deps = {
  pool,
  clock: { now: () => new Date(now), elapsedMs: () => 0 },
  log: pino({ level: 'silent' }),
};
process.stdout.write('ready\n');
for (;;) {
  await runSettlements(deps);
  const { rows } = await pool.query<{ id: number; sha256: string }>(
    `SELECT id, sha256 FROM settlement_cycle WHERE state IN ('calculated', 'reviewed') ORDER BY from_day`,
  );
  for (const { id, sha256 } of rows)
    for (const actor of ['mei', 'lin']) await reviewCycle(deps, { siteId: 1, cycleId: id, sha256, actor });
  if (rows.length === 0) break;
}
await pool.end();
