import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { sources } from './sources.ts';
import {
  chiSquareChance,
  couponCollector,
  frequencies,
  normalChance,
  runs,
  serialCorrelation,
} from './statistics.ts';
import { chanceOfFailures, failuresAllowed, rejected, runSuite, testDrawn } from './suite.ts';

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

it('so few failures of so many tests are as likely as the binomial says', () => {
  expect(chanceOfFailures(100, 0)).toBeCloseTo(0.366, 3);
  expect(chanceOfFailures(100, 1)).toBeCloseTo(0.7358, 4);
  expect(chanceOfFailures(100, 100)).toBeCloseTo(1, 10);
});

describe('a test', () => {
  it.each([6, 37, 80])('passes fair numbers below %i', (size) => {
    const drawn = { game: 'fair', draw: `one of ${size}`, size, numbers: fair(size) };
    const failed = testDrawn(drawn).filter(({ chance }) => chance < 0.0001);
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

describe('many tests taken together', () => {
  const at = (...chances: readonly number[]) => chances.map((chance) => ({ chance }));

  it('let the strangest of a hundred be as strange as one in a thousand', () => {
    expect(rejected(at(0.001, ...new Array<number>(99).fill(0.5)))).toEqual([]);
  });

  it('reject what is too strange even for that, and after it what is too strange for the rest', () => {
    const found = rejected(at(0.5, 0.00009, 0.0001, 0.002, ...new Array<number>(96).fill(0.5)));
    expect(found).toEqual(at(0.00009, 0.0001));
  });
});

describe('the draws of the games', () => {
  it('pass, with a seed that anybody may try', async () => {
    const results = await runSuite({ server: 'c'.repeat(64), client: 'suite' }, 20_000);
    const failed = results.filter(({ passes }) => !passes);
    expect(failed.length).toBeLessThanOrEqual(failuresAllowed(results.length));
    expect(rejected(results)).toEqual([]);
  }, 120_000);

  it('are those of every game that there is, each with numbers enough', async () => {
    const seeds = { server: 'd'.repeat(64), client: 'suite' };
    const drawn = (await Promise.all(sources.map((read) => read(seeds, 10_000)))).flat();
    const told = new Set(drawn.map(({ game }) => game));
    const books = catalogue.filter(
      ({ gameType, gameCode }) => gameType === 4 || gameType === 9 || gameCode === 'paper-league',
    );
    for (const game of catalogue)
      if (!books.includes(game)) expect(told, game.gameCode).toContain(game.names.en_US);
    for (const sport of ['football', 'racket', 'basketball', 'siege', 'league'])
      expect(told).toContain(`the book: ${sport}`);
    for (const { size, numbers } of drawn) expect(Math.max(...numbers)).toBeLessThan(size);
  }, 120_000);
});
