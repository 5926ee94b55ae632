import { expect, it } from 'vitest';
import { countedAt } from './useCountUp.ts';

it.each([
  ['8.88', 'USD', 0, '0.00'],
  ['8.88', 'USD', 500, '6.66'],
  ['8.88', 'USD', 999, '8.87'],
  ['8.88', 'USD', 1_000, '8.88'],
  ['8.88', 'USD', 1_400, '8.88'],
  ['12345678901234567.89', 'USD', 1_000, '12345678901234567.89'],
  ['150000', 'VND', 500, '112500'],
] as const)('%s %s after %d thousandths is %s', (amount, currency, thousandths, counted) => {
  expect(countedAt(amount, currency, thousandths)).toBe(counted);
});

it('never goes back, and never beyond what was won', () => {
  let before = -1;
  for (let at = 0; at <= 1_000; at += 7) {
    const cents = Number(countedAt('8.88', 'USD', at).replace('.', ''));
    expect(cents).toBeGreaterThanOrEqual(before);
    expect(cents).toBeLessThanOrEqual(888);
    before = cents;
  }
});
