import type { BookNames } from '../../../src/book/views.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import type { BookTexts } from '../texts/texts.ts';

/** What a team, competition or map is called: the book names it in Chinese and English, other languages have a list of their own. */
export const nameIn = (
  names: BookNames,
  lang: Lang,
  { names: ownNames }: Pick<BookTexts, 'names'>,
): string => (lang === 'zh_CN' ? names.zh_CN : (ownNames[names.en_US] ?? names.en_US));
