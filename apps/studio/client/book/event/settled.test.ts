import { expect, it } from 'vitest';
import type { EventView, TimelineItem } from '../../../src/book/views.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import { settledBy, settledLast, withSettled } from './settled.ts';

const pointOf = (clock: number, side: 'home' | 'away'): TimelineItem => ({
  ...{ kind: 'points', clock, part: 1, side, points: 1, score: [0, 0] },
});
const racket = (sets: readonly (readonly [number, number])[], home: number): EventView =>
  viewOf({
    ...{
      sport: 'racket',
      phase: 'live',
      timeline: Array.from({ length: 7 }, (_, at) => pointOf(at, 'home')),
    },
    score: {
      ...{ sport: 'racket', home, away: 0, sets: sets.map(([a, b]) => [a, b] as const) },
      ...{ isBreak: false, serves: 'home', danger: null },
    },
  });
const first = marketOf([['home', 1_500]], { id: 'part:1', kind: 'part', number: 1 });
const second = marketOf([['home', 1_600]], { id: 'part:2', kind: 'part', number: 2 });
const winner = marketOf([['home', 1_400]], { id: 'winner', kind: 'winner' });
const total = marketOf([['over', 1_900]], { id: 'total:60.5', kind: 'total', line: 60.5 });

it('what has come of a market is read off what was told, and of an open one nothing', () => {
  const race = marketOf([], { kind: 'race', number: 1 });
  expect(settledBy(racket([[10, 3]], 0), first)).toBeNull();
  expect(settledBy(racket([[10, 3]], 0), race)).toBe('home');
  const decided = racket(
    [
      [11, 3],
      [0, 0],
    ],
    1,
  );
  expect(settledBy(decided, first)).toBe('home');
  expect(settledBy(decided, second)).toBeNull();
  const half = viewOf({
    phase: 'live',
    timeline: [{ kind: 'break', clock: 45, part: 1, side: null, points: 0, score: [1, 1] }],
  });
  expect(settledBy(half, marketOf([], { kind: 'half' }))).toBe('draw');
  const goal = (side: 'home' | 'away', clock: number) =>
    ({ kind: 'goal', clock, part: 1, side, points: 1, score: [0, 0] }) as const;
  const goals = viewOf({ phase: 'live', timeline: [goal('home', 12), goal('away', 30)] });
  const whose = (number: number) => settledBy(goals, marketOf([], { kind: 'next', number }));
  expect([1, 2, 3].map(whose)).toEqual(['home', 'away', null]);
  const quarters = viewOf({
    ...{ sport: 'basketball', phase: 'live' },
    score: {
      ...{ sport: 'basketball', home: 20, away: 24, quarter: 2, clock: 600 },
      ...{
        quarters: [
          [20, 24],
          [0, 0],
        ],
        isBreak: false,
        attacks: 'home',
        danger: null,
      },
    },
  });
  expect(settledBy(quarters, marketOf([], { kind: 'part-result', number: 1 }))).toBe('away');
  expect(settledBy(quarters, marketOf([], { kind: 'part-result', number: 2 }))).toBeNull();
});

it('the half of basketball is over after its second quarter, not after the first', () => {
  const rest = (part: number, score: readonly [number, number]): TimelineItem => ({
    ...{ kind: 'break', clock: 600 * part, part, side: null, points: 0, score: [...score] },
  });
  const half = marketOf([], { kind: 'half' });
  const played = (...timeline: TimelineItem[]): EventView =>
    viewOf({
      ...{ sport: 'basketball', phase: 'live', timeline },
      score: {
        ...{ sport: 'basketball', home: 20, away: 24, quarter: timeline.length, clock: 0, isBreak: true },
        ...{ quarters: timeline.map(() => [10, 12] as const), attacks: 'home', danger: null },
      },
    });
  expect(settledBy(played(rest(1, [20, 24])), half)).toBeNull();
  expect(settledBy(played(rest(1, [20, 24]), rest(2, [45, 41])), half)).toBe('home');
});

it('a market stays where it stood as its result is known, and one that is not offered any more goes', () => {
  const decided = {
    ...racket(
      [
        [11, 3],
        [0, 0],
      ],
      1,
    ),
    markets: [winner, second],
  };
  const shown = withSettled([winner, first, total, second], decided);
  expect(shown.map(({ id }) => id)).toEqual(['winner', 'part:1', 'part:2']);
  // It is not counted anew with what is told next.
  expect(withSettled(shown, decided).map(({ id }) => id)).toEqual(['winner', 'part:1', 'part:2']);
  expect(withSettled(shown, { ...decided, phase: 'over', markets: [] })).toEqual([]);
});

it('a market whose result is known goes behind all others, once the pause after it is over', () => {
  const sets = [
    [11, 3],
    [0, 0],
  ] as const;
  const event = racket(sets, 1);
  const markets = [first, winner, second, total];
  expect(settledLast(event, markets)).toEqual([winner, second, total, first]);
  const { score } = event;
  if (score.sport !== 'racket') throw new Error('no badminton');
  const paused = { ...event, score: { ...score, isBreak: true } };
  expect(settledLast(paused, markets)).toEqual(markets);
});
