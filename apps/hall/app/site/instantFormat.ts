import type { Locale } from '@pavilion/contract';
import { languageTags } from '../locales/index.ts';

/** How a moment is written in a language, everywhere alike; with seconds where several may fall into one minute. */
export const instantFormat = (
  locale: Locale,
  timeZone: string,
  precision: 'minutes' | 'seconds' = 'minutes',
): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'medium',
    timeStyle: precision === 'seconds' ? 'medium' : 'short',
    timeZone,
  });
