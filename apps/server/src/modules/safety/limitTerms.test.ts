import { describe, expect, test } from 'vitest';
import { type LimitTerms, noLimit, termsAt, wishFor } from './limitTerms.ts';

const now = new Date('2026-11-20T12:00:00Z');
const tomorrow = new Date('2026-11-21T12:00:00Z');
const holds = (amount: bigint | null): LimitTerms => ({ ...noLimit, amount });
const waits = (amount: bigint | null, nextAmount: bigint | null): LimitTerms => ({
  amount,
  nextAmount,
  nextAt: tomorrow,
});

describe('a wish', () => {
  test.each([
    ['a first limit holds at once', noLimit, 100n, holds(100n)],
    ['a tighter one holds at once', holds(100n), 50n, holds(50n)],
    ['zero is the tightest', holds(100n), 0n, holds(0n)],
    ['a looser one waits a day', holds(100n), 200n, waits(100n, 200n)],
    ['none waits a day', holds(100n), null, waits(100n, null)],
    ['the same takes back what was to come', waits(100n, 200n), 100n, holds(100n)],
    ['a tighter one takes back what was to come', waits(100n, null), 40n, holds(40n)],
    ['another looser one waits anew', waits(100n, 200n), 300n, waits(100n, 300n)],
    ['none where there is none changes nothing', noLimit, null, noLimit],
  ])('%s', (_what, before, wish, after) => {
    expect(wishFor(before, wish, now)).toEqual(after);
  });

  test('counts against what holds by then', () => {
    const later = new Date('2026-11-21T12:00:00Z');
    expect(wishFor(waits(100n, 200n), 150n, later)).toEqual(holds(150n));
    expect(wishFor(waits(100n, 200n), 250n, later)).toMatchObject({ amount: 200n, nextAmount: 250n });
  });
});

test('what was to come holds from its moment on, not before', () => {
  expect(termsAt(waits(100n, 200n), new Date(tomorrow.getTime() - 1))).toEqual(waits(100n, 200n));
  expect(termsAt(waits(100n, 200n), tomorrow)).toEqual(holds(200n));
  expect(termsAt(waits(100n, null), tomorrow)).toEqual(noLimit);
});
