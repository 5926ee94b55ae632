import type { PageServices } from '@pavilion/contract';
import { createContext, use } from 'react';

/** What every page knows of its site: settings, origin, and the visitor's currency. */
export type SiteFacts = Pick<PageServices, 'site' | 'origin' | 'currency' | 'theme'>;

export const SiteContext = createContext<SiteFacts | null>(null);

export const useSite = (): SiteFacts => {
  const facts = use(SiteContext);
  if (facts === null) throw new Error('useSite is for parts of a page, inside the root');
  return facts;
};
