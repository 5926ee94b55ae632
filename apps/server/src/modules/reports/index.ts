import type { ServerModule } from '../../module.ts';
import { gatherReports } from './gather.ts';
import { type ReportMailDeps, sendDueReports } from './mails/sendDue.ts';
import { type ReportDeps, reportCalls } from './officeCalls.ts';

export { differencesOfReports, gatherReports } from './gather.ts';
export { datedReport } from './progress.ts';
export { percent, sumHours, sumPlayUntil } from './queries.ts';

export interface ReportsModule extends ServerModule {
  /**
   * Sends the reports whose hour has come; run every minute by its schedule. Answers how many went. A file larger than
   * `attachmentBytesMax`, 1 MiB unless told, stays in the office.
   */
  readonly sendDue: (attachmentBytesMax?: number) => Promise<number>;
}

/** What the ledger comes to, by days and by whom: sums that are made from it alone, and can be made anew. */
export const createReportsModule = (deps: ReportMailDeps & ReportDeps): ReportsModule => {
  const sendDue: ReportsModule['sendDue'] = (bytesMax) => sendDueReports(deps, bytesMax);
  return {
    name: 'reports',
    officeCalls: reportCalls(deps),
    schedules: [
      { name: 'reports-gather', cron: '* * * * *', run: () => gatherReports(deps.pool) },
      {
        name: 'reports-mail',
        cron: '* * * * *',
        run: async () => {
          await sendDue();
        },
      },
    ],
    sendDue,
  };
};
