import { type LocalizedText, locales } from '@pavilion/contract';
import { messageText } from '../../http/messages.ts';

/** What stands for `{name}` in a letter: the same in every language, or the words of another message key. */
export type LetterValues = Readonly<Record<string, string | { readonly key: string }>>;

/** The words of a message key in every language, with `{name}` replaced by its value. */
export const letterText = (key: string, values: LetterValues = {}): LocalizedText =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      messageText(key, locale).replaceAll(/\{(\w+)\}/g, (place, name: string) => {
        const value = values[name] ?? place;
        return typeof value === 'string' ? value : messageText(value.key, locale);
      }),
    ]),
  );

/** The same as the paragraph of a letter. */
export const letterParagraph = (key: string, values: LetterValues = {}): LocalizedText =>
  Object.fromEntries(
    Object.entries(letterText(key, values)).map(([locale, text]) => [locale, `<p>${text}</p>`]),
  );
