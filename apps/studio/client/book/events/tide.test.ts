import { describe, expect, it } from 'vitest';
import type { RacketScore } from '../../../src/book/views.ts';
import { eventOf } from '../book.fixture.ts';
import { actingIn, tideIn } from './tide.ts';

const football = { sport: 'football', home: 0, away: 0, minute: 8, isBreak: false, danger: null } as const;

describe('what lives in a row of the list', () => {
  it('leans to the side that threatens, and stands in the middle otherwise', () => {
    expect(tideIn(eventOf({ score: football }))).toBe(50);
    expect(tideIn(eventOf({ score: { ...football, danger: 'home' } }))).toBe(80);
    expect(tideIn(eventOf({ score: { ...football, danger: 'away' } }))).toBe(20);
    expect(actingIn(eventOf({ score: { ...football, danger: 'away' } }))).toBe('away');
  });

  it('follows the points of the part in play, and nobody acts in a break', () => {
    const score: RacketScore = {
      sport: 'racket',
      ...{ home: 1, away: 0, isBreak: false, serves: 'home', danger: null },
      sets: [
        [11, 8],
        [2, 6],
      ],
    };
    expect(tideIn(eventOf({ score }))).toBe(30);
    expect(actingIn(eventOf({ score }))).toBe('home');
    expect(actingIn(eventOf({ score: { ...score, isBreak: true } }))).toBeNull();
  });
});
