import { expect, it } from 'vitest';
import { eventOf } from '../book.fixture.ts';
import { grouped, nearest } from './groups.ts';

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
