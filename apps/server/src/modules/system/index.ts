import type { Hall } from '../../infra/hall.ts';
import type { ServerModule } from '../../module.ts';
import { analyseGrown, makeParts } from './growth.ts';
import { type SystemDeps, systemCalls } from './officeCalls.ts';

export { tellOfProcess } from './beat.ts';
export { tellOfDatabase } from './gauges/index.ts';
export { readFailingParties } from './parties.ts';

/** Processes, jobs, messages on their way, and what others told. */
export const createSystemModule = (deps: SystemDeps & Pick<Hall, 'log'>): ServerModule => ({
  name: 'system',
  officeCalls: systemCalls(deps),
  schedules: [
    {
      name: 'processes-forget',
      cron: '11 * * * *',
      // One that was killed could not take its line away.
      run: async () => {
        await deps.pool.query(`DELETE FROM hall_process WHERE seen_at < now() - interval '1 day'`);
        await deps.pool.query(`DELETE FROM alarm WHERE last_at < now() - interval '7 days'`);
      },
    },
    { name: 'growth-parts', cron: '*/10 * * * *', run: () => makeParts(deps.pool, deps.log) },
    { name: 'growth-analyse', cron: '41 8 * * *', run: () => analyseGrown(deps.pool) },
  ],
});
