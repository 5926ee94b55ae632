import type { LocalizedText } from '@pavilion/contract';
import { safeHtml } from '../../content/index.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => signs[sign] ?? sign);

/** What was typed as HTML of a letter: as it is where it has elements, else its paragraphs, which empty lines part. */
const htmlOf = (typed: string): string =>
  /<\/?[a-z][^>]*>/i.test(typed)
    ? safeHtml(typed)
    : typed
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br />')}</p>`)
        .join('');

export const letterHtml = (typed: LocalizedText): LocalizedText =>
  Object.fromEntries(Object.entries(typed).map(([locale, text]) => [locale, htmlOf(text)]));
