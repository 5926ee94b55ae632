import { siteDetail, webLogo } from '@pavilion/contract/content';
import { type CallHandler, handle } from '../../http/caller.ts';
import type { SiteBook } from './siteBook.ts';

export const siteCalls = ({ sites }: { readonly sites: SiteBook }): CallHandler[] => [
  handle(siteDetail, async ({ site }) => ({ env_config: site.settings })),
  handle(webLogo, async ({ site }) => ({ web_logo_list: [...(sites.byId(site.id)?.logos ?? [])] })),
];
