import type { Currency } from './fields.ts';

/** What a name may be made of (spec §5 Sign-up): Chinese characters for RMB, a single word for VND, words elsewhere. */

const nameLength = { min: 1, max: 60, chineseMin: 2, chineseMax: 30 } as const;

/** Signs that silence a vowel. Beside them, and nowhere else, an invisible joiner belongs to the spelling. */
const virama = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u1039\\u103a';
/** No script stacks more marks on one letter; what does is there to break a page. */
const marksPerLetterMax = 6;
// Fillers and selectors count as letters and marks for Unicode, and nobody sees them.
const letter = '(?!\\p{Default_Ignorable_Code_Point})\\p{L}';
const mark = `(?:[${virama}][\\u200c\\u200d]?|\\u200d(?=[${virama}])|(?!\\p{Default_Ignorable_Code_Point})\\p{M})`;
const word = `(?:${letter}${mark}{0,${marksPerLetterMax}})+`;

const wordsPattern = new RegExp(`^${word}(?:[ '’.·-]{1,2}${word})*\\.?$`, 'u');
const singleWordPattern = new RegExp(`^${word}$`, 'u');
/** Unified ideographs, also those beyond the basic plane, and the zero of names; radicals only look like characters. */
const chinesePattern = /^[\p{Unified_Ideograph}〇]+(?:·[\p{Unified_Ideograph}〇]+)*$/u;

/** What keyboards offer for the dot between the parts of a transcribed name. */
const dotsBetweenCharacters = /(\p{Unified_Ideograph})[•‧∙⋅・･．](?=\p{Unified_Ideograph})/gu;

/** A name as it is checked and stored: composed (NFC), trimmed, the dot between Chinese characters always U+00B7. */
export const cleanName = (text: string): string =>
  text.normalize('NFC').trim().replace(dotsBetweenCharacters, '$1·');

/** Scripts whose letters are taken for one another's. A name that mixes them imitates another name. */
const alikeScripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
] as const;

export type NameRuleKey =
  | 'signup.err_name_chinese'
  | 'signup.err_name_format'
  | 'signup.err_name_single_word';

/** The rule that a cleaned, typed name breaks for a currency, or null. Lengths count characters, not code units. */
export const brokenNameRule = (name: string, currency: Currency): NameRuleKey | null => {
  const length = [...name].length;
  if (currency === 'RMB') {
    const fits = length >= nameLength.chineseMin && length <= nameLength.chineseMax;
    return fits && chinesePattern.test(name) ? null : 'signup.err_name_chinese';
  }
  const mixed = alikeScripts.filter((script) => script.test(name)).length > 1;
  if (length > nameLength.max || mixed || !wordsPattern.test(name)) return 'signup.err_name_format';
  return currency === 'VND' && !singleWordPattern.test(name) ? 'signup.err_name_single_word' : null;
};
