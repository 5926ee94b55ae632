import { expect, it } from 'vitest';
import { sixMark, ticketKinds } from '../../../src/tables/games/sixMark.ts';
import { slipSpotsMax } from '../../../src/tables/views.ts';
import { chosenMax, ticketsOf } from './combine.ts';

it('makes every pair and every three of what is chosen a ticket, whatever the order of choosing', () => {
  expect(ticketsOf('two', [33, 7])).toEqual(['two:7-33']);
  expect(ticketsOf('two-special', [33, 7, 9])).toEqual([
    'two-special:7-33',
    'two-special:9-33',
    'two-special:7-9',
  ]);
  expect(ticketsOf('three', [41, 5, 12])).toEqual(['three:5-12-41']);
});

it('makes none of fewer numbers than a ticket has', () => {
  for (const kind of ticketKinds) expect(ticketsOf(kind, [7])).toEqual([]);
  expect(ticketsOf('three', [7, 33])).toEqual([]);
});

it('makes no more of the most numbers than one bet may have, each a place of the table and no two the same', () => {
  const numbers = Array.from({ length: chosenMax }, (_, at) => 49 - at);
  for (const [kind, count] of [
    ['two', 28],
    ['three', 56],
    ['two-special', 28],
  ] as const) {
    const spots = ticketsOf(kind, numbers);
    expect(new Set(spots).size).toBe(count);
    expect(spots.length).toBeLessThanOrEqual(slipSpotsMax);
    for (const spot of spots) expect(sixMark.isSpot(spot), spot).toBe(true);
  }
});
