import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import { judgeReturn, type RoundSums, rootOf } from './band.ts';

/** Where the return of a game should lie, and whether it does. */

/** Sums of rounds that each pay `pays` times their stake with a chance, else nothing. */
const play = (
  next: () => number,
  {
    rounds,
    chance,
    pays,
    stakes = [100n],
  }: { rounds: number; chance: number; pays: bigint; stakes?: readonly bigint[] },
): RoundSums => {
  let [turnover, wins, stakeSquare, stakeWin, winSquare] = [0n, 0n, 0n, 0n, 0n];
  for (let round = 0; round < rounds; round += 1) {
    const stake = stakes[round % stakes.length] ?? 0n;
    const win = next() < chance ? stake * pays : 0n;
    turnover += stake;
    wins += win;
    stakeSquare += stake * stake;
    stakeWin += stake * win;
    winSquare += win * win;
  }
  return { rounds: BigInt(rounds), turnover, wins, stakeSquare, stakeWin, winSquare };
};

const unstated = { rtpBp: 9_600, deviationMilli: null };
const uniform = (seed: number): (() => number) => {
  const random = createRandom(seed);
  return () => random.next();
};

describe('a square root', () => {
  it.each([0n, 1n, 2n, 3n, 4n, 15n, 16n, 17n, 10n ** 40n, 10n ** 40n - 1n])(
    'of %s is whole and exact',
    (square) => {
      const root = rootOf(square);
      expect(root * root <= square && (root + 1n) * (root + 1n) > square).toBe(true);
    },
  );
});

describe('the band', () => {
  it('is 2.58 σ/√n where every round stakes the same, and σ is what the provider states', () => {
    const sums = play(uniform(1), { rounds: 10_000, chance: 0.48, pays: 2n });
    const judged = judgeReturn(sums, { rtpBp: 9_600, deviationMilli: 1_000 });
    // 2.58 · 1 / 100
    expect(judged).toMatchObject({
      theoryPpm: 960_000n,
      bandPpm: 25_800n,
      deviationMilli: 1_000n,
      deviationFrom: 'stated',
    });
    expect(judged.actualPpm).toBe((sums.wins * 1_000_000n) / sums.turnover);
  });

  it('takes σ from the rounds where nobody states it', () => {
    // Pays twice the stake 48 times of a hundred: σ = 2·√(0.48·0.52) = 0.9992.
    const judged = judgeReturn(play(uniform(2), { rounds: 50_000, chance: 0.48, pays: 2n }), unstated);
    expect(judged.deviationFrom).toBe('estimated');
    expect(Number(judged.deviationMilli)).toBeGreaterThan(990);
    expect(Number(judged.deviationMilli)).toBeLessThan(1_010);
  });

  it('is wider where few rounds have most of the stakes', () => {
    const even = play(uniform(3), { rounds: 10_000, chance: 0.48, pays: 2n });
    const uneven = play(uniform(3), { rounds: 10_000, chance: 0.48, pays: 2n, stakes: [1n, 1n, 1n, 1_000n] });
    const stated = { rtpBp: 9_600, deviationMilli: 1_000 };
    const [narrow, wide] = [judgeReturn(even, stated), judgeReturn(uneven, stated)];
    expect(Number(wide.bandPpm)).toBeGreaterThan(1.9 * Number(narrow.bandPpm));
  });

  it('judges nothing by few rounds, and nothing without a stated return', () => {
    const sums = play(uniform(4), { rounds: 999, chance: 1, pays: 3n });
    expect(judgeReturn(sums, unstated).verdict).toBe('few');
    expect(judgeReturn(play(uniform(4), { rounds: 1_000, chance: 1, pays: 3n }), unstated).verdict).toBe(
      'above',
    );
    expect(judgeReturn(sums, { rtpBp: null, deviationMilli: null })).toMatchObject({
      verdict: 'unknown',
      bandPpm: null,
    });
  });
});

describe.each([
  ['estimated', null],
  ['stated', 999],
] as const)('with σ %s', (_from, deviationMilli) => {
  const stated = { rtpBp: 9_600, deviationMilli };

  it('of a thousand honest games about ten lie outside by chance', () => {
    const next = uniform(5);
    const outside = Array.from({ length: 1_000 }, () =>
      judgeReturn(play(next, { rounds: 1_500, chance: 0.48, pays: 2n }), stated),
    ).filter(({ verdict }) => verdict !== 'inside').length;
    expect(outside).toBeGreaterThan(0);
    expect(outside).toBeLessThan(26);
  });

  it('games that return two of a hundred more or less are found within 80,000 rounds', () => {
    const next = uniform(6);
    const verdicts = (chance: number) =>
      Array.from(
        { length: 20 },
        () => judgeReturn(play(next, { rounds: 80_000, chance, pays: 2n }), stated).verdict,
      );
    expect(verdicts(0.49).filter((verdict) => verdict === 'above').length).toBeGreaterThanOrEqual(19);
    expect(verdicts(0.47).filter((verdict) => verdict === 'below').length).toBeGreaterThanOrEqual(19);
  });
});
