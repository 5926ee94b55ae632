import { useLocale } from '../../../i18n/LocaleContext.tsx';
import { languageTags } from '../../../locales/index.ts';
import { useSite } from '../../../site/SiteContext.tsx';

/** Shows an ISO instant of the wire as date and time of the site's zone, in the page's language. */
export const useInstant = (): ((instant: string) => string) => {
  const locale = useLocale();
  const { site } = useSite();
  const format = new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: site.time_zone,
  });
  return (instant) => format.format(new Date(instant));
};
