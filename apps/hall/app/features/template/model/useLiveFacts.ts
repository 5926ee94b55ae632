import type { Locale } from '@pavilion/contract';
import { useState } from 'react';
import type { SiteFacts } from '../../../site/SiteContext.tsx';
import type { TemplateName } from '../../../templates/pages.ts';
import { useTemplateNews } from './useTemplateNews.ts';

/** What the page came with, and then what the operator has made of it since. */
export const useLiveFacts = (
  loaded: SiteFacts & { readonly locale: Locale; readonly template: TemplateName },
): SiteFacts => {
  const [fresh, setFresh] = useState<Partial<SiteFacts>>({});
  const facts = { ...loaded, ...fresh };
  useTemplateNews('template_setting', facts.theme, async () => {
    const { freshSetting } = await import('./refreshFacts.ts');
    const shown = document.documentElement.dataset.template === 'narrow' ? 'narrow' : 'wide';
    const setting = await freshSetting(shown);
    setFresh((before) => ({ ...before, ...setting }));
  });
  useTemplateNews('template_login', facts.theme, async () => {
    const { freshLogin } = await import('./refreshFacts.ts');
    const login = await freshLogin(facts.theme, loaded.locale);
    setFresh((before) => ({ ...before, ...login }));
  });
  return facts;
};
