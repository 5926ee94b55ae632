import { expect, it } from 'vitest';
import { bigRoad, type RoadResult } from './bigRoad.ts';

const sides: Readonly<Record<string, RoadResult>> = { B: 'banker', P: 'player', T: 'tie' };

/** The road as a picture, a row a line; a tie is the sign in small. */
const drawn = (results: string): string[] => {
  const marks = bigRoad([...results].flatMap((sign) => sides[sign] ?? []));
  const columns = Math.max(0, ...marks.map(({ column }) => column + 1));
  return Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const mark = marks.find((one) => one.row === row && one.column === column);
      const sign = mark?.side === 'banker' ? 'B' : 'P';
      return mark === undefined ? '.' : mark.ties > 0 ? sign.toLowerCase() : sign;
    }).join(''),
  ).filter((line) => /[^.]/.test(line));
};

it.each([
  ['', []],
  ['T', []],
  ['BBPB', ['BPB', 'B..']],
  // A tie is a stroke on the mark before it, and ends no run.
  ['BTTBP', ['bP', 'B.']],
  ['TBP', ['BP']],
  // Seven in a row: the seventh turns at the foot.
  ['BBBBBBBB', ['B..', 'B..', 'B..', 'B..', 'B..', 'BBB']],
  // The next run begins beside its head, and meets the tail above the foot.
  ['BBBBBBBPPPPPPP', ['BP..', 'BP..', 'BP..', 'BP..', 'BPPP', 'BB..']],
])('%s', (results, lines) => {
  expect(drawn(results)).toEqual(lines);
});

it('never puts two marks on one place, however the rounds fall', () => {
  let seed = 7;
  const results = Array.from({ length: 120 }, (): RoadResult => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % 10 === 0 ? 'tie' : seed % 5 < 4 ? 'banker' : 'player';
  });
  const marks = bigRoad(results);
  expect(new Set(marks.map(({ column, row }) => `${column} ${row}`)).size).toBe(marks.length);
  expect(marks.length + marks.reduce((sum, { ties }) => sum + ties, 0)).toBe(
    results.length -
      Math.max(
        0,
        results.findIndex((result) => result !== 'tie'),
      ),
  );
  expect(marks.every(({ row }) => row >= 0 && row < 6)).toBe(true);
});
