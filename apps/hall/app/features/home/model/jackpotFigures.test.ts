import { describe, expect, it } from 'vitest';
import { isEmptyPot, jackpotFigures } from './jackpotFigures.ts';

describe('isEmptyPot', () => {
  it.each([
    ['0.00', true],
    ['0', true],
    ['0.01', false],
    ['1000', false],
  ])('%s: %s', (amount, empty) => {
    expect(isEmptyPot(amount)).toBe(empty);
  });
});

describe('jackpotFigures', () => {
  it('pads the whole part to ten figures and tells how many were added', () => {
    const { whole, decimals, leadingZeros } = jackpotFigures('12683940.27');
    expect(whole.join('')).toBe('0012683940');
    expect(decimals).toEqual([2, 7]);
    expect(leadingZeros).toBe(2);
  });

  it('shows no decimals for a currency without them', () => {
    expect(jackpotFigures('250000').decimals).toEqual([]);
  });

  it('grows past ten figures rather than hiding the first', () => {
    const { whole, leadingZeros } = jackpotFigures('12345678901.00');
    expect(whole.join('')).toBe('12345678901');
    expect(leadingZeros).toBe(0);
  });
});
