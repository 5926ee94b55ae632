import { currencySchema, locales } from '@pavilion/contract';
import type { PoolClient } from '@pavilion/postgres';

/** The demo hall and a second house beside it, which shares the installation and nothing else. */
export const pavilionSiteId = 1;
export const harborSiteId = 2;

interface SiteSeed {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly timeZone: string;
  readonly languages: readonly string[];
  readonly currencies: readonly string[];
  readonly settings: object;
  readonly hosts: readonly string[];
}

const logo = { photo_path: '/art/brand/mark.svg' };

const sites: readonly SiteSeed[] = [
  {
    id: pavilionSiteId,
    code: 'pavilion',
    name: '华庭 Pavilion',
    timeZone: 'America/Caracas',
    languages: ['zh_CN', ...locales.filter((locale) => locale !== 'zh_CN')],
    currencies: currencySchema.options,
    settings: {
      site_names: { zh_TW: '華庭 Pavilion' },
      desktop_theme: 'H5_1',
      mobile_theme: 'H5_1',
      age_min: 18,
      game_room: true,
      customer_service: { open_type: 'tab', url: '/main/contact' },
      logos: [logo],
      bulletin_display_frequency: 0,
    },
    hosts: ['localhost', '127.0.0.1', '[::1]'],
  },
  {
    id: harborSiteId,
    code: 'harbor',
    name: '夜港 Harbor',
    timeZone: 'Asia/Shanghai',
    languages: ['zh_CN', 'en_US'],
    currencies: ['RMB', 'USD'],
    settings: {
      desktop_theme: 'H5_4',
      mobile_theme: 'H5_4',
      age_min: 21,
      customer_service: { open_type: 'tab', url: '/main/about' },
      logos: [logo],
      bulletin_display_frequency: 1,
    },
    hosts: ['harbor.localhost'],
  },
];

/**
 * Only for an empty database. The sites bring their numbers: a sequence does not count back when a first attempt was
 * rolled back. The numbers are then drawn from it as well, so that the next site gets a free one.
 */
export const seedSites = async (client: PoolClient): Promise<void> => {
  for (const site of sites) {
    await client.query(
      `insert into site (id, code, name, time_zone, languages, currencies, settings)
       overriding system value values ($1, $2, $3, $4, $5, $6, $7)`,
      [site.id, site.code, site.name, site.timeZone, site.languages, site.currencies, site.settings],
    );
    for (const host of site.hosts) {
      await client.query('insert into site_host (host, site_id) values ($1, $2)', [host, site.id]);
    }
  }
  await client.query("select nextval(pg_get_serial_sequence('site', 'id')) from site");
};
