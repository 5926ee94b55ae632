import { expect, it } from 'vitest';
import { eventOf } from '../book.fixture.ts';
import { byStart, clockEveryMsOf, grouped, nearest } from './groups.ts';

const cup = { code: 'seven-isles-cup', names: { zh_CN: '七屿杯', en_US: 'Seven Isles Cup' } };
const events = [
  eventOf({ id: 'football-1', phase: 'live' }),
  eventOf({ id: 'football-2', phase: 'live', competition: cup }),
  eventOf({ id: 'football-3' }),
  eventOf({ id: 'racket-4', sport: 'racket' }),
  eventOf({ id: 'football-5', phase: 'over' }),
  eventOf({ id: 'football-6', phase: 'abandoned' }),
];

it('events stand in play, coming and over, each under its competition', () => {
  const shape = grouped(events, null).map(({ name, competitions }) => [
    name,
    competitions.map(({ competition, events: own }) => [competition.code, own.map(({ id }) => id)]),
  ]);
  expect(shape).toEqual([
    [
      'live',
      [
        ['lantern-league', ['football-1']],
        ['seven-isles-cup', ['football-2']],
      ],
    ],
    ['coming', [['lantern-league', ['football-3', 'racket-4']]]],
    ['over', [['lantern-league', ['football-5', 'football-6']]]],
  ]);
  expect(grouped(events, 'racket').map(({ name }) => name)).toEqual(['coming']);
  expect(grouped(events, 'siege')).toEqual([]);
});

it('a few are the first in play and the next to come, of one sport where one is chosen', () => {
  const ids = (...asked: Parameters<typeof nearest>) => nearest(...asked).map(({ id }) => id);
  expect(ids(events, null, { live: 1, coming: 1 })).toEqual(['football-1', 'football-3']);
  expect(ids(events, 'racket', { live: 3, coming: 3 })).toEqual(['racket-4']);
});

it('matches of a league stand by the moment at which their bets close, told by the second', () => {
  const rounds = ['08:00', '08:04'].flatMap((time, round) =>
    [1, 2].map((match) =>
      eventOf({ id: `league-${round}${match}`, sport: 'league', startsAt: `2026-11-22T${time}:00.000Z` }),
    ),
  );
  expect(byStart(rounds).map(([start, own]) => [start.slice(11, 16), own.map(({ id }) => id)])).toEqual([
    ['08:00', ['league-01', 'league-02']],
    ['08:04', ['league-11', 'league-12']],
  ]);
  expect(clockEveryMsOf(rounds)).toBe(1_000);
  expect(clockEveryMsOf(rounds.map((event) => ({ ...event, phase: 'live' })))).toBe(15_000);
  expect(clockEveryMsOf(events)).toBe(15_000);
});
