import { type Difference, type ReconcileReport, reconcile } from '@pavilion/ledger';
import { type CurrencyCode, formatMinor, isCurrencyCode, minor } from '@pavilion/money';
import { createPool, type Pool } from '@pavilion/postgres';
import { openDatabases } from './launcher/databases.ts';
import { runMain } from './launcher/runMain.ts';
import { LaunchError, readSettings } from './launcher/settings.ts';

const differencesShownMax = 50;

const showMoney = (amount: bigint, currency: string): string => {
  const code: CurrencyCode | undefined = isCurrencyCode(currency) ? currency : undefined;
  return code === undefined ? `${amount} minor units` : formatMinor(minor(amount), code);
};

const describeDifference = ({ rule, subject, expected, actual }: Difference): string =>
  `✗ ${subject}: ${rule.replaceAll('_', ' ')}, expected ${expected}, found ${actual}`;

const describeReport = ({ differences, totals, snapshotsTaken }: ReconcileReport): string[] => {
  const lines = totals.map(
    ({ currency, accounts, entries, movedMinor }) =>
      `  ${currency}  ${entries} entries on ${accounts} accounts, ${showMoney(movedMinor, currency)} moved, sum 0`,
  );
  if (differences.length > 0) {
    const more = differences.length - differencesShownMax;
    return [
      `The books do NOT balance: ${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}.`,
      ...differences.slice(0, differencesShownMax).map(describeDifference),
      ...(more > 0 ? [`… and ${more} more`] : []),
    ];
  }
  return [
    'The books balance: every currency and every transfer sums to zero, every balance is the sum of its entries.',
    ...(lines.length === 0 ? ['  nothing was posted yet'] : lines),
    `  ${snapshotsTaken} balances carried forward`,
  ];
};

/** Codes of a schema or function that is not there. */
const unmigrated = new Set(['3F000', '42883']);

const prove = async (pool: Pool): Promise<ReconcileReport> => {
  try {
    return await reconcile(pool);
  } catch (error) {
    if (error instanceof Error && 'code' in error && unmigrated.has(String(error.code)))
      throw new LaunchError('this database has no ledger yet: run npm start or npm run migrate first');
    throw error;
  }
};

/** `npm run reconcile`: proves the books; beside a running `npm start` too. Leaves with 1 when there is any difference. */
await runMain(async () => {
  const databases = await openDatabases(
    readSettings(process.env),
    (line) => console.log(`· ${line}`),
    'attach',
  );
  try {
    const pool = createPool(databases.urls().hall, { max: 1, applicationName: 'pavilion-reconcile' });
    try {
      const report = await prove(pool);
      console.log(describeReport(report).join('\n'));
      return report.differences.length === 0 ? 0 : 1;
    } finally {
      await pool.end();
    }
  } finally {
    await databases.stop();
  }
});
