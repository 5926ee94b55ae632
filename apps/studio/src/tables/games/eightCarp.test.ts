import { describe, expect, it } from 'vitest';
import {
  allNumbers,
  carpPays,
  type EightCarpOutcome,
  eightCarp,
  numbersOfPick,
  pickSpot,
  ticketPays,
} from './eightCarp.ts';
import { seededBelow } from './seeded.fixture.ts';

const noCard = { strengths: [] };
const drawn: EightCarpOutcome = { numbers: [12, 3, 20, 7, 5, 18, 1, 9] };
const worth = (spot: string, outcome = drawn): number => eightCarp.payout(spot, outcome, noCard);

/** All 125,970 sets of eight numbers, in ascending order. */
function* everySet(from = 1, taken: readonly number[] = []): Generator<readonly number[]> {
  if (taken.length === 8) return yield taken;
  for (let number = from; number <= 13 + taken.length; number += 1)
    yield* everySet(number + 1, [...taken, number]);
}

describe('the draw of eight carps', () => {
  it('tells tickets by their numbers, whatever the order of picking', () => {
    expect(pickSpot([20, 3, 11])).toBe('pick:031120');
    expect(numbersOfPick('pick:031120')).toEqual([3, 11, 20]);
    for (const spot of [
      'pick:',
      'pick:3',
      'pick:0303',
      'pick:1103',
      'pick:00',
      'pick:21',
      'pick:010203040506070809',
    ])
      expect(eightCarp.isSpot(spot), spot).toBe(false);
    expect(eightCarp.isSpot(pickSpot(allNumbers.slice(12)))).toBe(true);
    expect(pickSpot(allNumbers.slice(12)).length).toBeLessThanOrEqual(24);
  });

  it.each([
    ['pick:12', 235],
    ['pick:02', 0],
    ['pick:0312', 637],
    ['pick:0203', 0],
    ['pick:010204', 0],
    ['pick:010203', 100],
    ['pick:010305', 1_300],
    ['pick:0103050709121820', 500_000],
    ['pick:0103050709121920', 25_000],
    ['first:12', 1_880],
    ['first:3', 0],
    ['big', 0],
    ['small', 190],
    ['odd', 190],
    ['first-big', 190],
    ['first-odd', 0],
    ['dragon', 190],
    ['tiger', 0],
  ])('%s comes back with %i', (spot, back) => expect(worth(spot)).toBe(back));

  it('gives bets on the halves back at 84, and on nothing else', () => {
    const middle = { numbers: [1, 20, 2, 19, 3, 18, 4, 17] };
    expect(['big', 'small', 'odd', 'even'].map((spot) => worth(spot, middle))).toEqual([100, 100, 0, 190]);
  });

  it('returns over all sets exactly what it states for tickets and sums, and at most 95.2 %', () => {
    const sets = [...everySet()].map((numbers) => ({ numbers }));
    expect(sets).toHaveLength(125_970);
    for (const { kind, spot = kind, rtp } of eightCarp.chances(noCard)) {
      expect(rtp, kind).toBeGreaterThan(0.93);
      expect(rtp, kind).toBeLessThan(0.952);
      // Order counts for the first number and the duel: those are held by what is drawn.
      if (kind.startsWith('first') || kind === 'duel') continue;
      const back = sets.reduce((sum, set) => sum + worth(spot, set), 0) / (100 * sets.length);
      expect(rtp, kind).toBeCloseTo(back, 9);
    }
  });

  it('draws eight different numbers, each as often as any other and as often first', async () => {
    const rounds = 4_000;
    const [seen, first] = [new Map<number, number>(), new Map<number, number>()];
    let dragons = 0;
    for (let round = 0; round < rounds; round += 1) {
      const below = seededBelow('carps', round);
      const outcome = await eightCarp.draw(below, noCard);
      expect(new Set(outcome.numbers).size).toBe(8);
      for (const number of outcome.numbers) seen.set(number, (seen.get(number) ?? 0) + 1);
      const [one = 0] = outcome.numbers;
      first.set(one, (first.get(one) ?? 0) + 1);
      if (worth('dragon', outcome) > 0) dragons += 1;
    }
    const slack = (chance: number): number => 5 * Math.sqrt((chance * (1 - chance)) / rounds);
    for (const number of allNumbers) {
      expect(Math.abs((seen.get(number) ?? 0) / rounds - 0.4)).toBeLessThan(slack(0.4));
      expect(Math.abs((first.get(number) ?? 0) / rounds - 0.05)).toBeLessThan(slack(0.05));
    }
    expect(Math.abs(dragons / rounds - 0.5)).toBeLessThan(slack(0.5));
  });

  it('tells what a ticket pays by its hits, the most first', () => {
    expect(ticketPays(5)).toEqual([
      [5, 9_000],
      [4, 700],
      [3, 100],
    ]);
    expect(carpPays('pick:0102030405')).toBe(9_000);
  });
});
