import type { PoolClient } from '@pavilion/postgres';
import { addHost, giveSignUpForms, makeSite } from '../../apps/server/src/modules/sites/index.ts';
import type { OpeningConfig } from './config.ts';
import type { WritableReport } from './report.ts';

interface SiteRow {
  readonly code: string;
  readonly name: string;
  readonly time_zone: string;
  readonly languages: readonly string[];
  readonly currencies: readonly string[];
  readonly settings: { readonly desktop_theme?: string; readonly age_min?: number };
}

type SiteConfig = OpeningConfig['site'];

/** Languages and currencies that the file names are added; what it no longer names stays, and is said to. */
const widen = async (
  tx: PoolClient,
  report: WritableReport,
  site: SiteConfig,
  what: 'languages' | 'currencies',
  stored: readonly string[],
): Promise<void> => {
  const named: readonly string[] = site[what];
  const added = named.filter((one) => !stored.includes(one));
  const left = stored.filter((one) => !named.includes(one));
  if (added.length > 0) {
    await tx.query(`UPDATE site SET ${what} = ${what} || $2::text[] WHERE id = $1`, [site.id, added]);
    report.say(`site ${site.id}: ${what} added: ${added.join(', ')}`);
  }
  if (left.length > 0)
    report.say(`site ${site.id}: ${what} stay though the file does not name them: ${left.join(', ')}`);
};

const keepSite = async (
  tx: PoolClient,
  report: WritableReport,
  site: SiteConfig,
  row: SiteRow,
): Promise<void> => {
  const differences: readonly (readonly [string, unknown, unknown])[] = [
    ['code', row.code, site.code],
    ['name', row.name, site.name],
    ['time zone', row.time_zone, site.timeZone],
    ['theme', row.settings.desktop_theme, site.theme],
    ['minimum age', row.settings.age_min, site.minimumAge],
  ];
  for (const [what, there, said] of differences)
    if (there !== undefined && there !== said)
      report.contradict(
        `site ${site.id}: its ${what} is ${JSON.stringify(there)}, the file says ${JSON.stringify(said)}`,
      );
  report.say(`site ${site.id} "${row.code}" is there`);
  await widen(tx, report, site, 'languages', row.languages);
  await widen(tx, report, site, 'currencies', row.currencies);
};

const addHosts = async (tx: PoolClient, report: WritableReport, site: SiteConfig): Promise<void> => {
  for (const host of site.hosts) {
    const { added, taken } = await addHost(tx, site.id, host);
    if (added) report.say(`host ${host} added`);
    if (taken !== undefined)
      report.contradict(
        `host ${host} belongs to ${taken.isAgents ? 'an agent of ' : ''}site ${taken.siteId}`,
      );
  }
};

/** The site with its hosts and the sign-up form of each currency. Answers false where there can be no such site. */
export const openSite = async (
  tx: PoolClient,
  report: WritableReport,
  { site }: OpeningConfig,
): Promise<boolean> => {
  const { rows } = await tx.query<SiteRow>(
    'SELECT code, name, time_zone, languages, currencies, settings FROM site WHERE id = $1',
    [site.id],
  );
  const [row] = rows;
  if (row === undefined) {
    const namesakes = await tx.query<{ id: number }>('SELECT id FROM site WHERE code = $1', [site.code]);
    const [namesake] = namesakes.rows;
    if (namesake !== undefined) {
      report.contradict(`site "${site.code}" is there as number ${namesake.id}, the file says ${site.id}`);
      return false;
    }
    if ((await makeSite(tx, site)) === null) throw new Error(`site ${site.id} was neither there nor made`);
    report.say(
      `site ${site.id} "${site.code}" made: ${site.currencies.join(', ')}; ${site.languages.join(', ')}`,
    );
  } else {
    await keepSite(tx, report, site, row);
  }
  await addHosts(tx, report, site);
  await giveSignUpForms(tx, site.id, site.currencies);
  return true;
};
