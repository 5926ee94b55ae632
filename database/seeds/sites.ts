import { currencySchema, locales } from '@pavilion/contract';
import type { NewSite } from '@pavilion/contract/office';
import type { PoolClient } from '@pavilion/postgres';
import { makeSite } from '../../apps/server/src/modules/sites/index.ts';

/** The demo hall and a second house beside it, which shares the installation and nothing else. */
export const pavilionSiteId = 1;
export const harborSiteId = 2;

/** By whose clock a day of the demo hall begins. */
export const pavilionTimeZone = 'America/Caracas';

interface SiteSeed extends NewSite {
  readonly id: number;
  /** Beside what every new site begins with. */
  readonly settings: object;
}

const sites: readonly SiteSeed[] = [
  {
    id: pavilionSiteId,
    code: 'pavilion',
    name: '华庭 Pavilion',
    timeZone: pavilionTimeZone,
    theme: 'H5_1',
    minimumAge: 18,
    languages: ['zh_CN', ...locales.filter((locale) => locale !== 'zh_CN')],
    currencies: currencySchema.options,
    settings: {
      site_names: { zh_TW: '華庭 Pavilion' },
      game_room: true,
      autoplay: true,
      feature_buy: true,
      customer_service: { open_type: 'tab', url: '/main/contact' },
      service_hours: '09:00-23:00',
      bulletin_display_frequency: 0,
    },
    hosts: ['localhost', '127.0.0.1', '[::1]'],
  },
  {
    id: harborSiteId,
    code: 'harbor',
    name: '夜港 Harbor',
    timeZone: 'Asia/Shanghai',
    theme: 'H5_4',
    minimumAge: 21,
    languages: ['zh_CN', 'en_US'],
    currencies: ['RMB', 'USD'],
    settings: {
      customer_service: { open_type: 'tab', url: '/main/about' },
      bulletin_display_frequency: 1,
    },
    hosts: ['harbor.localhost'],
  },
];

/** Only for an empty database: the demo's sites as the office would open them, and what the demo has beside that. */
export const seedSites = async (client: PoolClient): Promise<void> => {
  for (const { settings, ...site } of sites) {
    await makeSite(client, site);
    await client.query('update site set settings = settings || $2 where id = $1', [site.id, settings]);
    for (const host of site.hosts)
      await client.query('insert into site_host (host, site_id) values ($1, $2)', [host, site.id]);
  }
};
