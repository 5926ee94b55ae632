import { describe, expect, it } from 'vitest';
import type { LegResult } from '../views.ts';
import { returnOf, slipPrice } from './price.ts';
import { combinationsOf, type Folds, isSystemOf, sumOfProducts, systemsOf } from './systems.ts';
import { aliveOf, verdictOf } from './verdict.ts';

/** Numbers from 0 to below n, the same in every run. */
const drawsFrom = (start: number) => {
  let state = start;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** Every combination one by one, as a list of the places of its legs. */
const listed = (legs: number, { min, max }: Folds): number[][] =>
  Array.from({ length: 2 ** legs }, (_, bits) =>
    Array.from({ length: legs }, (_each, at) => at).filter((at) => (bits >> at) % 2 === 1),
  ).filter(({ length }) => length >= min && length <= max);

/** Thousandths that a leg brings for each thousand on it, told by hand of each end. */
const brings: Readonly<Record<LegResult, (price: bigint) => bigint>> = {
  open: (price) => price,
  won: (price) => price,
  lost: () => 0n,
  void: () => 1_000n,
  even: () => 1_000n,
  'half-won': (price) => (price + 1_000n) / 2n,
  'half-lost': () => 500n,
};

describe('systems', () => {
  it('are all of one size, from doubles on and from singles on, of three to eight legs', () => {
    expect([2, 9].map(systemsOf)).toEqual([[], []]);
    const counts = [3, 4, 5, 6, 7, 8].map((legs) =>
      systemsOf(legs).map((folds) => combinationsOf(legs, folds)),
    );
    expect(counts).toEqual([
      [3, 4, 7],
      [6, 4, 11, 15],
      [10, 10, 5, 26, 31],
      [15, 20, 15, 6, 57, 63],
      [21, 35, 35, 21, 7, 120, 127],
      [28, 56, 70, 56, 28, 8, 247, 255],
    ]);
    expect(isSystemOf(4, { min: 2, max: 3 })).toBe(false);
    expect(isSystemOf(4, { min: 4, max: 4 })).toBe(false);
    expect(isSystemOf(4, { min: 3, max: 3 })).toBe(true);
  });

  it('return what the rules say by their example', () => {
    const prices = [2_000, 3_000, 4_000];
    expect(returnOf(400n, prices, { min: 2, max: 3 })).toBe(5_000n);
    expect(returnOf(400n, [2_000, 3_000, 0], { min: 2, max: 3 })).toBe(600n);
    expect(slipPrice(prices, { min: 2, max: 3 })).toBe(12_500);
  });

  it('come to the same, to the minor unit, as their combinations settled one by one and added up', () => {
    const draw = drawsFrom(20);
    const results: LegResult[] = ['won', 'won', 'lost', 'void', 'even', 'half-won', 'half-lost'];
    let worth = 0;
    for (let slip = 0; slip < 1_500; slip += 1) {
      const legs = Array.from({ length: 3 + draw(6) }, () => ({
        price: 1_010 + draw(900) * 10,
        result: results[draw(results.length)] ?? 'won',
      }));
      const systems = systemsOf(legs.length);
      const folds = systems[draw(systems.length)] ?? { min: 2, max: 2 };
      const combinations = listed(legs.length, folds);
      expect(combinationsOf(legs.length, folds)).toBe(combinations.length);
      const each = BigInt(1 + draw(50_000));
      // Over one denominator, so that nothing is cut before the sum.
      const all = combinations.reduce((sum, places) => {
        const product = legs.reduce((part, { price, result }, at) => {
          return part * (places.includes(at) ? brings[result](BigInt(price)) : 1_000n);
        }, each);
        return sum + product;
      }, 0n);
      const expected = all / 1_000n ** BigInt(legs.length);
      const alive = combinations.filter((places) => places.every((at) => legs[at]?.result !== 'lost'));
      expect(aliveOf(legs, folds)).toBe(alive.length);
      const verdict = verdictOf(each * BigInt(combinations.length), legs, folds);
      if (legs.every(({ result }) => result === 'void')) expect(verdict).toEqual({ kind: 'void' });
      else expect(verdict).toEqual({ kind: 'worth', minor: expected });
      if (expected > 0n) worth += 1;
    }
    // Both ends were met often.
    expect(worth).toBeGreaterThan(300);
    expect(worth).toBeLessThan(1_500);
  });

  it('stay open while a combination may still win, and are lost as soon as none may', () => {
    const leg = (result: LegResult) => ({ price: 2_000, result });
    const trebles = { min: 3, max: 3 };
    expect(verdictOf(400n, [leg('lost'), leg('won'), leg('won'), leg('open')], trebles).kind).toBe('open');
    expect(verdictOf(400n, [leg('lost'), leg('lost'), leg('won'), leg('open')], trebles)).toEqual({
      kind: 'worth',
      minor: 0n,
    });
  });

  it('add up products without cutting any', () => {
    expect(sumOfProducts([2n, 3n, 5n], { min: 1, max: 3 }, 1n)).toBe(10n + 31n + 30n);
    expect(sumOfProducts([2n, 3n, 5n], { min: 1, max: 1 }, 10n)).toBe(1_000n);
  });
});
