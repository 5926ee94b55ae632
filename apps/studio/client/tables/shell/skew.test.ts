import { expect, it } from 'vitest';
import { skewAfter } from './news.ts';

it('sets no clock back for news that came late, and follows what says that it is later or was set', () => {
  expect(skewAfter(null, 300)).toBe(300);
  expect(skewAfter(1_000, 1_200)).toBe(1_200);
  expect(skewAfter(1_000, 300)).toBe(980);
  expect(skewAfter(-7_200_000, 1_000)).toBe(1_000);
  expect(skewAfter(7_200_000, 1_000)).toBe(1_000);
});
