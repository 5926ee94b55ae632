import { pageChunks } from 'virtual:page-chunks';
import type { Locale } from '@pavilion/contract';
import { preloadModule } from 'react-dom';

/** Lets the browser fetch the texts together with the scripts; hydration waits for them. */
export const LocalePreload = ({ locale, isWhole }: { locale: Locale; isWhole: boolean }) => {
  if (import.meta.env.SSR) {
    for (const file of pageChunks[`texts/${locale}`] ?? []) preloadModule(file, { as: 'script' });
    if (isWhole) preloadRestOfTexts(locale);
  }
  return null;
};

/** The same for a page that waits for all texts. */
export const preloadRestOfTexts = (locale: Locale): void => {
  for (const file of pageChunks[`locale/${locale}`] ?? []) preloadModule(file, { as: 'script' });
};
