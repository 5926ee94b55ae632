import type { PageServices } from '@pavilion/contract';
import { createContext, use } from 'react';
import type { TemplateFacts } from '../features/template/model/templateFacts.ts';

/** What every page knows of its site: settings, origin, the visitor's currency, and what the operator's template says. */
export type SiteFacts = Pick<PageServices, 'site' | 'origin' | 'currency' | 'theme'> & TemplateFacts;

export const SiteContext = createContext<SiteFacts | null>(null);

export const useSite = (): SiteFacts => {
  const facts = use(SiteContext);
  if (facts === null) throw new Error('useSite is for parts of a page, inside the root');
  return facts;
};
