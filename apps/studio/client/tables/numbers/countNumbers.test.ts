import { beforeAll, expect, it } from 'vitest';
import { loadWords } from '../../shell/spoken.ts';
import { countedIn as carps } from '../carps/counts.ts';
import { countedIn as digits } from '../digits/counts.ts';
import { countedIn as fastThree } from '../fastThree/counts.ts';
import { countedIn as fireflies } from '../fireflies/counts.ts';
import { countedIn as sixMark } from '../sixMark/counts.ts';
import { type CountedNumbers, countNumbers, extremesOf } from './countNumbers.ts';

beforeAll(() => loadWords('en_US'));

const cameIn = (counted: readonly CountedNumbers[], outcome: unknown) =>
  Object.fromEntries(counted.map(({ id, came }) => [id, came(outcome)]));

const dice = (...faces: number[]) => ({ outcome: { dice: faces } });

it('each lottery counts what its own draws brought', () => {
  expect(cameIn(digits('en_US'), { digits: [4, 0, 9] })).toEqual({
    'place-1': [4],
    'place-2': [0],
    'place-3': [9],
    any: [4, 0, 9],
    sum: [13],
    span: [9],
  });
  expect(cameIn(fastThree('en_US'), { dice: [2, 2, 6] })).toEqual({ sum: [10], face: [2, 2, 6] });
  expect(cameIn(fireflies('en_US'), { order: [10, 3, 1, 2, 4, 5, 6, 7, 8, 9] })).toMatchObject({
    'place-1': [10],
    'place-10': [9],
    sum: [13],
  });
  expect(cameIn(sixMark('en_US'), { numbers: [1, 2, 3, 4, 5, 49], special: 16 })).toEqual({
    special: [16],
    regular: [1, 2, 3, 4, 5, 49],
    tail: [6],
    any: [1, 2, 3, 4, 5, 49, 16],
    'any-tail': [1, 2, 3, 4, 5, 9, 6],
  });
  expect(cameIn(carps('en_US'), { numbers: [9, 1, 2, 3, 4, 5, 6, 20] })).toEqual({
    all: [9, 1, 2, 3, 4, 5, 6, 20],
    first: [9],
  });
});

it('a result that cannot be read counts for none', () => {
  for (const counted of [digits, fastThree, fireflies, sixMark, carps])
    for (const came of Object.values(cameIn(counted('en_US'), { strange: true }))) expect(came).toEqual([]);
});

it('a number is counted once a draw, with the draws since it came last', () => {
  const [sums, faces] = fastThree('en_US');
  if (!sums || !faces) throw new Error('nothing is counted');
  const results = [dice(1, 1, 1), dice(2, 2, 6), { outcome: null }, dice(1, 3, 6)];
  const of = (kind: CountedNumbers, number: number) =>
    countNumbers(kind, results).find((count) => count.number === number);
  expect(of(faces, 1)).toEqual({ number: 1, times: 2, since: 0 });
  expect(of(faces, 2)).toEqual({ number: 2, times: 1, since: 1 });
  expect(of(faces, 5)).toEqual({ number: 5, times: 0, since: null });
  expect(of(sums, 10)).toEqual({ number: 10, times: 2, since: 0 });
  expect(of(sums, 3)).toEqual({ number: 3, times: 1, since: 2 });
});

it('what came most often and what has not come for longest are told first, the lower number of those alike', () => {
  const counts = [
    { number: 1, times: 2, since: 4 },
    { number: 2, times: 5, since: 0 },
    { number: 3, times: 0, since: null },
    { number: 4, times: 2, since: 4 },
    { number: 5, times: 0, since: null },
  ];
  const { most, overdue } = extremesOf(counts, 3);
  expect(most.map(({ number }) => number)).toEqual([2, 1, 4]);
  expect(extremesOf(counts, 5).most).toHaveLength(3);
  expect(overdue.map(({ number }) => number)).toEqual([3, 5, 1]);
});
