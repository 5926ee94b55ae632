import { expect, test } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts';

const secret = 's'.repeat(32);

test('ten different codes, easy to read aloud', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
});

test.each([
  'ABC01-1XYZ9',
  'abc01-1xyz9',
  ' abc011xyz9 ',
  'abcol-ixyz9',
  'ＡＢＣ０１－１ＸＹＺ９',
  'ABC01 1XYZ9',
])('%j is the same code', (typed) => {
  expect(hashRecoveryCode(secret, 7, typed)).toEqual(hashRecoveryCode(secret, 7, 'ABC01-1XYZ9'));
});

test.each([
  ['another code', secret, 7, 'ABC01-1XYZ8'],
  ['another holder', secret, 8, 'ABC01-1XYZ9'],
  ['another house', 't'.repeat(32), 7, 'ABC01-1XYZ9'],
])('%s has another hash', (_what, key, holderId, code) => {
  expect(hashRecoveryCode(key, holderId, code)).not.toEqual(hashRecoveryCode(secret, 7, 'ABC01-1XYZ9'));
});
