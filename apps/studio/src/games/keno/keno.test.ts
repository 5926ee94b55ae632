import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { plus, toNumber } from '../../engine/fraction.ts';
import { drawDistinct, drawNumbers } from '../../fair/draw.ts';
import { keno } from './index.ts';
import { drawnCount, hitsOf, isLit, lightTimes, numberCount, paysOf, picksMax, unitsOf } from './rules.ts';
import { hitChance, returnsBp } from './theory.ts';

const drawAt = (nonce: number) => (sizes: readonly number[]) =>
  drawNumbers(
    async (message) => createHmac('sha256', 'seed').update(message).digest(),
    'client',
    nonce,
    sizes,
  );

describe('the chances', () => {
  it.each([1, 4, 10])('of %i numbers cover everything that can come', (picks) => {
    let all = hitChance(picks, 0);
    for (let hits = 1; hits <= picks; hits += 1) all = plus(all, hitChance(picks, hits));
    expect(all).toEqual({ over: 1n, under: 1n });
  });

  it('are those of any lottery book: ten of ten come once in 8,911,711', () => {
    expect(Math.round(1 / toNumber(hitChance(10, 10)))).toBe(8_911_711);
  });

  it('return between 93 and 97 per cent, however many numbers are marked; the lowest is what is told', () => {
    for (const bp of [...returnsBp(), ...returnsBp(true)]) {
      expect(bp).toBeGreaterThanOrEqual(9_300);
      expect(bp).toBeLessThanOrEqual(9_700);
    }
    expect(returnsBp()).toHaveLength(picksMax);
    expect(keno.rtpBp()).toBe(Math.min(...returnsBp(), ...returnsBp(true)));
  });
});

describe('the draw', () => {
  it('brings twenty different numbers of eighty', async () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const drawn = await drawDistinct(drawAt(nonce), numberCount, drawnCount);
      expect(new Set(drawn).size).toBe(drawnCount);
      expect(Math.max(...drawn)).toBeLessThan(numberCount);
    }
  });

  it('hits as often as the chances say (chi-square, 99.9 %)', async () => {
    const draws = 4_000;
    const seen = new Array<number>(6).fill(0);
    for (let nonce = 0; nonce < draws; nonce += 1) {
      const hits = hitsOf([0, 11, 37, 42, 79], await drawDistinct(drawAt(nonce), numberCount, drawnCount));
      seen[hits] = (seen[hits] ?? 0) + 1;
    }
    // Four and five hits are rare: counted together.
    const rare = toNumber(plus(hitChance(5, 4), hitChance(5, 5)));
    const expected = [0, 1, 2, 3].map((hits) => toNumber(hitChance(5, hits)));
    const chi = [...expected, rare].reduce((sum, chance, hits) => {
      const count = hits < 4 ? (seen[hits] ?? 0) : (seen[4] ?? 0) + (seen[5] ?? 0);
      return sum + (count - draws * chance) ** 2 / (draws * chance);
    }, 0);
    expect(chi).toBeLessThan(18.47);
  });
});

describe('the harbor light', () => {
  const drawn = Array.from({ length: drawnCount }, (_, index) => index + 1);

  it('pays less by its table, and three times as much when the last number is one of the player’s', () => {
    const won = (picks: readonly number[], light: boolean): number => unitsOf({ picks, drawn, light });
    expect(won([1, 2], false)).toBe(190);
    expect(won([1, 2], true)).toBe(160);
    expect(won([1, 20], true)).toBe(160 * lightTimes);
    expect(won([1, 20], false)).toBe(190);
    // The last number is hit, and the ticket wins nothing.
    expect(won([20, 70, 71], true)).toBe(0);
    for (let picks = 1; picks <= picksMax; picks += 1)
      expect(Object.keys(paysOf(true)[picks] ?? {})).toEqual(Object.keys(paysOf(false)[picks] ?? {}));
  });

  it('shines only once all numbers have come', () => {
    const ticket = { picks: [19, 20], light: true };
    expect(isLit({ ...ticket, drawn: drawn.slice(0, 19) })).toBe(false);
    expect(isLit({ ...ticket, drawn })).toBe(true);
    expect(isLit({ ...ticket, drawn, light: false })).toBe(false);
  });

  it('returns what its theory says, as far as chance lets it (five standard deviations)', async () => {
    const picks = [4, 18, 52];
    const rounds = 6_000;
    let lit = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const came = await drawDistinct(drawAt(nonce), numberCount, drawnCount);
      if (isLit({ picks, drawn: came, light: true })) lit += 1;
    }
    // Any of the eighty is as likely as another to come last.
    const chance = picks.length / numberCount;
    expect(Math.abs(lit / rounds - chance)).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / rounds));
  });
});
