import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import {
  chiSquareChance,
  couponCollector,
  frequencies,
  normalChance,
  runs,
  serialCorrelation,
} from './statistics.ts';
import { failuresAllowed, runSuite, testNumbers } from './suite.ts';

const count = 20_000;
const fair = (size: number, seed = 5): number[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.int(0, size - 1));
};

describe('the chances', () => {
  it.each([
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [18.307, 10, 0.05],
    [135.807, 100, 0.01],
  ])('of a chi-square of %d with %i degrees are those of the tables', (value, degrees, chance) => {
    expect(chiSquareChance(value, degrees)).toBeCloseTo(chance, 4);
  });

  it('of a normal are those of the tables', () => {
    expect(normalChance(1.96)).toBeCloseTo(0.05, 4);
    expect(normalChance(-2.5758)).toBeCloseTo(0.01, 4);
  });

  it('allow a suite of 77 tests at 99 % a few failures', () => {
    expect(failuresAllowed(77)).toBeGreaterThanOrEqual(4);
    expect(failuresAllowed(77)).toBeLessThanOrEqual(6);
  });
});

describe('a test', () => {
  it.each([6, 37, 80])('passes fair numbers below %i', (size) => {
    const failed = testNumbers('fair', fair(size), size).filter(({ chance }) => chance < 0.0001);
    expect(failed).toEqual([]);
  });

  it('finds a number that comes a tenth too often', () => {
    const random = createRandom(9);
    const numbers = fair(6).map((number) => (number !== 3 && random.chance(0.02) ? 3 : number));
    expect(frequencies(numbers, 6).chance).toBeLessThan(0.0001);
  });

  it('finds numbers that change sides too often, or too seldom', () => {
    expect(
      runs(
        fair(10).map((number, index) => (index % 2) * 5 + Math.floor(number / 2)),
        10,
      ).chance,
    ).toBe(0);
    expect(
      runs(
        [...fair(10)].sort((a, b) => a - b),
        10,
      ).chance,
    ).toBe(0);
  });

  it('finds a number that tells of the one two places later', () => {
    const numbers = fair(52);
    const bound = numbers.map((number, index) => (index % 4 === 2 ? (numbers[index - 2] ?? number) : number));
    expect(serialCorrelation(bound, 2).chance).toBeLessThan(0.0001);
    expect(serialCorrelation(bound, 1).chance).toBeGreaterThan(0.001);
  });

  it('finds collections that end too soon', () => {
    const inTurn = Array.from({ length: count }, (_, index) => index % 37);
    expect(couponCollector(inTurn, 37).chance).toBe(0);
  });
});

it('the draws of the games pass, with a seed that anybody may try', async () => {
  const results = await runSuite('c'.repeat(64), 'suite', 20_000);
  const failed = results.filter(({ passes }) => !passes);
  expect(failed.length).toBeLessThanOrEqual(failuresAllowed(results.length));
  expect(results.every(({ chance }) => chance > 0.00001)).toBe(true);
}, 120_000);
