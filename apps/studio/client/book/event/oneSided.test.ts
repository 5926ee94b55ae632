import { expect, it } from 'vitest';
import { marketOf, viewOf } from '../book.fixture.ts';
import { isOneSided } from './oneSided.ts';

it('of a map of the siege neither side is sold where one of them is too sure for a price; of anything else what there is', () => {
  const map = (
    prices: readonly (readonly ['home' | 'away', number | null])[],
    kind: 'part' | 'round' = 'part',
  ) => marketOf(prices, { id: `${kind}:1`, kind, number: 1 });
  const one = [
    ['home', null],
    ['away', 17_220],
  ] as const;
  const both = [
    ['home', 1_700],
    ['away', 2_100],
  ] as const;
  const siege = viewOf({ sport: 'siege' });
  expect(isOneSided(siege, map(one))).toBe(true);
  expect(isOneSided(siege, map(both))).toBe(false);
  expect(isOneSided(siege, map(one, 'round'))).toBe(false);
  expect(isOneSided(viewOf({ sport: 'siege', isSuspended: true }), map(one))).toBe(false);
  expect(isOneSided(viewOf({ sport: 'racket' }), map(one))).toBe(false);
});
