import { type Pool, readDatabaseClock } from '@pavilion/postgres';
import {
  createProviderDirectory,
  dayOf,
  type ProviderReport,
  reconcileProvider,
} from '../apps/server/src/modules/wallet/index.ts';

const differencesShownMax = 50;

const wording = {
  not_offered: 'keeps no list of transactions',
  unreachable: 'could not be read to its end; run this again while the provider can be reached',
  busy: 'is being compared by the hall at this moment',
} as const;

const describeProvider = (name: string, { kind, listed, differences }: ProviderReport): string[] => {
  if (kind !== 'compared') return [`${kind === 'not_offered' ? '·' : '✗'} ${name}: ${wording[kind]}`];
  if (differences.length === 0) return [`✓ ${name}: ${listed} transactions read, no difference`];
  const more = differences.length - differencesShownMax;
  return [
    `✗ ${name}: ${listed} transactions read, ${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}`,
    ...differences
      .slice(0, differencesShownMax)
      .map(
        ({ transaction_id, rule, ours, theirs }) =>
          `    ${transaction_id}: ${rule.replaceAll('_', ' ')}, hall ${ours ?? 'nothing'}, provider ${theirs ?? 'nothing'}`,
      ),
    ...(more > 0 ? [`    … and ${more} more in provider_difference`] : []),
  ];
};

/**
 * Compares a day of UTC with every provider's own list of transactions. Answers what to print, and whether all of them
 * were compared (or keep no list) and agree.
 */
export const compareWithProviders = async (
  pool: Pool,
  secret: string,
  day: Date,
): Promise<{ readonly lines: string[]; readonly agree: boolean }> => {
  const silent = { error: () => undefined, warn: () => undefined };
  const clock = await readDatabaseClock(pool);
  const providers = createProviderDirectory({ pool, secret, clock, log: silent });
  const deps = { pool, clock, log: silent, providers };
  const { rows } = await pool.query<{ gp_id: number; gp_code: string }>(
    // Play at a transfer provider is not in the hall's books.
    `SELECT gp_id, p.gp_code FROM provider_wire w JOIN provider p USING (gp_id)
     WHERE p.wallet = 'seamless' ORDER BY gp_id`,
  );
  try {
    const lines: string[] = [];
    let agree = true;
    for (const { gp_id, gp_code } of rows) {
      const report = await reconcileProvider(deps, gp_id, dayOf(day));
      lines.push(...describeProvider(gp_code, report));
      agree &&= report.kind === 'not_offered' || (report.kind === 'compared' && !report.differences.length);
    }
    return { lines, agree };
  } finally {
    providers.close();
  }
};
