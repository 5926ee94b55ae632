import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CurrencyCode,
  currencyCodes,
  exponentOf,
  formatMinor,
  minor,
  parseDecimal,
  sumMinor,
  toDecimal,
} from './index.ts';

const anyCurrency = fc.constantFrom(...currencyCodes);
/** As far as a decimal string of 18 whole digits reaches, in either direction. */
const anyAmount = fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n }).map(minor);

describe('minor', () => {
  it.each([0, -0, 1, -1, Number.MAX_SAFE_INTEGER, 12n, -(2n ** 80n)])(
    'takes the whole number %s',
    (value) => {
      expect(minor(value)).toBe(BigInt(value));
    },
  );

  it.each([0.5, -1.01, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (value) => {
    expect(() => minor(value)).toThrow(RangeError);
  });
});

describe('sumMinor', () => {
  it('is zero for nothing and exact far beyond 2^53', () => {
    expect(sumMinor([])).toBe(0n);
    expect(sumMinor([minor(2n ** 60n), minor(1), minor(-3)])).toBe(2n ** 60n - 2n);
  });
});

describe('parseDecimal', () => {
  it.each<[string, CurrencyCode, bigint | undefined]>([
    ['0', 'RMB', 0n],
    ['-0', 'RMB', 0n],
    ['0.00', 'RMB', 0n],
    ['1', 'RMB', 100n],
    ['1.5', 'RMB', 150n],
    ['1.05', 'USD', 105n],
    ['1234.50', 'USD', 123450n],
    ['-0.01', 'INR', -1n],
    ['999999999999999999.99', 'BRL', 99999999999999999999n],
    ['250000', 'VND', 250000n],
    ['-7', 'JPY', -7n],
    // One decimal too many for the currency.
    ['1.005', 'USD', undefined],
    ['1.0', 'VND', undefined],
    ['1.00', 'WON', undefined],
    // Not the wire's spelling.
    ['', 'USD', undefined],
    ['-', 'USD', undefined],
    ['+1', 'USD', undefined],
    ['01', 'USD', undefined],
    ['00.10', 'USD', undefined],
    ['.5', 'USD', undefined],
    ['1.', 'USD', undefined],
    ['1,000', 'USD', undefined],
    ['1e3', 'USD', undefined],
    ['0x10', 'USD', undefined],
    [' 1', 'USD', undefined],
    ['1\n', 'USD', undefined],
    ['\u0661', 'USD', undefined],
    ['\uff11', 'USD', undefined],
    ['--1', 'USD', undefined],
    ['NaN', 'USD', undefined],
    ['1000000000000000000', 'USD', undefined],
  ])('reads %j of %s as %s', (text, currency, amount) => {
    expect(parseDecimal(text, currency)).toBe(amount);
  });

  it('reads back what toDecimal wrote', () => {
    fc.assert(
      fc.property(anyAmount, anyCurrency, (amount, currency) => {
        expect(parseDecimal(toDecimal(amount, currency), currency)).toBe(amount);
      }),
    );
  });

  it('answers the amount or undefined for any text, and never rounds', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+0-9.e ]{0,24}$/), anyCurrency, (text, currency) => {
        const amount = parseDecimal(text, currency);
        if (amount === undefined) return;
        const [, fraction = ''] = text.split('.');
        const digits = BigInt(text.replace('.', '')) * 10n ** BigInt(exponentOf(currency) - fraction.length);
        expect(amount).toBe(digits);
      }),
    );
  });
});

describe('toDecimal', () => {
  it.each<[bigint, CurrencyCode, string]>([
    [0n, 'RMB', '0.00'],
    [1n, 'RMB', '0.01'],
    [-1n, 'RMB', '-0.01'],
    [99n, 'USD', '0.99'],
    [-100n, 'USD', '-1.00'],
    [123450n, 'THB', '1234.50'],
    [0n, 'VND', '0'],
    [250000n, 'VND', '250000'],
    [-5n, 'WON', '-5'],
  ])('writes %s of %s as %s', (amount, currency, text) => {
    expect(toDecimal(minor(amount), currency)).toBe(text);
  });

  it("always has the currency's decimals", () => {
    fc.assert(
      fc.property(anyAmount, anyCurrency, (amount, currency) => {
        const [, fraction = ''] = toDecimal(amount, currency).split('.');
        expect(fraction).toHaveLength(exponentOf(currency));
      }),
    );
  });
});

describe('formatMinor', () => {
  it.each<[bigint, CurrencyCode, string]>([
    [0n, 'RMB', '¥0.00'],
    [99_999n, 'USD', '$999.99'],
    [100_000n, 'USD', '$1,000.00'],
    [-123456n, 'RMB', '−¥1,234.56'],
    [250_000n, 'VND', '₫250,000'],
    [1_234_567n, 'JPY', '¥1,234,567'],
    [5n, 'BRL', 'R$\u202f0.05'],
    [123450n, 'MMK', 'K\u202f1,234.50'],
  ])('shows %s of %s as %s', (amount, currency, text) => {
    expect(formatMinor(minor(amount), currency)).toBe(text);
  });

  it('leaves the symbol out when told', () => {
    expect(formatMinor(minor(-123456), 'USD', { symbol: false })).toBe('−1,234.56');
  });

  it('groups by three and changes no digit', () => {
    fc.assert(
      fc.property(anyAmount, anyCurrency, (amount, currency) => {
        const text = formatMinor(amount, currency, { symbol: false });
        expect(text).toMatch(/^−?\d{1,3}(,\d{3})*(\.\d{2})?$/);
        expect(text.replaceAll(',', '').replace('−', '-')).toBe(toDecimal(amount, currency));
      }),
    );
  });
});
