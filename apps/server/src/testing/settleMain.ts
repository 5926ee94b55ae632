import { createPool } from '@pavilion/postgres';
import { pino } from 'pino';
import { reviewCycle, runSettlements } from '../modules/settlement/index.ts';

/**
 * A process of its own that settles and reviews until nothing is left to look at, and can be killed at any moment
 * (settleProcess.ts). It says `ready` before it begins.
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
  const { rows } = await pool.query<{ id: number; site_id: number; sha256: string }>(
    `SELECT id, site_id, sha256 FROM settlement_cycle WHERE state IN ('calculated', 'reviewed') ORDER BY from_day`,
  );
  for (const { id, site_id, sha256 } of rows)
    for (const actor of ['mei', 'lin'])
      await reviewCycle(deps, { siteId: site_id, cycleId: id, sha256, actor });
  if (rows.length === 0) break;
}
await pool.end();
