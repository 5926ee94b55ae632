import { intlLocale } from '../../src/locale.ts';
import type { Lang } from './sessionTexts.ts';

/** A moment by the clock on the wall, written as the hall writes one; with seconds where several fall into one minute. */
export const instantText = (iso: string, lang: Lang, precision: 'minutes' | 'seconds' = 'minutes'): string =>
  new Intl.DateTimeFormat(intlLocale(lang), {
    dateStyle: 'medium',
    timeStyle: precision === 'seconds' ? 'medium' : 'short',
  }).format(new Date(iso));
