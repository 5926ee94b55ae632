import type { DepositMethod } from '@pavilion/contract/cashier';
import { describe, expect, test } from 'vitest';
import { readAmount, totalToPay } from './amount.ts';

const method: DepositMethod = {
  id: 1,
  code: 'sandbox',
  name: '',
  description: '',
  currency: 'RMB',
  amount_min: '10.00',
  amount_max: '50000.00',
  fee: '2.50',
  presets: [],
  takes_seconds: 30,
  kind: 'page',
  pay_within_seconds: 1_800,
};

describe('a typed amount', () => {
  test.each([
    ['100', '100.00'],
    [' 100.5 ', '100.50'],
    ['10', '10.00'],
    ['50000.00', '50000.00'],
  ])('%j is read as %s', (typed, amount) => {
    expect(readAmount(typed, method)).toEqual({ amount });
  });

  test.each([
    '1e3',
    '+100',
    '0x64',
    '１００',
    '١٠٠',
    '१००',
    '100.001',
    '100,50',
    '1 000',
    '100.',
    '.5',
    '∞',
    'NaN',
  ])('%j is none', (typed) => {
    expect(readAmount(typed, method)).toEqual({ problem: 'format' });
    expect(totalToPay(typed, method)).toBeNull();
  });

  test.each(['-100', '0', '9.99', '50000.01'])('%j is outside the limits', (typed) => {
    expect(readAmount(typed, method)).toEqual({ problem: 'limits' });
  });

  test.each(['', '   '])('%j is nothing', (typed) => {
    expect(readAmount(typed, method)).toEqual({ problem: 'blank' });
  });

  test('has no decimals where the currency has none', () => {
    const yen = { ...method, currency: 'JPY', amount_min: '10', amount_max: '50000', fee: '0' } as const;
    expect(readAmount('100.50', yen)).toEqual({ problem: 'format' });
    expect(readAmount('100', yen)).toEqual({ amount: '100' });
  });

  test('is paid with the fee on top', () => {
    expect(totalToPay('100', method)).toBe('102.50');
  });
});
