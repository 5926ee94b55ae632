import { useLocale } from '../i18n/LocaleContext.tsx';
import { languageTags } from '../locales/index.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The unit in which a span is said, and how many of them, rounded up: nobody is told less than it takes. */
export const spanOf = (
  seconds: number,
): { readonly unit: 'minute' | 'hour' | 'day'; readonly count: number } => {
  if (seconds <= 90 * minute) return { unit: 'minute', count: Math.max(1, Math.ceil(seconds / minute)) };
  if (seconds <= 36 * hour) return { unit: 'hour', count: Math.ceil(seconds / hour) };
  return { unit: 'day', count: Math.ceil(seconds / day) };
};

/** Says how long something takes, in the page's language and the largest unit that fits: "8 minutes", "3 hours". */
export const useSpan = (): ((seconds: number) => string) => {
  const tag = languageTags[useLocale()];
  return (seconds) => {
    const { unit, count } = spanOf(seconds);
    return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  };
};
