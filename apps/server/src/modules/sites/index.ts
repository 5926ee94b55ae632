import type { ServerModule } from '../../module.ts';
import { siteCalls } from './calls.ts';
import { siteDeskCalls } from './officeCalls.ts';
import type { SiteBook } from './siteBook.ts';
import { registerSiteDeeds, type SiteDeskDeps } from './siteDeeds.ts';

export { addHost, makeSite } from './makeSite.ts';
export { requireCurrency } from './requireCurrency.ts';
export { giveSignUpForms } from './signUpForms.ts';
export { openSiteBook, type SiteBook } from './siteBook.ts';
export { siteSetting } from './siteSetting.ts';

/** The site's own settings and logos (spec §7). */
export const createSitesModule = (deps: { readonly sites: SiteBook }): ServerModule => ({
  name: 'sites',
  calls: siteCalls(deps),
});

/** How sites come about: the office's list of them, new ones, their hosts. */
export const createSiteDeskModule = (deps: SiteDeskDeps): ServerModule => {
  registerSiteDeeds(deps);
  return { name: 'siteDesk', officeCalls: siteDeskCalls(deps) };
};
