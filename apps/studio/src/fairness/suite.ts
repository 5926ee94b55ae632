import { createHmac } from 'node:crypto';
import { type Draw, drawDistinct, drawNumbers } from '../fair/draw.ts';
import { couponCollector, type Finding, frequencies, runs, serialCorrelation } from './statistics.ts';

/** One way in which the games read their draws, as a long row of numbers below `size`. */
export interface Source {
  readonly name: string;
  readonly size: number;
  readonly read: (drawAt: (nonce: number) => Draw, count: number) => Promise<number[]>;
}

/** So many numbers below `size` from each draw, one draw after another. */
const ranges = (name: string, size: number, each: number): Source => ({
  name,
  size,
  read: async (drawAt, count) => {
    const numbers: number[] = [];
    for (let nonce = 0; numbers.length < count; nonce += 1)
      numbers.push(...(await drawAt(nonce)(new Array<number>(each).fill(size))));
    return numbers.slice(0, count);
  },
});

/** The card or ball at one place of a shuffle, one shuffle after another. */
const shuffles = (name: string, size: number, taken: number, place: number): Source => ({
  name,
  size,
  read: async (drawAt, count) => {
    const numbers: number[] = [];
    for (let nonce = 0; nonce < count; nonce += 1)
      numbers.push((await drawDistinct(drawAt(nonce), size, taken))[place] ?? 0);
    return numbers;
  },
});

/** Every size that a game draws from, and both ends of its shuffles. */
export const sources: readonly Source[] = [
  ranges('reel of 20 stops', 20, 5),
  ranges('reel of 39 stops', 39, 5),
  ranges('reel of 43 stops', 43, 5),
  ranges('dice', 6, 8),
  ranges('digit', 10, 3),
  ranges('wheel of 37', 37, 1),
  ranges('card of an endless shoe', 52, 63),
  shuffles('first card of a pack', 52, 10, 0),
  shuffles('tenth card of a pack', 52, 10, 9),
  shuffles('first ball of eighty', 80, 20, 0),
  shuffles('last ball of eighty', 80, 20, 19),
];

export interface TestResult extends Finding {
  readonly source: string;
  readonly test: string;
  /** Within what 99 of 100 fair draws show. */
  readonly passes: boolean;
}

/** A value this strange comes once in a hundred fair draws. */
export const level = 0.01;

const lags = [1, 2, 5, 8] as const;

/** The draw of a server seed and a client seed, nonce by nonce: the very one that the games use. */
export const drawAtOf =
  (serverSeed: string, clientSeed: string) =>
  (nonce: number): Draw =>
  (sizes) =>
    drawNumbers(
      async (message) => createHmac('sha256', serverSeed).update(message).digest(),
      clientSeed,
      nonce,
      sizes,
    );

export const testNumbers = (source: string, numbers: readonly number[], size: number): TestResult[] => {
  const findings: [string, Finding][] = [
    ['chi-square', frequencies(numbers, size)],
    ['runs', runs(numbers, size)],
    ['coupon collector', couponCollector(numbers, size)],
    ...lags.map((lag): [string, Finding] => [`serial correlation ${lag}`, serialCorrelation(numbers, lag)]),
  ];
  return findings.map(([test, finding]) => ({
    source,
    test,
    ...finding,
    passes: finding.chance >= level,
  }));
};

/** Of `count` tests of a fair draw so many may fail at most, but once in ten thousand suites. */
export const failuresAllowed = (count: number): number => {
  let chance = (1 - level) ** count;
  let sum = chance;
  let failures = 0;
  while (sum < 0.9999) {
    chance *= ((count - failures) / (failures + 1)) * (level / (1 - level));
    failures += 1;
    sum += chance;
  }
  return failures;
};

/** Runs every test on every source. */
export const runSuite = async (
  serverSeed: string,
  clientSeed: string,
  count: number,
  onSource: (results: readonly TestResult[]) => void = () => undefined,
): Promise<TestResult[]> => {
  const all: TestResult[] = [];
  for (const { name, size, read } of sources) {
    const results = testNumbers(name, await read(drawAtOf(serverSeed, clientSeed), count), size);
    onSource(results);
    all.push(...results);
  }
  return all;
};
