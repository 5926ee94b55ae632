import { describe, expect, it } from 'vitest';
import { less, netAfter } from './amounts.ts';

describe('amounts', () => {
  it('show what is left before a win is counted in', () => {
    expect(less('10.00', '2.50', 'RMB')).toBe('7.50');
    expect(less('250000', '1000', 'VND')).toBe('249000');
  });

  it('sum up a session, below zero too', () => {
    expect(netAfter('0.00', '0.30', '1.00', 'RMB')).toBe('-0.70');
    expect(netAfter('-0.70', '5.00', null, 'RMB')).toBe('4.30');
  });
});
