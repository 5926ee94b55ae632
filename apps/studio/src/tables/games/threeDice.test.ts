import { describe, expect, it } from 'vitest';
import { faceTrios, fastThree } from './fastThree.ts';
import { sicBo } from './sicBo.ts';
import { type DiceOutcome, facePairs, faces, sums } from './threeDice.ts';

const noCard = { strengths: [] };
const rollOf = (...dice: DiceOutcome['dice']): DiceOutcome => ({ dice });

/** What comes back over all 216 rolls, in stakes. */
const backOf = (table: typeof sicBo, spot: string): number => {
  let back = 0;
  for (const first of faces)
    for (const second of faces)
      for (const third of faces) back += table.payout(spot, rollOf(first, second, third), noCard);
  return back / 100;
};

describe('sic bo', () => {
  it.each([
    ['big', 2 * 105],
    ['odd', 2 * 105],
    ['total:4', 63 * 3],
    ['total:16', 32 * 6],
    ['total:6', 19 * 10],
    ['total:14', 13 * 15],
    ['total:8', 9 * 21],
    ['total:12', 8 * 25],
    ['total:10', 7 * 27],
    ['double:3', 12 * 16],
    ['triple:6', 181],
    ['any-triple', 32 * 6],
    ['pair:2-5', 7 * 30],
    ['number:4', 2 * 75 + 3 * 15 + 13],
  ])('%s gives %i of 216 stakes back', (spot, back) => expect(backOf(sicBo, spot)).toBe(back));

  it('says of every kind what all of its rolls come to', () => {
    for (const { kind, spot = kind, rtp } of sicBo.chances(noCard))
      expect(rtp, kind).toBeCloseTo(backOf(sicBo, spot) / 216, 12);
    expect(sicBo.chances(noCard).find(({ kind }) => kind === 'number')).toMatchObject({
      pays: 200,
      paysUpTo: 1_300,
    });
  });

  it('lets a triple lose for big, small, odd and even, and win for its total', () => {
    const roll = rollOf(5, 5, 5);
    for (const spot of ['big', 'small', 'odd', 'even']) expect(sicBo.payout(spot, roll, noCard)).toBe(0);
    expect(sicBo.payout('total:15', roll, noCard)).toBe(1_900);
    expect(sicBo.payout('double:5', roll, noCard)).toBe(1_200);
    expect(sicBo.payout('pair:4-5', roll, noCard)).toBe(0);
  });

  it('has 52 places and knows no others', () => {
    const places = [
      ...sums.map((sum) => `total:${sum}`),
      ...faces.flatMap((face) => [`double:${face}`, `triple:${face}`, `number:${face}`]),
      ...facePairs.map((pair) => `pair:${pair}`),
    ];
    expect(places.filter(sicBo.isSpot)).toHaveLength(47);
    for (const spot of ['total:3', 'pair:5-2', 'pair:2-2', 'number:7', 'triple', 'constructor'])
      expect(sicBo.isSpot(spot), spot).toBe(false);
  });

  it('draws three dice, each by a number of its own', async () => {
    const numbers = [0, 5, 2];
    const asked: number[] = [];
    const roll = await sicBo.draw(async (length) => {
      asked.push(length);
      return numbers[asked.length - 1] ?? 0;
    }, noCard);
    expect(roll).toEqual(rollOf(1, 6, 3));
    expect(asked).toEqual([6, 6, 6]);
  });
});

describe('fast three', () => {
  it('returns at most 94 %, and 95 % of even bets', () => {
    for (const { kind, spot = kind, rtp } of fastThree.chances(noCard)) {
      expect(rtp, kind).toBeCloseTo(backOf(fastThree, spot) / 216, 12);
      if (kind === 'even-money') expect(rtp).toBeCloseTo(0.95, 12);
      else {
        expect(rtp, kind).toBeLessThanOrEqual(0.94);
        expect(rtp, kind).toBeGreaterThan(0.93);
      }
    }
  });

  it('pays sums, runs, numbers alike and numbers that come', () => {
    expect(fastThree.payout('big', rollOf(6, 6, 6), noCard)).toBe(190);
    expect(fastThree.payout('any-run', rollOf(4, 2, 3), noCard)).toBeGreaterThan(100);
    expect(fastThree.payout('any-run', rollOf(4, 2, 4), noCard)).toBe(0);
    expect(fastThree.payout('trio:2-3-4', rollOf(4, 2, 3), noCard)).toBeGreaterThan(3_000);
    expect(fastThree.payout('pair:2-4', rollOf(4, 2, 4), noCard)).toBeGreaterThan(600);
    expect(fastThree.payout('double:4', rollOf(4, 2, 4), noCard)).toBeGreaterThan(1_200);
    expect(fastThree.payout('sum:10', rollOf(4, 2, 4), noCard)).toBe(fastThree.paysOf('sum:10'));
  });

  it('names each set of numbers once', () => {
    expect(faceTrios).toHaveLength(20);
    expect(new Set(faceTrios).size).toBe(20);
    for (const spot of ['trio:3-2-1', 'trio:1-1-2', 'sum:2', 'sum:19', 'double:0'])
      expect(fastThree.isSpot(spot), spot).toBe(false);
  });
});
