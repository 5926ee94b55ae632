import { currencyCodes } from '@pavilion/money';
import { describe, expect, it } from 'vitest';
import type { Draw } from '../fair/draw.ts';
import { games } from './index.ts';
import {
  dropBoundsOf,
  dropOf,
  fedBy,
  lightLevels,
  lightLotsInAll,
  lightsReturnBp,
  lightTerms,
} from './lights.ts';
import { theories } from './videoSlots/theories.ts';

/** xorshift32: the same numbers in every run. */
const seeded = (seed: number): Draw => {
  let state = seed;
  return async (sizes) =>
    sizes.map((size) => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return Math.floor(((state >>> 0) / 2 ** 32) * size);
    });
};

describe('the lights', () => {
  it('take every lot, and draw within what one word of the fair draw can tell, in every currency', async () => {
    expect(lightLevels.reduce((sum, { lots }) => sum + lots, 0)).toBe(lightLotsInAll);
    const fed = await Promise.all(
      Array.from({ length: lightLotsInAll }, (_, lot) => fedBy(async () => [lot])),
    );
    expect(fed.map(({ name }) => name)).toEqual([
      ...Array(4).fill('firefly'),
      ...Array(3).fill('lamp'),
      'moon',
    ]);
    for (const level of lightLevels)
      for (const currency of currencyCodes) {
        const seed = level.seedOf(currency);
        expect(seed).toBeGreaterThan(0n);
        expect(Number(level.ceilingOf(currency) - seed) + 1).toBeLessThan(2 ** 32);
        expect(await dropOf(async () => [0], dropBoundsOf(level, currency))).toBe(seed);
        expect(await dropOf(async ([size = 0]) => [size - 1], dropBoundsOf(level, currency))).toBe(
          level.ceilingOf(currency),
        );
      }
  });

  it('are part of the return that each game states, exactly, and no game states more than it should', () => {
    const feeding = games.filter(({ feedsLights }) => feedsLights);
    expect(feeding.length).toBeGreaterThanOrEqual(4);
    expect(new Set(feeding.map(({ gpId }) => gpId)).size).toBe(1);
    for (const game of feeding) {
      const own = Math.round(Math.min(...(theories[game.gameCode]?.rtps ?? [])) * 10_000);
      expect(game.rtpBp()).toBe(own + lightsReturnBp);
      expect(game.rtpBp()).toBeLessThanOrEqual(9_655);
    }
  });

  it('pay what the theory says: drops over what was brought, in a seeded run', async () => {
    const draw = seeded(20_261_128);
    const [level] = lightLevels;
    if (!level) throw new Error('no light');
    const seed = Number(level.seedOf('USD'));
    const share = 30;
    let held = seed;
    let drop = Number(await dropOf(draw, dropBoundsOf(level, 'USD')));
    let paid = 0;
    let drops = 0;
    let highest = 0;
    const stakes = 4_000_000;
    for (let stake = 0; stake < stakes; stake += 1) {
      if (held + share < drop) {
        held += share;
        continue;
      }
      paid += drop;
      drops += 1;
      highest = Math.max(highest, drop);
      held += share + seed - drop;
      drop = Number(await dropOf(draw, dropBoundsOf(level, 'USD')));
    }
    const returned = (paid / (stakes * share)) * lightTerms.shareBp;
    // A drop's deviation is its span over the square root of twelve; the return follows drops over their growth.
    const span = 4 * seed;
    const error = (span / Math.sqrt(12) / (3 * seed)) * (lightsReturnBp / Math.sqrt(drops));
    expect(drops).toBeGreaterThan(10_000);
    expect(Math.abs(returned - lightsReturnBp)).toBeLessThan(4 * error);
    expect(highest).toBeLessThanOrEqual(Number(level.ceilingOf('USD')));
  });
});
