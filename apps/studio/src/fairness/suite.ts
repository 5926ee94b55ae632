import { type Drawn, type Seeds, sources } from './sources.ts';
import { couponCollector, type Finding, frequencies, runs, serialCorrelation } from './statistics.ts';

export const testNames = [
  'chi-square',
  'runs',
  'coupon collector',
  'serial 1',
  'serial 2',
  'serial 5',
  'serial 8',
] as const;
export type TestName = (typeof testNames)[number];

export interface TestResult extends Finding {
  readonly game: string;
  readonly draw: string;
  readonly test: TestName;
  readonly numbers: number;
  /** Within what 99 of 100 fair draws show. */
  readonly passes: boolean;
}

/** A value this strange comes once in a hundred fair draws; so seldom, too, may a fair house fail as a whole. */
export const level = 0.01;

const findingOf = (test: TestName, numbers: readonly number[], size: number): Finding => {
  switch (test) {
    case 'chi-square':
      return frequencies(numbers, size);
    case 'runs':
      return runs(numbers, size);
    case 'coupon collector':
      return couponCollector(numbers, size);
    case 'serial 1':
      return serialCorrelation(numbers, 1);
    case 'serial 2':
      return serialCorrelation(numbers, 2);
    case 'serial 5':
      return serialCorrelation(numbers, 5);
    case 'serial 8':
      return serialCorrelation(numbers, 8);
  }
};

/** Every test on the numbers of one draw. */
export const testDrawn = ({ game, draw, size, numbers }: Drawn): TestResult[] =>
  testNames.map((test) => {
    const finding = findingOf(test, numbers, size);
    return { game, draw, test, numbers: numbers.length, ...finding, passes: finding.chance >= level };
  });

/** Chance that at most so many of `count` independent tests of a fair draw fail. */
export const chanceOfFailures = (count: number, failuresMax: number): number => {
  let chance = (1 - level) ** count;
  let sum = chance;
  for (let failures = 0; failures < failuresMax; failures += 1) {
    chance *= ((count - failures) / (failures + 1)) * (level / (1 - level));
    sum += chance;
  }
  return sum;
};

/** Of `count` tests of a fair draw so many may fail at most, but once in ten thousand suites. */
export const failuresAllowed = (count: number): number => {
  let failures = 0;
  while (chanceOfFailures(count, failures) < 0.9999) failures += 1;
  return failures;
};

/**
 * Holm's step-down procedure: the results that are too strange even for the strangest of so many. Whatever the tests have to do
 * with one another, a fair house has any of these in one run of a hundred at the most (`level`).
 */
export const rejected = <Result extends { readonly chance: number }>(
  results: readonly Result[],
): Result[] => {
  const sorted = results.toSorted((one, other) => one.chance - other.chance);
  const kept = sorted.findIndex(({ chance }, index) => chance > level / (sorted.length - index));
  return kept === -1 ? sorted : sorted.slice(0, kept);
};

/** Runs every test on every draw of every game. */
export const runSuite = async (
  seeds: Seeds,
  wanted: number,
  onGame: (results: readonly TestResult[]) => void = () => undefined,
): Promise<TestResult[]> => {
  const all: TestResult[] = [];
  for (const read of sources) {
    const results = (await read(seeds, wanted)).flatMap(testDrawn);
    onGame(results);
    all.push(...results);
  }
  return all;
};

export interface SecondLook {
  readonly first: TestResult;
  readonly second: TestResult;
}

/** Repeats what was outside 99 % with numbers that have nothing to do with the first. */
export const lookAgain = async (
  results: readonly TestResult[],
  seeds: Seeds,
  wanted: number,
): Promise<SecondLook[]> => {
  const outside = results.filter(({ passes }) => !passes);
  if (outside.length === 0) return [];
  const again = await runSuite(seeds, wanted);
  return outside.flatMap((first) => {
    const second = again.find(
      ({ game, draw, test }) => game === first.game && draw === first.draw && test === first.test,
    );
    return second ? [{ first, second }] : [];
  });
};
