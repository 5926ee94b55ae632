import { expect, test } from 'vitest';
import { BriefCache } from './briefCache.ts';

const counting = () => {
  let loads = 0;
  return { load: async () => ++loads };
};

test('serves the first answer until it is no longer fresh', async () => {
  let nowMs = 1;
  const cache = new BriefCache<number>({ freshMs: 100, entriesMax: 10, nowMs: () => nowMs });
  const { load } = counting();
  expect(await cache.get('a', load)).toBe(1);
  nowMs = 101;
  expect(await cache.get('a', load)).toBe(1);
  nowMs = 102;
  expect(await cache.get('a', load)).toBe(2);
});

test('loads once for everybody who waits for the same key', async () => {
  const cache = new BriefCache<number>({ freshMs: 100, entriesMax: 10 });
  const { load } = counting();
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1]);
});

test('does not keep a failure', async () => {
  const cache = new BriefCache<number>({ freshMs: 100, entriesMax: 10 });
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('a', async () => 7)).toBe(7);
});

test('loads again after it was cleared, and lets go what was asked for longest ago when it is full', async () => {
  const cache = new BriefCache<number>({ freshMs: 100, entriesMax: 2 });
  const { load } = counting();
  await cache.get('a', load);
  cache.clear();
  expect(await cache.get('a', load)).toBe(2);
  await cache.get('b', load);
  await cache.get('c', load);
  expect(await cache.get('a', load)).toBe(5);
});
