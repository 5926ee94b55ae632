import { currencyCodes } from '@pavilion/money';
import { describe, expect, it } from 'vitest';
import { nearestOffered } from '../engine/chips.ts';
import { seededBelow } from './seeded.fixture.ts';
import {
  allNumbers,
  animals,
  sixMark,
  sixMarkPays,
  sizeOfTicket,
  specialHalves,
  tails,
  ticketKinds,
  ticketOf,
  ticketSpot,
  waveOf,
  waves,
} from './sixMark.ts';

const noCard = { strengths: [] };
const outcome = { numbers: [49, 3, 17, 24, 8, 30], special: 12 };
const pays = (spot: string): number => sixMark.payout(spot, outcome, noCard);

/** Share of the stake that comes back over all special numbers, with six others that are the same for all. */
const backOver = (spot: string): number =>
  allNumbers.reduce((sum, special) => sum + sixMark.payout(spot, { numbers: [], special }, noCard), 0) /
  4_900;

const isOfSpecial = (spot: string): boolean =>
  specialHalves.some((half) => half === spot) || /^(special|wave|animal|tail):/.test(spot);

/** The numbers that a place is about. */
const numbersOf = (spot: string): readonly number[] => {
  const [kind, named = ''] = spot.split(':');
  if (kind === 'any-animal') return allNumbers.filter((number) => (number - Number(named)) % 12 === 0);
  if (kind === 'any-tail') return allNumbers.filter((number) => number % 10 === Number(named));
  return named.split('-').map(Number);
};

/**
 * Every way in which the numbers of a place may lie in the order of a whole shoe, whose first six are regular and whose seventh is
 * the special one: how many there are, and how many of them the place wins. Where other numbers lie is nothing to it. Numbers behind
 * the seventh are drawn alike, which is counted.
 */
const countedOver = (spot: string): { won: number; all: number } => {
  const own = numbersOf(spot);
  const others = allNumbers.filter((number) => !own.includes(number));
  const counted = { won: 0, all: 0 };
  const lay = (at: number, places: readonly number[], ways: number): void => {
    if (at === own.length) {
      const drawn = others.slice(0, 7);
      places.forEach((place, which) => {
        if (place < 7) drawn[place] = own[which] ?? 0;
      });
      const [special = 0] = drawn.slice(6);
      counted.all += ways;
      if (sixMark.payout(spot, { numbers: drawn.slice(0, 6), special }, noCard) > 0) counted.won += ways;
      return;
    }
    for (let place = 0; place < 7; place += 1)
      if (!places.includes(place)) lay(at + 1, [...places, place], ways);
    const undrawn = 42 - places.filter((place) => place === 7).length;
    lay(at + 1, [...places, 7], ways * undrawn);
  };
  lay(0, [], 1);
  return counted;
};

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
      if (isOfSpecial(spot)) expect(rtp, kind).toBeCloseTo(backOver(spot), 12);
  });

  it.each(
    sixMark.chances(noCard).flatMap(({ kind, spot = kind, rtp }) => (isOfSpecial(spot) ? [] : [[spot, rtp]])),
  )('returns of %s what all ways give back in which its numbers may be drawn', (spot, rtp) => {
    const { won, all } = countedOver(String(spot));
    const pays = sixMarkPays(String(spot));
    expect((won * pays) / (100 * all)).toBeCloseTo(Number(rtp), 14);
    // In whole numbers: no hundredth more could be paid.
    expect(won * pays).toBeLessThanOrEqual(94 * all);
    expect(won * (pays + 1)).toBeGreaterThan(94 * all);
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
    'two:7',
    'two:7-33-40',
    'two:33-7',
    'two:7-7',
    'two:07-33',
    'two:0-33',
    'two:7-50',
    'two:7-149',
    'two:7-33-',
    'two:-7-33',
    'two: 7-33',
    'two:7-33\n',
    'two:7,33',
    'two:7--33',
    'two',
    'three:7-33',
    'three:7-33-12',
    'three:7-12-12',
    'three:7-12-33-40',
    'three:7-12-50',
    'two-special:33-7',
    'two-special:7',
    'two-special:7-12-33',
    'four:1-2-3-4',
    'any-animal:0',
    'any-animal:13',
    'any-animal:01',
    'any-tail:10',
    'any-tail:-1',
    'any-tail',
    'any-constructor:1',
  ])('knows no place %s', (spot) => expect(sixMark.isSpot(spot)).toBe(false));

  it('pays tickets whose numbers are all among the six, or one of them and the other the special number', () => {
    expect(pays('two:3-17')).toBe(7_369);
    expect(pays('two:3-12')).toBe(0);
    expect(pays('two:3-4')).toBe(0);
    expect(pays('three:3-17-49')).toBe(86_592);
    expect(pays('three:3-12-49')).toBe(0);
    expect(pays('three:3-4-49')).toBe(0);
    expect(pays('two-special:3-12')).toBe(18_424);
    expect(pays('two-special:12-49')).toBe(18_424);
    expect(pays('two-special:3-17')).toBe(0);
    expect(pays('two-special:4-12')).toBe(0);
  });

  it('pays an animal and a last digit once, whichever of the seven has it, and more where fewer numbers have it', () => {
    // 49 is a rat; 12 and 24 are pigs, and the special number is one of them.
    expect(pays('any-animal:1')).toBe(169);
    expect(pays('any-animal:12')).toBe(199);
    expect(pays('any-animal:4')).toBe(0);
    expect(pays('any-tail:0')).toBe(199);
    expect(pays('any-tail:2')).toBe(169);
    expect(pays('any-tail:1')).toBe(0);
    expect(sixMark.payout('any-animal:12', { numbers: [1, 2, 3, 4, 5, 6], special: 12 }, noCard)).toBe(199);
  });

  it('names every ticket in one way alone: as many places as there are tickets', () => {
    const size = { two: 1_176, three: 18_424, 'two-special': 1_176 };
    for (const kind of ticketKinds) {
      const rows = allNumbers.flatMap((one) =>
        allNumbers.flatMap((other) =>
          sizeOfTicket(kind) === 2 ? [[one, other]] : allNumbers.map((third) => [one, other, third]),
        ),
      );
      const spots = rows.map((row) => `${kind}:${row.join('-')}`).filter(sixMark.isSpot);
      expect(spots, kind).toHaveLength(size[kind]);
      for (const spot of spots.slice(0, 50)) {
        const { numbers = [] } = ticketOf(spot) ?? {};
        expect(ticketSpot(kind, [...numbers].reverse())).toBe(spot);
      }
    }
  });

  it('wins with no ticket more at the most that it takes than with the special number, and takes a chip in every currency', () => {
    const { spotMax, kindMax = {} } = sixMark.chips;
    for (const kind of ticketKinds) {
      const spot = ticketSpot(kind, allNumbers.slice(0, sizeOfTicket(kind)));
      expect((kindMax[kind] ?? spotMax) * sixMarkPays(spot), kind).toBeLessThanOrEqual(
        spotMax * sixMarkPays('special:1'),
      );
      for (const currency of currencyCodes)
        expect(nearestOffered(sixMark, currency, spot, 10n ** 12n), currency).toBeGreaterThan(0n);
    }
  });

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
