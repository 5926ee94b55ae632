import { expect, it } from 'vitest';
import { currencyOf } from './sessionCurrency.ts';

it.each([
  ['USD', 'USD'],
  ['RMB', 'RMB'],
  ['CNY', 'RMB'],
  ['JPY', 'JPY'],
])('a session in %s is played in %s', (told, currency) => {
  expect(currencyOf({ currency: told })).toBe(currency);
});

it('a session in a currency that the page does not know is not opened', () => {
  expect(() => currencyOf({ currency: 'XYZ' })).toThrow('XYZ');
});
