import { useState } from 'react';
import { useLocale } from '../../../i18n/LocaleContext.tsx';
import { useSite } from '../../../site/SiteContext.tsx';
import { useTemplate } from '../../../state/TemplateContext.tsx';
import type { ShellData } from '../../shell/model/loadShell.ts';
import { useTemplateNews } from './useTemplateNews.ts';

/** Footer, float rail and shortcuts as the page came with them, and then as the operator has made them since. */
export const useLiveShell = (loaded: ShellData): ShellData => {
  const [fresh, setFresh] = useState<Partial<ShellData>>({});
  const { theme } = useSite();
  const template = useTemplate();
  const locale = useLocale();
  useTemplateNews('template_setting', theme, async () => {
    const { freshShell } = await import('./refreshShell.ts');
    setFresh(await freshShell({ theme, template, locale }));
  });
  return { ...loaded, ...fresh };
};
