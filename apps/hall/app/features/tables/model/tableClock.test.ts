import { describe, expect, it } from 'vitest';
import { askAgainIn, countdownText, momentOf } from './tableClock.ts';

const noonMs = Date.parse('2026-11-20T12:00:00Z');
const at = (seconds: number): number => noonMs + seconds * 1_000;
const round = {
  closes_at: '2026-11-20T12:00:18Z',
  draws_at: '2026-11-20T12:00:20.500Z',
  next_at: '2026-11-20T12:00:33Z',
};

describe('where a round stands', () => {
  it.each([
    [0, { phase: 'open', leftMs: 18_000 }],
    [17.999, { phase: 'open', leftMs: 1 }],
    [18, { phase: 'closed', leftMs: 2_500 }],
    [20.5, { phase: 'drawn', leftMs: 12_500 }],
    [33, { phase: 'drawn', leftMs: 0 }],
    [40.999, { phase: 'drawn', leftMs: 0 }],
    [41, { phase: 'unknown' }],
  ])('after %d seconds', (seconds, moment) => {
    expect(momentOf(round, at(seconds))).toEqual(moment);
  });
});

describe('when to look again', () => {
  it('is soon after the next result or the next round at any table', () => {
    const other = { ...round, draws_at: '2026-11-20T12:00:12Z' };
    expect(askAgainIn([round, other], at(5))).toBe(9_100);
    expect(askAgainIn([round], at(21))).toBe(14_100);
  });

  it('is never at once, and never long from now', () => {
    expect(askAgainIn([round], at(20.45))).toBe(2_150);
    expect(askAgainIn([round], at(0))).toBe(15_000);
    expect(askAgainIn([round], at(300))).toBe(15_000);
    expect(askAgainIn([], at(0))).toBe(15_000);
  });
});

it('counts the seconds that have begun', () => {
  expect([0, 1, 7_000, 59_001, 102_000].map(countdownText)).toEqual(['0:00', '0:01', '0:07', '1:00', '1:42']);
});
