import { describe, expect, it } from 'vitest';
import type { Currency } from './fields.ts';
import { brokenNameRule, cleanName, type NameRuleKey } from './signup-rules-name.ts';

interface Row {
  readonly currency: Currency;
  readonly name: string;
  readonly key: NameRuleKey | null;
  readonly why: string;
}

const format = 'signup.err_name_format';
const chinese = 'signup.err_name_chinese';
const singleWord = 'signup.err_name_single_word';

const rows: readonly Row[] = [
  { currency: 'USD', name: "Ana-María O'Neil Jr.", key: null, why: 'marks between words' },
  { currency: 'USD', name: 'Q', key: null, why: 'one letter' },
  { currency: 'USD', name: 'n'.repeat(60), key: null, why: '60 letters' },
  { currency: 'USD', name: 'n'.repeat(61), key: format, why: '61 letters' },
  { currency: 'USD', name: 'n'.repeat(200), key: format, why: '200 letters' },
  { currency: 'USD', name: 'Ana <b>', key: format, why: 'markup' },
  { currency: 'USD', name: "Ana'; --", key: format, why: 'a quote and a comment' },
  { currency: 'USD', name: 'Ana 2', key: format, why: 'a digit' },
  { currency: 'USD', name: 'An\u200ba', key: format, why: 'a zero-width space' },
  { currency: 'USD', name: 'An\u200da', key: format, why: 'a joiner between Latin letters' },
  { currency: 'USD', name: 'An\u00ada', key: format, why: 'a soft hyphen' },
  { currency: 'USD', name: 'Ana\u200f', key: format, why: 'a right-to-left mark' },
  { currency: 'USD', name: '\u202eanA', key: format, why: 'a direction override' },
  { currency: 'USD', name: 'An\u2067a\u2069', key: format, why: 'a direction isolate' },
  { currency: 'USD', name: 'Ana\r\nBcc: x', key: format, why: 'a line break' },
  { currency: 'USD', name: 'Ana\u0007', key: format, why: 'a bell' },
  { currency: 'USD', name: 'An\u0085a', key: format, why: 'a control character beyond ASCII' },
  { currency: 'USD', name: '\u3164', key: format, why: 'a filler that nobody sees' },
  { currency: 'USD', name: 'A\ufe0fna', key: format, why: 'a variation selector' },
  { currency: 'USD', name: `A${'\u0316'.repeat(7)}na`, key: format, why: 'a tower of marks' },
  { currency: 'USD', name: '\u0301Ana', key: format, why: 'a mark without a letter' },
  { currency: 'USD', name: 'Аna', key: format, why: 'a Cyrillic letter among Latin ones' },
  { currency: 'USD', name: 'Αna', key: format, why: 'a Greek letter among Latin ones' },
  { currency: 'USD', name: 'Анна Иванова', key: null, why: 'Cyrillic alone' },
  { currency: 'USD', name: 'عائشة', key: null, why: 'Arabic' },
  { currency: 'INR', name: 'आशा देवी', key: null, why: 'Hindi with vowel signs' },
  { currency: 'INR', name: 'क्\u200dषिति', key: null, why: 'a joiner after a virama' },
  { currency: 'BDT', name: 'র\u200d্যাব', key: null, why: 'a joiner before a virama' },
  { currency: 'MMK', name: 'မောင်ကျွန်ုပ်', key: null, why: 'Burmese with stacked signs' },
  { currency: 'RMB', name: '王小明', key: null, why: 'three characters' },
  { currency: 'RMB', name: '𠮷田', key: null, why: 'a character beyond the basic plane' },
  { currency: 'RMB', name: '𪚥'.repeat(30), key: null, why: '30 rare characters' },
  { currency: 'RMB', name: '李〇', key: null, why: 'the zero of names' },
  { currency: 'RMB', name: '阿卜杜拉·艾山', key: null, why: 'a middle dot' },
  { currency: 'RMB', name: '阿卜杜拉·', key: chinese, why: 'a middle dot at the end' },
  { currency: 'RMB', name: '阿··艾山', key: chinese, why: 'two middle dots' },
  { currency: 'RMB', name: '王', key: chinese, why: 'one character' },
  { currency: 'RMB', name: '王'.repeat(31), key: chinese, why: '31 characters' },
  { currency: 'RMB', name: '王'.repeat(200), key: chinese, why: '200 characters' },
  { currency: 'RMB', name: 'Wang', key: chinese, why: 'Latin letters' },
  { currency: 'RMB', name: '王 小明', key: chinese, why: 'a space' },
  { currency: 'RMB', name: '王\u200b小明', key: chinese, why: 'a zero-width space' },
  { currency: 'RMB', name: '⼤小', key: chinese, why: 'a radical that looks like a character' },
  { currency: 'RMB', name: '葛\u{e0100}城', key: chinese, why: 'a variation of a character' },
  { currency: 'VND', name: 'Nguyễn', key: null, why: 'one word' },
  { currency: 'VND', name: 'A', key: null, why: 'one letter' },
  { currency: 'VND', name: 'Nguyễn An', key: singleWord, why: 'two words' },
  { currency: 'VND', name: 'Nguyễn-An', key: singleWord, why: 'a hyphen' },
  { currency: 'VND', name: 'Nguyễn\u00a0An', key: format, why: 'a space that does not break' },
  { currency: 'VND', name: 'Nguyễn1', key: format, why: 'a digit' },
  { currency: 'VND', name: 'n'.repeat(200), key: format, why: '200 letters' },
];

describe('a name', () => {
  it.each(rows)('for $currency, $why: $key', ({ currency, name, key }) => {
    expect(brokenNameRule(cleanName(name), currency)).toBe(key);
  });

  it.each([
    ['  Ana ', 'Ana'],
    ['\u3000王小明\u3000', '王小明'],
    ['Nguye\u0302\u0303n', 'Nguyễn'],
    ['阿卜杜拉•艾山', '阿卜杜拉·艾山'],
    ['阿卜杜拉・艾山・买买提', '阿卜杜拉·艾山·买买提'],
    ['\u0387', '·'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanName(typed)).toBe(kept);
  });

  it('of any length and shape is judged at once', () => {
    const hostile = [
      'a'.repeat(50_000),
      `${"a' ".repeat(20_000)}1`,
      'क्'.repeat(20_000),
      '\u0301'.repeat(50_000),
    ];
    for (const currency of ['USD', 'RMB', 'VND'] as const)
      for (const name of hostile) expect(brokenNameRule(name, currency)).not.toBeNull();
  });
});
