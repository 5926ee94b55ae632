import { siteDetail, webLogo } from '@pavilion/contract/content';
import { handle } from '../../http/caller.ts';
import type { ServerModule } from '../../module.ts';
import type { SiteBook } from './siteBook.ts';

export { requireCurrency } from './requireCurrency.ts';
export { openSiteBook, type SiteBook } from './siteBook.ts';

/** The site's own settings and logos (spec §7). */
export const createSitesModule = ({ sites }: { sites: SiteBook }): ServerModule => ({
  name: 'sites',
  calls: [
    handle(siteDetail, async ({ site }) => ({ env_config: site.settings })),
    handle(webLogo, async ({ site }) => ({ web_logo_list: [...(sites.byId(site.id)?.logos ?? [])] })),
  ],
});
