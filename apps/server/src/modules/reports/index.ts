import type { Hall } from '../../infra/hall.ts';
import type { ServerModule } from '../../module.ts';
import { gatherReports } from './gather.ts';
import { reportCalls } from './officeCalls.ts';

export { differencesOfReports, gatherReports } from './gather.ts';
export { sumHours, sumPlayUntil } from './queries.ts';

/** What the ledger comes to, by days and by whom: sums that are made from it alone, and can be made anew. */
export const createReportsModule = (deps: Pick<Hall, 'pool' | 'clock'>): ServerModule => ({
  name: 'reports',
  officeCalls: reportCalls(deps),
  schedules: [{ name: 'reports-gather', cron: '* * * * *', run: () => gatherReports(deps.pool) }],
});
