import type { ServerModule } from '../../module.ts';
import { siteCalls } from './calls.ts';
import type { SiteBook } from './siteBook.ts';

export { requireCurrency } from './requireCurrency.ts';
export { openSiteBook, type SiteBook } from './siteBook.ts';
export { siteSetting } from './siteSetting.ts';

/** The site's own settings and logos (spec §7). */
export const createSitesModule = (deps: { readonly sites: SiteBook }): ServerModule => ({
  name: 'sites',
  calls: siteCalls(deps),
});
