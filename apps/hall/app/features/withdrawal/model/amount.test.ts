import { describe, expect, it } from 'vitest';
import { mostOf, priceOf, type Quote, quickAmounts, readAmount } from './amount.ts';

const quote: Quote = {
  currency: 'USD',
  available: '100.00',
  bonus_taken_back: '0.00',
  amount_min: '5.00',
  amount_max: '1000.00',
  daily_left: 5,
  fee: null,
  received: null,
  fee_fixed: '1.00',
  fee_basis_points: 50,
  turnover: { required: '0.00', played: '0.00', left: '0.00', deposits: [] },
  takes: null,
  withdraw_password_set: 1,
  accounts: [],
};

describe('a typed amount', () => {
  it.each([
    ['', 'blank'],
    ['  ', 'blank'],
    ['ten', 'format'],
    ['1e2', 'format'],
    ['+20', 'format'],
    ['１０', 'format'],
    ['20.001', 'format'],
    ['-20', 'limits'],
    ['4.99', 'limits'],
    ['1000.01', 'limits'],
    ['100.01', 'funds'],
  ])('%j is refused as %s', (text, problem) => {
    expect(readAmount(text, quote)).toEqual({ problem });
    expect(priceOf(text, quote)).toBeNull();
  });

  it('is priced as the server prices it, rounded down for the member', () => {
    expect(readAmount(' 33.33 ', quote)).toMatchObject({ amount: '33.33' });
    expect(priceOf('33.33', quote)).toEqual({ fee: '1.16', received: '32.17' });
  });

  it('is at most what is there, up to the limit', () => {
    expect(mostOf(quote)).toBe('100.00');
    expect(mostOf({ ...quote, available: '5000.00' })).toBe('1000.00');
  });

  it.each([
    ['100.00', ['10.00', '20.00', '50.00']],
    ['500.00', ['50.00', '100.00', '200.00']],
    ['500.01', ['100.00', '200.00', '500.00']],
    ['5000.00', ['100.00', '200.00', '500.00']],
    ['11.00', ['5.00', '10.00']],
    ['5.00', []],
    ['0.00', []],
  ])('of %s is offered in round parts %j', (available, expected) => {
    expect(quickAmounts({ ...quote, available })).toEqual(expected);
  });
});
