import type { PoolClient } from '@pavilion/postgres';
import { seedRegisterSettings } from '../../database/seeds/registerSettings.ts';
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

const makeSite = async (tx: PoolClient, site: SiteConfig): Promise<void> => {
  const settings = {
    desktop_theme: site.theme,
    mobile_theme: site.theme,
    age_min: site.minimumAge,
    logos: [{ photo_path: '/art/brand/mark.svg' }],
  };
  await tx.query(
    `INSERT INTO site (id, code, name, time_zone, languages, currencies, settings)
     OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [site.id, site.code, site.name, site.timeZone, site.languages, site.currencies, settings],
  );
  // The number was given and not drawn: the next site that draws one must get another.
  await tx.query("SELECT nextval(pg_get_serial_sequence('site', 'id')) FROM generate_series(1, $1)", [
    site.id,
  ]);
  await tx.query('INSERT INTO identity_policy (site_id, minimum_age_years) VALUES ($1, $2)', [
    site.id,
    site.minimumAge,
  ]);
};

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
    const { rowCount } = await tx.query(
      'INSERT INTO site_host (host, site_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [host, site.id],
    );
    if (rowCount === 1) {
      report.say(`host ${host} added`);
      continue;
    }
    const { rows } = await tx.query<{ site_id: number }>('SELECT site_id FROM site_host WHERE host = $1', [
      host,
    ]);
    const owner = rows[0]?.site_id;
    if (owner !== site.id) report.contradict(`host ${host} belongs to site ${owner}`);
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
    await makeSite(tx, site);
    report.say(
      `site ${site.id} "${site.code}" made: ${site.currencies.join(', ')}; ${site.languages.join(', ')}`,
    );
  } else {
    await keepSite(tx, report, site, row);
  }
  await addHosts(tx, report, site);
  await seedRegisterSettings(
    { query: ({ text, values }) => tx.query(text, values) },
    site.id,
    site.currencies,
  );
  return true;
};
