import { describe, expect, it } from 'vitest';
import { betOf, eventOf, legOf } from '../book.fixture.ts';
import { reviewOf } from './review.ts';

const ended = (home: number, away: number, isProvisional = true) =>
  eventOf({
    ...{ phase: 'over', isProvisional },
    score: { sport: 'football', home, away, minute: 90, isBreak: false, danger: null },
  });
const laid = betOf({ legs: [legOf()] });

describe('a bet while the result of its match is looked at again', () => {
  it('is behind where the match result is another one, and not told as won where it is not', () => {
    expect(reviewOf(laid, [ended(1, 1)])).toBe('behind');
    expect(reviewOf(laid, [ended(0, 2)])).toBe('behind');
    expect(reviewOf(laid, [ended(2, 0)])).toBe('untold');
  });

  it('is left open where the page cannot tell: another market, or a system', () => {
    const total = legOf({ market: { id: 'total:2.5', kind: 'total', line: 2.5, number: null } });
    expect(reviewOf(betOf({ legs: [total] }), [ended(0, 2)])).toBe('untold');
    const system = { min: 2, max: 2, stake: '1.00', combinations: 3, alive: 3 };
    expect(reviewOf(betOf({ legs: [legOf()], system }), [ended(0, 2)])).toBe('untold');
  });

  it('is not spoken of while nothing is looked at, and not before the picture has shown the end', () => {
    expect(reviewOf(laid, [ended(0, 2, false)])).toBeNull();
    expect(reviewOf(laid, [])).toBeNull();
    expect(reviewOf(laid, [eventOf({ phase: 'live' }), ended(0, 2)])).toBeNull();
  });
});
