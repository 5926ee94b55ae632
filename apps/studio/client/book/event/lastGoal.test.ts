import { expect, it } from 'vitest';
import { sampleFixture } from '../../../src/book/engine/events.fixture.ts';
import { football } from '../../../src/book/engine/football.ts';
import type { EventView, MarketKind, Side, TimelineItem } from '../../../src/book/views.ts';
import { viewOf } from '../book.fixture.ts';
import { lastGoalOf, withdrawnPercent } from './lastGoal.ts';

const goal = (side: Side, clock: number): TimelineItem => ({
  ...{ kind: 'goal', clock, part: 2, side, points: 1, score: [0, 0] },
});
const lateOf = (
  home: number,
  away: number,
  last: readonly Side[],
  minute = 88,
  change: Partial<EventView> = {},
) =>
  viewOf({
    phase: 'live',
    score: { ...{ sport: 'football', home, away, minute, isBreak: false, danger: null } },
    timeline: last.map((side, at) => goal(side, 50 + at)),
    ...change,
  });
const told = (event: EventView, kind: MarketKind = 'result') => lastGoalOf(event, { kind });

it('late in a match it is told whose last goal the result hangs on', () => {
  expect(told(lateOf(1, 1, ['away', 'home']))).toBe('home');
  expect(told(lateOf(1, 1, ['home', 'away']), 'handicap')).toBe('away');
  expect(told(lateOf(2, 1, ['away', 'home', 'home']))).toBe('home');
  expect(withdrawnPercent).toBe(4);
});

it('and nothing where it does not, is not late, has no goal, or is of another market', () => {
  expect(told(lateOf(3, 1, ['away', 'home', 'home']))).toBeNull();
  expect(told(lateOf(2, 1, ['home', 'home', 'away']))).toBeNull();
  expect(told(lateOf(1, 1, ['away', 'home'], 79))).toBeNull();
  expect(told(lateOf(0, 0, []))).toBeNull();
  expect(told(lateOf(1, 1, ['away', 'home']), 'next')).toBeNull();
  expect(told(lateOf(1, 1, ['away', 'home'], 90, { phase: 'over' }))).toBeNull();
});

/** The chance that the away side stands for on the line 0 of a match that is level at 1:1, at a minute. */
const awayOf = (scorers: readonly Side[], minute: number): number => {
  const fixture = { ...sampleFixture('football', 1), strengths: [100, 100] as const };
  const progress = { ...football.begin(fixture), isStarted: true, minute, scorers };
  const market = football
    .markets(fixture, progress)
    .find(({ kind, line }) => kind === 'handicap' && line === 0);
  return market?.selections.find(({ code }) => code === 'away')?.chance ?? 0;
};

it('it is what moves the line 0 of a level match from minute to minute, while nobody attacks', () => {
  expect(awayOf(['away', 'home'], 89)).toBeGreaterThan(awayOf(['away', 'home'], 88) + 0.05);
  expect(awayOf(['home', 'away'], 89)).toBeLessThan(awayOf(['home', 'away'], 88) - 0.05);
});
