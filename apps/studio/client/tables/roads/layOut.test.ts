import { describe, expect, it } from 'vitest';
import { askedOf, bigRoadOf, derivedOf, firstColumnSeen, layRuns, type RoadResult } from './layOut.ts';

/** B and P for banker and player, T for a tie. */
const resultsOf = (text: string): RoadResult[] =>
  [...text].map((sign, number) => ({ number, side: sign === 'B' ? 'red' : sign === 'P' ? 'blue' : 'tie' }));

const marks = (text: string, road: Parameters<typeof derivedOf>[1]): string =>
  derivedOf(resultsOf(text), road)
    .map((side) => (side === 'red' ? 'r' : 'b'))
    .join('');

describe('the big road', () => {
  it('begins a column with each change, and marks ties on the result before them', () => {
    const cells = bigRoadOf(resultsOf('TBBTTPB'));
    expect(cells.map(({ column, row, side, ties }) => [column, row, side, ties])).toEqual([
      [0, 0, 'red', 0],
      [0, 1, 'red', 2],
      [1, 0, 'blue', 0],
      [2, 0, 'red', 0],
    ]);
  });

  it('turns right where a column is full or another run lies', () => {
    const cells = layRuns([...'BBBBBBBBPPPPPP'].map((sign) => (sign === 'B' ? 'red' : 'blue')));
    expect(cells.slice(5, 8).map(({ column, row }) => [column, row])).toEqual([
      [0, 5],
      [1, 5],
      [2, 5],
    ]);
    // The second run meets the tail of the first in its last row.
    expect(cells.slice(-2).map(({ column, row }) => [column, row])).toEqual([
      [1, 4],
      [2, 4],
    ]);
  });
});

describe('what is seen of a road', () => {
  it('is its beginning while all of it has room', () => {
    expect(firstColumnSeen(-1, 12)).toBe(0);
    expect(firstColumnSeen(3, 12)).toBe(0);
    expect(firstColumnSeen(9, 12)).toBe(0);
  });

  it('is its newest end later, with two columns for what comes', () => {
    expect(firstColumnSeen(10, 12)).toBe(1);
    expect(firstColumnSeen(20, 12)).toBe(11);
  });
});

describe('the roads that follow from it', () => {
  it('begin in the second, third and fourth column, one mark later where it has no second row', () => {
    expect(marks('BP', 'bigEye')).toBe('');
    expect(marks('BPP', 'bigEye')).toHaveLength(1);
    expect(marks('BPB', 'bigEye')).toHaveLength(1);
    expect(marks('BPB', 'small')).toBe('');
    expect(marks('BPBB', 'small')).toHaveLength(1);
    expect(marks('BPBP', 'cockroach')).toBe('');
    expect(marks('BPBPB', 'cockroach')).toHaveLength(1);
  });

  it('are red where the shoe repeats itself and blue where it breaks', () => {
    // Every column as long as the one before.
    expect(marks('BPBPBP', 'bigEye')).toBe('rrrr');
    expect(marks('BBPPBBPP', 'bigEye')).toBe('rrrrr');
    // The second column outgrows the first by one, which is blue, then by more, which is red.
    expect(marks('BPPP', 'bigEye')).toBe('br');
    // Two against one.
    expect(marks('BBPB', 'bigEye')).toBe('b');
    expect(marks('BBPBB', 'small')).toBe('r');
    expect(marks('BPBB', 'small')).toBe('b');
  });

  it('do not heed ties', () => {
    expect(marks('TBTPPTB', 'bigEye')).toBe(marks('BPPB', 'bigEye'));
  });

  it('answer what comes next, by either side alone or not at all', () => {
    const results = resultsOf('BPBPB');
    expect(askedOf(results, 'blue', 'bigEye')).toBe('red');
    expect(askedOf(results, 'red', 'bigEye')).toBe('blue');
    expect(askedOf(resultsOf('B'), 'red', 'bigEye')).toBeUndefined();
  });
});
