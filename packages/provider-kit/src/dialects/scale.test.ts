import { expect, test } from 'vitest';
import { fromIso, fromMinor, jsonWithWhole, toIso, toMinorExactly } from './scale.ts';

test.each([
  ['hundred-thousandths of a dollar', 356_000, 'USD', 5, 356],
  ['hundred-thousandths of a yen', 300_000, 'JPY', 5, 3],
  ['cents of a dollar', 15_000, 'USD', 2, 15_000],
  ['cents of a dong', 15_000, 'VND', 2, 150],
  ['nothing', 0, 'USD', 5, 0],
] as const)('%s become whole minor units and come back', (_name, amount, currency, digits, minor) => {
  expect(toMinorExactly(amount, currency, digits)).toBe(minor);
  expect(fromMinor(minor, currency, digits)).toBe(BigInt(amount));
});

test.each([
  ['half a cent', 500, 'USD', 5],
  ['a hundred-thousandth', 1, 'USD', 5],
  ['a cent of a yen', 1, 'JPY', 2],
] as const)('%s has no minor unit', (_name, amount, currency, digits) => {
  expect(toMinorExactly(amount, currency, digits)).toBeUndefined();
});

test('what a JSON number would round is written in full', () => {
  const cash = fromMinor(Number.MAX_SAFE_INTEGER, 'USD', 5);
  expect(jsonWithWhole({ status: 'RS_OK' }, 'balance', cash)).toBe(
    '{"status":"RS_OK","balance":9007199254740991000}',
  );
  expect(jsonWithWhole({}, 'balance', 0n)).toBe('{"balance":0}');
});

test('only ISO names are read, and ISO names are written', () => {
  expect([fromIso('CNY'), fromIso('RMB'), fromIso('KRW'), fromIso('XXX')]).toEqual([
    'RMB',
    undefined,
    'WON',
    undefined,
  ]);
  expect([toIso('RMB'), toIso('USD'), toIso('XXX')]).toEqual(['CNY', 'USD', 'XXX']);
});
