import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { plus, toNumber } from '../../engine/fraction.ts';
import { drawDistinct, drawNumbers } from '../../fair/draw.ts';
import { keno } from './index.ts';
import { drawnCount, hitsOf, numberCount, picksMax } from './rules.ts';
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
    for (const bp of returnsBp()) {
      expect(bp).toBeGreaterThanOrEqual(9_300);
      expect(bp).toBeLessThanOrEqual(9_700);
    }
    expect(returnsBp()).toHaveLength(picksMax);
    expect(keno.rtpBp()).toBe(Math.min(...returnsBp()));
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
