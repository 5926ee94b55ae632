import { useLocale } from '../i18n/LocaleContext.tsx';
import { languageTags } from '../locales/index.ts';
import { useTimeZone } from './timeZone.ts';

/** Shows an ISO instant of the wire as date and time of the zone that the member reads times in, in the page's language. */
export const useInstant = (): ((instant: string) => string) => {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const format = new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (instant) => format.format(new Date(instant));
};
