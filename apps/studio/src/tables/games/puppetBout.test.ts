import { describe, expect, it } from 'vitest';
import { cardOf } from '../engine/tableGame.ts';
import {
  type BoutOutcome,
  boutPrice,
  boutSpots,
  combinedSpots,
  passSpots,
  puppetBout,
} from './puppetBout.ts';
import { seededBelow } from './seeded.fixture.ts';

const card = cardOf(puppetBout, '7be4410c99d25f83'.padEnd(64, '0'));
const spots = [...boutSpots, ...combinedSpots, ...passSpots];

/** Every bout that may come, with its chance, as the rules tell it: a draw in sixteen, else by the strengths; 4 to 7 passes. */
const everyBout = ([meron = 1, wala = 1]: readonly number[]) => {
  const winners = [
    ['draw', 1 / 16],
    ['meron', ((15 / 16) * meron) / (meron + wala)],
    ['wala', ((15 / 16) * wala) / (meron + wala)],
  ] as const;
  return [4, 5, 6, 7].flatMap((count) =>
    Array.from({ length: 2 ** count }, (_, bits) =>
      [...bits.toString(2).padStart(count, '0')].map(Number),
    ).flatMap((passes) =>
      winners.map(([winner, chance]) => ({
        outcome: { winner, passes } satisfies BoutOutcome,
        chance: chance / (4 * 2 ** count),
      })),
    ),
  );
};

const won = (outcome: BoutOutcome): string[] =>
  spots.filter((spot) => puppetBout.payout(spot, outcome, card) > 100);

describe('the bets on a puppet bout', () => {
  it.each([
    ['even', [30, 30]],
    ['as uneven as they may be', [40, 20]],
    ['as drawn', card.strengths],
  ])('return 93 to 95 %% over every bout that may come, whatever the strengths (%s)', (_, strengths) => {
    const all = everyBout(strengths);
    expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    const returns = new Map(
      spots.map((spot) => [
        spot,
        all.reduce(
          (sum, { outcome, chance }) =>
            sum + (chance * puppetBout.payout(spot, outcome, { strengths })) / 100,
          0,
        ),
      ]),
    );
    for (const [spot, back] of returns) {
      expect(back, spot).toBeLessThanOrEqual(0.95 + 1e-9);
      expect(back, spot).toBeGreaterThan(0.93);
    }
    for (const { kind, spot = '', rtp } of puppetBout.chances({ strengths }))
      if (returns.has(spot)) expect(rtp, kind).toBeCloseTo(returns.get(spot) ?? 0, 9);
  });

  it('are won as often as their chances say', async () => {
    const rounds = 5_000;
    const times = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      const outcome = await puppetBout.draw(seededBelow('puppets', round), card);
      for (const spot of won(outcome)) times.set(spot, (times.get(spot) ?? 0) + 1);
    }
    for (const { kind, spot = kind, chance } of puppetBout.chances(card))
      expect(Math.abs((times.get(spot) ?? 0) / rounds - chance), kind).toBeLessThan(
        5 * Math.sqrt((chance * (1 - chance)) / rounds),
      );
  });

  it('pay all that a bout was, and nothing that it was not', () => {
    expect(won({ winner: 'meron', passes: [0, 1, 1, 1, 0] }).sort()).toEqual(
      [
        ...['meron', 'or-draw:meron', 'win-under:meron', 'comeback:meron'],
        ...['first:meron', 'last:meron', 'lead:wala', 'under', 'odd', 'passes:5', 'four:1-3', 'streak:3'],
        ...['handicap:meron+1.5', 'handicap:meron+2.5', 'handicap:wala+1.5', 'handicap:wala+2.5'],
      ].sort(),
    );
    expect(won({ winner: 'wala', passes: [1, 1, 1, 1, 1, 1] }).sort()).toEqual(
      [
        ...['wala', 'or-draw:wala', 'win-over:wala', 'ahead:wala', 'first:wala', 'last:wala', 'lead:wala'],
        ...['sweep:wala', 'over', 'even', 'passes:6', 'four:0-4', 'streak:5'],
        ...['handicap:wala-1.5', 'handicap:wala-2.5', 'handicap:wala+1.5', 'handicap:wala+2.5'],
      ].sort(),
    );
  });

  it('give stakes back in a draw on the two birds alone; what is combined with a winner is lost', () => {
    const draw: BoutOutcome = { winner: 'draw', passes: [0, 1, 0, 1] };
    for (const spot of combinedSpots) {
      const pays = spot.startsWith('or-draw') ? boutPrice(card, spot) : 0;
      expect(puppetBout.payout(spot, draw, card), spot).toBe(pays);
    }
    // Who leads alike is not ahead, and has nothing to come back from.
    const alike: BoutOutcome = { ...draw, winner: 'meron' };
    for (const spot of ['ahead:meron', 'comeback:meron', 'streak:2'])
      expect(puppetBout.payout(spot, alike, card), spot).toBe(0);
    expect(puppetBout.payout('streak:1', alike, card)).toBe(boutPrice(card, 'streak:1'));
  });

  it.each([
    'or-draw:draw',
    'win-under:draw',
    'comeback',
    'handicap:meron-3.5',
    'handicap:draw+1.5',
    'four:5-0',
    'streak:6',
    'sweep:even',
    'constructor',
  ])('know no place %s', (spot) => {
    expect(puppetBout.isSpot(spot)).toBe(false);
    expect(boutPrice(card, spot)).toBe(0);
  });
});
