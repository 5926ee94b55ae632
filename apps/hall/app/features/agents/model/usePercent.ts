import { useLocale } from '../../../i18n/LocaleContext.tsx';
import { languageTags } from '../../../locales/index.ts';

const million = 1_000_000;

/** Shows millionths as a percentage in the page's language. */
export const usePercent = (): ((ppm: number) => string) => {
  const locale = useLocale();
  const format = new Intl.NumberFormat(languageTags[locale], { style: 'percent', maximumFractionDigits: 4 });
  return (ppm) => format.format(ppm / million);
};
