import { type Locale, type LocalizedText, locales, localized } from '@pavilion/contract';
import { messageText } from '../../http/messages.ts';

/** What stands for `{name}` in a letter: the same in every language, the words of another message key, or a name by language. */
export type LetterValues = Readonly<
  Record<string, string | { readonly key: string } | { readonly texts: LocalizedText }>
>;

const valueIn = (value: LetterValues[string], locale: Locale): string => {
  if (typeof value === 'string') return value;
  return 'key' in value ? messageText(value.key, locale) : localized(value.texts, locale);
};

/** The words of a message key in every language, with `{name}` replaced by its value. */
export const letterText = (key: string, values: LetterValues = {}): LocalizedText =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      messageText(key, locale).replaceAll(/\{(\w+)\}/g, (place, name: string) => {
        const value = values[name];
        return value === undefined ? place : valueIn(value, locale);
      }),
    ]),
  );

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in HTML: a name may hold any sign. */
const asHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Plain text as the paragraphs of a letter; what looks like HTML stays what was typed. */
export const letterPlain = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${asHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** A link at the end of a letter, named by a message key; `path` is a page of the hall. */
export const letterLink = (key: string, path: string): LocalizedText =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      `<p><a href="${asHtml(path)}">${asHtml(messageText(key, locale))}</a></p>`,
    ]),
  );

/** The same as the paragraph of a letter, with what follows it. */
export const letterParagraph = (
  key: string,
  values: LetterValues = {},
  after: LocalizedText = {},
): LocalizedText => {
  const text = letterText(key, values);
  return Object.fromEntries(
    locales.map((locale) => [locale, `<p>${asHtml(text[locale] ?? '')}</p>${after[locale] ?? ''}`]),
  );
};
