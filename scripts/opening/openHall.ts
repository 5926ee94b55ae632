import { advisoryLocks, type Pool, withTransaction } from '@pavilion/postgres';
import { appointStaff } from '../../apps/server/src/modules/staff/index.ts';
import { LaunchError } from '../launcher/settings.ts';
import type { OpeningConfig } from './config.ts';
import { openGateways } from './gateway.ts';
import { openProviders } from './provider.ts';
import { createReport, type Report } from './report.ts';
import { openSite } from './site.ts';
import type { SiteTexts } from './texts.ts';
import { openTexts } from './writeTexts.ts';

const refuse = (contradictions: readonly string[]): never => {
  throw new LaunchError(
    [
      'nothing was changed: the file says otherwise than the database. Change the file, or the database where it is meant',
      ...contradictions,
    ].join('\n  '),
  );
};

/**
 * Makes what a hall needs for its first bet: a site, the owner of its office, providers with games, gateways with ways to
 * pay in, the texts that visitors read. All or nothing. What is there stays as it is and shows no key again; what the file adds is added. Throws
 * `LaunchError` with every contradiction between file and database.
 */
export const openFirstSite = (
  pool: Pool,
  secret: string,
  config: OpeningConfig,
  texts?: SiteTexts,
): Promise<Report> =>
  withTransaction(pool, async (tx) => {
    // Two runs at once wait for each other.
    await tx.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.opening]);
    const report = createReport();
    if (!(await openSite(tx, report, config))) refuse(report.contradictions);
    const { account } = config.owner;
    const { isNew, password } = await appointStaff(
      { query: ({ text, values }) => tx.query(text, values) },
      { account, siteId: config.site.id, role: 'owner' },
    );
    report.say(`owner ${account} ${isNew ? 'made' : 'is there'}`);
    if (password !== null)
      report.showOnce(`password of ${account}: ${password} (to be changed at the first login)`);
    await openProviders(tx, report, secret, config);
    await openGateways(tx, report, secret, config);
    await openTexts(tx, report, config.site.id, texts);
    if (report.contradictions.length > 0) refuse(report.contradictions);
    return report;
  });
