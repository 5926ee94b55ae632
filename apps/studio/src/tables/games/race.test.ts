import { describe, expect, it } from 'vitest';
import { cardOf } from '../engine/tableGame.ts';
import { boatRace, exoticKinds, exoticSpot, exotics, hareRace, type RaceGame } from './race.ts';
import { seededBelow } from './seeded.fixture.ts';

const below = (round: number) => seededBelow('race', round);

const seedHash = '2f90c1d7446be8a35502'.padEnd(64, '7');

/** Rounds drawn where a frequency is compared; seeded, so the same every time. */
const roundCount = 4_000;

/** Five standard deviations of a share over the drawn rounds. */
const slack = (chance: number): number => 5 * Math.sqrt((chance * (1 - chance)) / roundCount);

/** Every way in which the first three may come in, with its chance. */
const podiums = (strengths: readonly number[]): { order: number[]; chance: number }[] => {
  const all = strengths.map((_, runner) => runner);
  const total = strengths.reduce((sum, strength) => sum + strength, 0);
  const at = (runner: number): number => strengths[runner] ?? 0;
  return all.flatMap((first) =>
    all.flatMap((second) =>
      all.flatMap((third) => {
        if (new Set([first, second, third]).size < 3) return [];
        const rest = all.filter((runner) => ![first, second, third].includes(runner));
        const chance =
          (at(first) / total) *
          (at(second) / (total - at(first))) *
          (at(third) / (total - at(first) - at(second)));
        return [{ order: [first, second, third, ...rest], chance }];
      }),
    ),
  );
};

const spotsOf = ({ runners: { count } }: RaceGame): string[] => {
  const numbers = Array.from({ length: count }, (_, runner) => runner + 1);
  const choices = (size: number): number[][] =>
    size === 0
      ? [[]]
      : choices(size - 1).flatMap((few) =>
          numbers.filter((number) => !few.includes(number)).map((number) => [...few, number]),
        );
  const several = exoticKinds.flatMap((kind) =>
    choices(exotics[kind].size).map((chosen) => exoticSpot(kind, chosen)),
  );
  return [
    ...new Set([
      'odd',
      'even',
      ...numbers.map((number) => `win:${number}`),
      ...numbers.map((number) => `place:${number}`),
      ...several,
    ]),
  ];
};

describe.each([hareRace, boatRace])('$gameCode', (race) => {
  const card = cardOf(race, seedHash);

  it('returns at most 94 % on every place of the board, over everything that can come in', () => {
    const all = podiums(card.strengths);
    expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    const spots = spotsOf(race);
    const { count } = race.runners;
    const pairs = count * (count - 1);
    const threes = pairs * (count - 2);
    expect(spots).toHaveLength(2 + 2 * count + (pairs * 3) / 2 + (threes * 7) / 6);
    for (const spot of spots) {
      expect(race.isSpot(spot), spot).toBe(true);
      const back = all.reduce(
        (sum, { order, chance }) => sum + chance * (race.payout(spot, { order }, card) / 100),
        0,
      );
      expect(back, spot).toBeLessThanOrEqual(0.94 + 1e-9);
      // A price is cut to a hundredth, which weighs most where it is low.
      expect(back, spot).toBeGreaterThan(0.94 - 0.01);
    }
  });

  it('tells the chance and the return of each kind as they are summed up', () => {
    const all = podiums(card.strengths);
    for (const { kind, spot = kind, chance, rtp, pays, paysUpTo } of race.chances(card)) {
      const won = all.filter(({ order }) => race.payout(spot, { order }, card) > 0);
      expect(chance, kind).toBeCloseTo(
        won.reduce((sum, way) => sum + way.chance, 0),
        10,
      );
      expect(rtp, kind).toBeCloseTo((chance * pays) / 100, 10);
      if (paysUpTo !== undefined) {
        const prices = spotsOf(race)
          .filter((other) => other.startsWith(`${kind}:`))
          .map((other) => race.price(card, other));
        expect([pays, paysUpTo], kind).toEqual([Math.min(...prices), Math.max(...prices)]);
      }
    }
  });

  it('sends them in as often as their strengths say', async () => {
    const seen = new Map<string, number>();
    const watched = ['win:1', 'win:4', 'place:2', 'odd', 'quinella:1-2', 'trio:1-2-3'];
    for (let round = 0; round < roundCount; round += 1) {
      const outcome = await race.draw(below(round), card);
      expect(new Set(outcome.order).size).toBe(race.runners.count);
      for (const spot of watched)
        if (race.payout(spot, outcome, card) > 0) seen.set(spot, (seen.get(spot) ?? 0) + 1);
    }
    const all = podiums(card.strengths);
    for (const spot of watched) {
      const chance = all.reduce((sum, way) => (race.payout(spot, way, card) > 0 ? sum + way.chance : sum), 0);
      expect(Math.abs((seen.get(spot) ?? 0) / roundCount - chance), spot).toBeLessThan(slack(chance));
    }
  });

  it('pays by the first three, and nothing else', () => {
    const order = [2, 0, 5, 1, 3, 4, ...(race.runners.count > 6 ? [6, 7] : [])];
    const pays = (spot: string): number => race.payout(spot, { order }, card);
    for (const spot of [
      'win:3',
      'place:1',
      'odd',
      'quinella:1-3',
      'forecast:3-1',
      'trio:1-3-6',
      'trifecta:3-1-6',
    ])
      expect(pays(spot), spot).toBe(race.price(card, spot));
    for (const spot of [
      'win:1',
      'place:4',
      'even',
      'quinella:1-2',
      'forecast:1-3',
      'trio:1-3-5',
      'trifecta:3-6-1',
    ])
      expect(pays(spot), spot).toBe(0);
    expect(pays('place:6') > 0).toBe(race.placed === 3);
  });

  it.each([
    'win:0',
    'win:9',
    'win:1-2',
    'place:01',
    'quinella:2-1',
    'quinella:1-1',
    'forecast:2-2',
    'forecast:1',
    'trio:3-2-1',
    'trifecta:1-2',
    'trifecta:1-2-2',
    'odd:1',
    'constructor',
    'toString:1',
  ])('knows no place %s', (spot) => {
    expect(race.isSpot(spot)).toBe(false);
    expect(race.price(card, spot)).toBe(0);
    expect(race.payout(spot, { order: [0, 1, 2, 3, 4, 5, 6, 7] }, card)).toBe(0);
  });
});
