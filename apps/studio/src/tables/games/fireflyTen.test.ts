import { describe, expect, it } from 'vitest';
import { halves } from '../engine/halves.ts';
import { duelPlaces, fireflyTen, numbers, tenPays, topSums } from './fireflyTen.ts';
import { seededBelow } from './seeded.fixture.ts';

const noCard = { strengths: [] };
const order = [7, 3, 10, 1, 9, 2, 8, 4, 6, 5];
const pays = (spot: string): number => fireflyTen.payout(spot, { order }, noCard);

/** Share of the stake that comes back over every first and second. */
const backOver = (spot: string): number => {
  let [back, pairs] = [0, 0];
  for (const first of numbers)
    for (const second of numbers) {
      if (first === second) continue;
      const rest = numbers.filter((number) => number !== first && number !== second);
      back += fireflyTen.payout(spot, { order: [first, second, ...rest] }, noCard);
      pairs += 1;
    }
  return back / pairs / 100;
};

describe('PK ten', () => {
  it('returns at most 95 %, over every first and second', () => {
    for (const sum of [...topSums, ...halves]) {
      const rtp = backOver(`sum:${sum}`);
      expect(rtp, String(sum)).toBeLessThanOrEqual(0.95);
      expect(rtp, String(sum)).toBeGreaterThan(0.94);
    }
    for (const spot of ['place:1:4', 'place:2:10', 'place:1:odd', 'place:2:small'])
      expect(backOver(spot), spot).toBeCloseTo(0.95, 12);
    for (const { kind, spot = kind, rtp } of fireflyTen.chances(noCard))
      if (!kind.startsWith('duel')) expect(rtp, kind).toBeCloseTo(backOver(spot), 12);
  });

  it('pays sums of the first two, numbers in their places, halves and duels', () => {
    expect(pays('sum:10')).toBe(tenPays('sum:10'));
    expect(pays('sum:small')).toBe(171);
    expect(pays('sum:even')).toBe(213);
    expect(pays('sum:big')).toBe(0);
    expect(pays('place:3:10')).toBe(950);
    expect(pays('place:3:9')).toBe(0);
    expect(pays('place:10:small')).toBe(190);
    expect(pays('place:10:even')).toBe(0);
    // Seven against five, nine against two.
    expect(pays('duel:1:dragon')).toBe(190);
    expect(pays('duel:1:tiger')).toBe(0);
    expect(pays('duel:2:tiger')).toBe(190);
    expect(pays('duel:5:dragon')).toBe(190);
  });

  it('lets one side of every duel win, and one half of every kind', () => {
    for (const place of duelPlaces)
      expect(pays(`duel:${place}:dragon`) + pays(`duel:${place}:tiger`)).toBe(190);
    for (const place of numbers) {
      expect(pays(`place:${place}:big`) + pays(`place:${place}:small`)).toBe(190);
      expect(pays(`place:${place}:odd`) + pays(`place:${place}:even`)).toBe(190);
    }
  });

  it.each([
    'sum:2',
    'sum:20',
    'sum:3:1',
    'place:0:1',
    'place:11:1',
    'place:1:11',
    'place:01:1',
    'place:1',
    'duel:6:dragon',
    'duel:1:lion',
    'constructor',
  ])('knows no place %s', (spot) => {
    expect(fireflyTen.isSpot(spot)).toBe(false);
    expect(tenPays(spot)).toBe(0);
  });

  it('brings every runner in once, and each first as often as any other', async () => {
    const firsts = new Map<number, number>();
    const rounds = 5_000;
    for (let round = 0; round < rounds; round += 1) {
      const below = seededBelow('ten', round);
      const drawn = await fireflyTen.draw(below, noCard);
      expect(new Set(drawn.order).size).toBe(10);
      const first = drawn.order[0] ?? 0;
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    const expected = rounds / 10;
    const chiSquare = numbers.reduce(
      (sum, number) => sum + ((firsts.get(number) ?? 0) - expected) ** 2 / expected,
      0,
    );
    // 99.9 % of fair draws stay below this with nine degrees of freedom.
    expect(chiSquare).toBeLessThan(27.88);
  });
});
