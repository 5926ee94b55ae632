import { useLocale } from '../../../i18n/LocaleContext.tsx';
import { dayFormat } from '../../../site/instantFormat.ts';

/** Shows a calendar day of the wire (`2026-11-20`) in the page's language; it has no hour and so no zone. */
export const useDay = (): ((day: string) => string) => {
  const format = dayFormat(useLocale());
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
};
