import { describe, expect, it } from 'vitest';
import { nameRows } from './signupRules.fixture.ts';
import { brokenNameRule, cleanName } from './signupRulesName.ts';

describe('a name', () => {
  it.each(nameRows)('for $currency, $why: $key', ({ currency, name, key }) => {
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
