import { parseArgs } from 'node:util';
import { type Difference, proveOn, type ReconcileReport } from '@pavilion/ledger';
import { type CurrencyCode, formatMinor, isCurrencyCode, minor } from '@pavilion/money';
import { createPool, type Pool } from '@pavilion/postgres';
import { openHall } from './launcher/databases.ts';
import { runMain } from './launcher/runMain.ts';
import { sealingSecret } from './launcher/secrets.ts';
import { LaunchError, type LauncherSettings, readSettings } from './launcher/settings.ts';
import { proveBooks } from './proveBooks.ts';
import { compareWithProviders } from './reconcileProviders.ts';

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
    'The books balance: every currency and every transfer sums to zero, every balance is the sum of its entries,',
    'what is in transit is what open transfers to and from providers are worth, and what is withheld is the wins that',
    'wait for staff. The sums of reports and the members’ days, by which agents are paid, are those of the ledger.',
    ...(lines.length === 0 ? ['  nothing was posted yet'] : lines),
    `  ${snapshotsTaken} balances carried forward`,
  ];
};

/** Walks through the ledger a step after another, telling where it stands: what is stopped goes on with the next call. */
const proveInSteps = async (pool: Pool): Promise<number> => {
  const proof = await proveOn(pool, {
    mayGoOn: ({ through, horizon }) => {
      console.log(`· proven up to transfer ${through} of ${horizon}`);
      return true;
    },
  });
  if (proof === undefined)
    throw new LaunchError('the books are being proven by somebody else at this moment');
  const { through, differences } = proof;
  console.log(
    differences.length === 0
      ? `The ledger balances: every transfer up to ${through}, and every account with what came since.`
      : describeReport({ differences, totals: [], snapshotsTaken: 0 }).join('\n'),
  );
  return differences.length === 0 ? 0 : 1;
};

const dayMs = 24 * 3_600_000;

interface Wish {
  readonly steps: boolean;
  readonly providers: boolean;
  /** A moment of the day to compare. */
  readonly day: Date;
}

const readWish = (): Wish => {
  const { values } = parseArgs({
    options: { steps: { type: 'boolean' }, providers: { type: 'boolean' }, day: { type: 'string' } },
  });
  const day = values.day === undefined ? new Date(Date.now() - dayMs) : new Date(`${values.day}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) throw new LaunchError(`--day is not a day like 2026-01-31: ${values.day}`);
  return {
    steps: values.steps === true,
    providers: values.providers === true || values.day !== undefined,
    day,
  };
};

const run = async (pool: Pool, settings: LauncherSettings, wish: Wish): Promise<number> => {
  if (wish.steps) return proveInSteps(pool);
  const report = await proveBooks(pool);
  console.log(describeReport(report).join('\n'));
  if (!wish.providers) return report.differences.length === 0 ? 0 : 1;
  const { lines, agree } = await compareWithProviders(pool, sealingSecret(settings.dataDir), wish.day);
  console.log(
    [`The providers' own lists of ${wish.day.toISOString().slice(0, 10)} (UTC):`, ...lines].join('\n'),
  );
  return report.differences.length === 0 && agree ? 0 : 1;
};

/**
 * `npm run reconcile`: proves the books; beside a running `npm start` too. With `-- --providers` it also compares
 * yesterday, or `--day=2026-01-31`, with the providers' own lists. `-- --steps` proves the ledger alone, for one so big that
 * the proof may be stopped and has to go on. Leaves with 1 when there is any difference.
 */
await runMain(async () => {
  const wish = readWish();
  const settings = readSettings(process.env);
  const hall = await openHall(settings, (line) => console.log(`· ${line}`));
  try {
    const pool = createPool(hall.url, { max: 2, applicationName: 'pavilion-reconcile' });
    try {
      return await run(pool, settings, wish);
    } finally {
      await pool.end();
    }
  } finally {
    await hall.stop();
  }
});
