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

/** How a day is written in a language, everywhere alike; a calendar's own day, which has no hour, in UTC. */
export const dayFormat = (locale: Locale, timeZone = 'UTC'): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'medium', timeZone });
