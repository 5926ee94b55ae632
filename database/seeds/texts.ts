import { readFileSync } from 'node:fs';
import type { LocalizedText } from '@pavilion/contract';
import { z } from 'zod';

/** Languages whose words stand in `words/{locale}.json`, by the English ones. */
export const wordLocales = ['ja_JP', 'ko_KR', 'hi_IN', 'my_MM', 'ta_IN', 'bn_BD'] as const;

const wordsSchema = z.record(z.string(), z.string().min(1));

/** The words of each of those languages, by the English ones. */
export const words = new Map(
  wordLocales.map((locale) => {
    const file = readFileSync(new URL(`./words/${locale}.json`, import.meta.url), 'utf8');
    return [locale, wordsSchema.parse(JSON.parse(file))] as const;
  }),
);

/** What the further languages call something; nothing where they have no word for it yet, and English is shown. */
export const inFurtherLanguages = (english: string): LocalizedText =>
  Object.fromEntries(
    [...words].flatMap(([locale, spoken]) => {
      const word = spoken[english];
      return word === undefined ? [] : [[locale, word] as const];
    }),
  );

/** A text in the languages that the seeds are written in, and in those that have words for its English. */
export const text = (
  zh_CN: string,
  zh_TW: string,
  en_US: string,
  vi_VN: string,
  th_TH?: string,
): LocalizedText => ({
  ...inFurtherLanguages(en_US),
  zh_CN,
  zh_TW,
  en_US,
  vi_VN,
  ...(th_TH === undefined ? {} : { th_TH }),
});
