import type { Pool } from '@pavilion/postgres';
import { differencesOfReports, gatherReports } from '../apps/server/src/modules/reports/index.ts';
import { runOnHall } from './launcher/runOnHall.ts';
import { LaunchError } from './launcher/settings.ts';
import { readStaffArguments } from './launcher/staffArguments.ts';

const usage = 'npm run reports -- --verify | --anew';

const verify = async (pool: Pool): Promise<number> => {
  await gatherReports(pool);
  const differences = await differencesOfReports(pool);
  for (const { subject, expected, actual } of differences)
    console.log(`${subject}: the ledger has ${expected ?? 'nothing'}, the report ${actual ?? 'nothing'}`);
  console.log(
    differences.length === 0
      ? 'The sums of reports are those of the ledger.'
      : `${differences.length} sums differ; --anew makes all of them from the ledger.`,
  );
  return differences.length === 0 ? 0 : 1;
};

const makeAnew = async (pool: Pool): Promise<number> => {
  await pool.query('SELECT report.begin_anew()');
  await gatherReports(pool);
  console.log('The sums of reports are made anew.');
  return 0;
};

const run = async (pool: Pool): Promise<number> => {
  const { values } = readStaffArguments(usage, { verify: { type: 'boolean' }, anew: { type: 'boolean' } });
  if ((values.verify === true) === (values.anew === true)) throw new LaunchError(usage);
  return values.verify === true ? verify(pool) : makeAnew(pool);
};

/**
 * `npm run reports -- --verify`: compares every sum of the reports with the ledger, and leaves with 1 where one differs;
 * `--anew` makes all of them from the ledger: after a site has changed its time zone.
 */
await runOnHall('reports', run);
