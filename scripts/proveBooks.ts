import { type ReconcileReport, reconcile } from '@pavilion/ledger';
import type { Pool } from '@pavilion/postgres';
import { findAgentTransferDifferences } from '../apps/server/src/modules/agentMoney/index.ts';
import { differencesOfReports } from '../apps/server/src/modules/reports/index.ts';
import { findWalletDifferences } from '../apps/server/src/modules/wallet/index.ts';
import { LaunchError } from './launcher/settings.ts';

/** Codes of a schema, function or table that is not there. */
const unmigrated = new Set(['3F000', '42883', '42P01']);

/** Everything that `npm run reconcile` proves of a hall's books. Throws `LaunchError` where there are none. */
export const proveBooks = async (pool: Pool): Promise<ReconcileReport> => {
  try {
    const report = await reconcile(pool);
    const sums = (await differencesOfReports(pool)).map(({ subject, expected, actual }) => ({
      rule: 'sum_of_reports',
      subject,
      expected: expected ?? 'nothing',
      actual: actual ?? 'nothing',
    }));
    return {
      ...report,
      differences: [
        ...report.differences,
        ...(await findWalletDifferences(pool)),
        ...(await findAgentTransferDifferences(pool)),
        ...sums,
      ],
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && unmigrated.has(String(error.code)))
      throw new LaunchError('this database has no ledger yet: run npm start or npm run migrate first');
    throw error;
  }
};
