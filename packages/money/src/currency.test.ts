import { describe, expect, it } from 'vitest';
import { currencyCodes, exponentOf, isCurrencyCode, symbolOf, toCurrencyCode } from './index.ts';

describe('currencies', () => {
  it('are those of the spec, with its decimals', () => {
    expect(Object.fromEntries(currencyCodes.map((code) => [code, exponentOf(code)]))).toEqual({
      RMB: 2,
      VND: 0,
      WON: 0,
      JPY: 0,
      THB: 2,
      USD: 2,
      INR: 2,
      MMK: 2,
      BRL: 2,
      BDT: 2,
      NGN: 2,
    });
  });

  it('each have a sign', () => {
    for (const code of currencyCodes) expect(symbolOf(code)).not.toBe('');
  });

  it.each([
    ['RMB', 'RMB'],
    ['CNY', 'RMB'],
    ['WON', 'WON'],
    ['KRW', 'WON'],
    ['USD', 'USD'],
    ['EUR', undefined],
    ['usd', undefined],
    ['', undefined],
    ['toString', undefined],
    ['__proto__', undefined],
  ])('maps the code %j to %s', (code, expected) => {
    expect(toCurrencyCode(code)).toBe(expected);
  });

  it.each(['CNY', 'constructor', 'rmb'])('does not take %j for a code of its own', (code) => {
    expect(isCurrencyCode(code)).toBe(false);
  });
});
