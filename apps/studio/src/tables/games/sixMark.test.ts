import { describe, expect, it } from 'vitest';
import { seededBelow } from './seeded.fixture.ts';
import { allNumbers, animals, sixMark, sixMarkPays, specialHalves, tails, waveOf, waves } from './sixMark.ts';

const noCard = { strengths: [] };
const outcome = { numbers: [49, 3, 17, 24, 8, 30], special: 12 };
const pays = (spot: string): number => sixMark.payout(spot, outcome, noCard);

/** Share of the stake that comes back over all special numbers, with six others that are the same for all. */
const backOver = (spot: string): number =>
  allNumbers.reduce((sum, special) => sum + sixMark.payout(spot, { numbers: [], special }, noCard), 0) /
  4_900;

describe('six-mark', () => {
  it('returns at most 94 % over all special numbers, and 95.1 % of halves, whose stakes 49 gives back', () => {
    const spots = [
      ...allNumbers.map((number) => `special:${number}`),
      ...waves.map((wave) => `wave:${wave}`),
      ...animals.map((animal) => `animal:${animal}`),
      ...tails.map((tail) => `tail:${tail}`),
    ];
    for (const spot of spots) {
      expect(backOver(spot), spot).toBeLessThanOrEqual(0.94);
      expect(backOver(spot), spot).toBeGreaterThan(0.93);
    }
    for (const half of specialHalves) expect(backOver(half), half).toBeCloseTo((24 * 1.9 + 1) / 49, 12);
    for (const { kind, spot = kind, rtp } of sixMark.chances(noCard))
      expect(rtp, kind).toBeCloseTo(
        kind === 'regular' ? (6 * sixMarkPays('regular:1')) / 4_900 : backOver(spot),
        12,
      );
  });

  it('pays the special number, its halves, colour, animal and last digit, and regular numbers', () => {
    expect(pays('special:12')).toBe(4_606);
    expect(pays('special:3')).toBe(0);
    expect(pays('small')).toBe(190);
    expect(pays('odd')).toBe(0);
    expect(pays('wave:red')).toBe(sixMarkPays('wave:red'));
    expect(pays('animal:12')).toBe(sixMarkPays('animal:12'));
    expect(pays('tail:2')).toBe(sixMarkPays('tail:2'));
    expect(pays('regular:30')).toBe(767);
    expect(pays('regular:12')).toBe(0);
    for (const half of specialHalves)
      expect(sixMark.payout(half, { ...outcome, special: 49 }, noCard)).toBe(100);
  });

  it('has seventeen red numbers, sixteen blue and sixteen green', () => {
    expect(waves.map((wave) => allNumbers.filter((number) => waveOf(number) === wave).length)).toEqual([
      17, 16, 16,
    ]);
  });

  it.each([
    'special:0',
    'special:50',
    'special:07',
    'regular:50',
    'animal:13',
    'tail:10',
    'wave:gold',
    'constructor',
  ])('knows no place %s', (spot) => expect(sixMark.isSpot(spot)).toBe(false));

  it('draws seven different numbers, each of them as often as any other', async () => {
    const rounds = 3_000;
    const counts = new Map<number, number>();
    for (let round = 0; round < rounds; round += 1) {
      const below = seededBelow('six', round);
      const { numbers, special } = await sixMark.draw(below, noCard);
      expect(new Set([...numbers, special]).size).toBe(7);
      counts.set(special, (counts.get(special) ?? 0) + 1);
    }
    const expected = rounds / 49;
    const chiSquare = allNumbers.reduce(
      (sum, number) => sum + ((counts.get(number) ?? 0) - expected) ** 2 / expected,
      0,
    );
    // 99.9 % of fair draws stay below this with 48 degrees of freedom.
    expect(chiSquare).toBeLessThan(84.04);
  });
});
