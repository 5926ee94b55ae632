import { expect, test } from 'vitest';
import { fromIso, fromMinor, jsonWithWhole, toIso, toMinor } from './scale.ts';

test.each([
  ['hundred-thousandths of a dollar', 356_000, 'USD', 5, 356],
  ['hundred-thousandths of a yen', 300_000, 'JPY', 5, 3],
  ['cents of a dollar', 15_000, 'USD', 2, 15_000],
  ['cents of a dong', 15_000, 'VND', 2, 150],
  ['nothing', 0, 'USD', 5, 0],
] as const)('%s become whole minor units and come back', (_name, amount, currency, digits, minor) => {
  expect(toMinor(amount, currency, digits)).toMatchObject({ minor, fraction: { parts: 0 } });
  expect(fromMinor(minor, 0, currency, digits)).toBe(BigInt(amount));
});

test.each([
  ['half a cent', 500, 'USD', 5, 0, { perMinor: 1_000, parts: 500 }],
  ['1.005 dollars', 100_500, 'USD', 5, 100, { perMinor: 1_000, parts: 500 }],
  ['a hundred-thousandth', 1, 'USD', 5, 0, { perMinor: 1_000, parts: 1 }],
  ['a cent of a yen', 1, 'JPY', 2, 0, { perMinor: 100, parts: 1 }],
  ['a cent where cents are counted', 1, 'USD', 2, 1, { perMinor: 1, parts: 0 }],
] as const)('%s keeps its parts', (_name, amount, currency, digits, minor, fraction) => {
  expect(toMinor(amount, currency, digits)).toEqual({ minor, fraction });
  expect(fromMinor(minor, fraction.parts, currency, digits)).toBe(BigInt(amount));
});

test('what a JSON number would round is written in full', () => {
  const cash = fromMinor(Number.MAX_SAFE_INTEGER, 0, 'USD', 5);
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
