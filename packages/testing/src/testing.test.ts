import { expect, test } from 'vitest';
import { createFakeClock, createRandom, waitFor } from './index.ts';

test('a fake clock moves only when told, and never back by itself', () => {
  const clock = createFakeClock('2026-03-01T12:00:00Z');
  expect(clock.now().toISOString()).toBe('2026-03-01T12:00:00.000Z');
  clock.advance(1_500);
  expect(clock.now().toISOString()).toBe('2026-03-01T12:00:01.500Z');
  expect(() => clock.advance(-1)).toThrow(RangeError);
  expect(() => clock.set('yesterday')).toThrow(RangeError);
  clock.set('2026-02-01T00:00:00Z');
  expect(clock.now().toISOString()).toBe('2026-02-01T00:00:00.000Z');
});

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: number): number[] => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, () => random.int(1, 1_000_000));
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('a random integer reaches both ends of its range and nothing beyond', () => {
  const random = createRandom(1);
  const seen = new Set(Array.from({ length: 500 }, () => random.int(-1, 2)));
  expect([...seen].sort((left, right) => left - right)).toEqual([-1, 0, 1, 2]);
  expect(random.shuffle([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
});

test('waitFor answers what the condition came to, through errors on the way', async () => {
  let asked = 0;
  const value = await waitFor(() => {
    asked += 1;
    if (asked === 1) throw new Error('not yet');
    return asked < 3 ? undefined : `asked ${asked} times`;
  });
  expect(value).toBe('asked 3 times');
});

test('waitFor gives up with what was waited for and the last error', async () => {
  const never = waitFor(() => Promise.reject(new Error('no such row')), { withinMs: 0, what: 'the row' });
  await expect(never).rejects.toMatchObject({
    message: 'the row did not come about within 0 ms',
    cause: { message: 'no such row' },
  });
});
