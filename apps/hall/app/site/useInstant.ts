import { useLocale } from '../i18n/LocaleContext.tsx';
import { instantFormat } from './instantFormat.ts';
import { useTimeZone } from './timeZone.ts';

/** Shows an ISO instant of the wire as date and time of the zone that the member reads times in, in the page's language. */
export const useInstant = (): ((instant: string) => string) => {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const format = instantFormat(locale, timeZone);
  return (instant) => format.format(new Date(instant));
};
