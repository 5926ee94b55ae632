import { describe, expect, it } from 'vitest';
import type { ResultView } from '../../../src/tables/views.ts';
import { bigRoadOf, type RoadResult, readHands, readRoad } from './read.ts';

const road = (winners: string): RoadResult[] =>
  [...winners].map((letter, number) => ({
    number,
    winner: letter === 'P' ? 'player' : letter === 'B' ? 'banker' : 'tie',
    playerPair: false,
    bankerPair: false,
  }));

const places = (winners: string): string[] =>
  bigRoadOf(road(winners)).map(
    ({ column, row, winner, ties }) => `${column},${row}${winner[0]}${ties || ''}`,
  );

describe('the big road', () => {
  it('begins a column whenever the winner changes, and marks ties on the result before them', () => {
    expect(places('BBPTTB')).toEqual(['0,0b', '0,1b', '1,0p2', '2,0b']);
    expect(places('TTP')).toEqual(['0,0p']);
    expect(places('')).toEqual([]);
  });

  it('turns right under a full column and before an occupied place', () => {
    expect(places('BBBBBBBB')).toEqual(['0,0b', '0,1b', '0,2b', '0,3b', '0,4b', '0,5b', '1,5b', '2,5b']);
    // The player's run meets the banker's dragon tail in the last row.
    expect(places('BBBBBBBPPPPPP').slice(-6)).toEqual(['1,0p', '1,1p', '1,2p', '1,3p', '1,4p', '2,4p']);
  });
});

it('reads hands and pairs, and makes nothing of another game’s result', () => {
  const result = (outcome: unknown): ResultView => ({ number: 3, summary: 'player', outcome });
  const hands = { player: [3, 16], banker: [4, 12] };
  expect(readRoad([result(hands)])).toEqual([
    { number: 3, winner: 'player', playerPair: true, bankerPair: false },
  ]);
  for (const other of [{ pocket: 4 }, null, 'player', { player: 'x', banker: [1] }]) {
    expect(readHands(result(other)), JSON.stringify(other)).toBeNull();
  }
});
