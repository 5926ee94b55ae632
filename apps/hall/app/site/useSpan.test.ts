import { expect, test } from 'vitest';
import { spanOf } from './useSpan.ts';

test.each([
  [0, 'minute', 1],
  [1, 'minute', 1],
  [61, 'minute', 2],
  [90 * 60, 'minute', 90],
  [90 * 60 + 1, 'hour', 2],
  [36 * 3_600, 'hour', 36],
  [36 * 3_600 + 1, 'day', 2],
  [49 * 3_600, 'day', 3],
] as const)('%i seconds are said in a %s, %i of them', (seconds, unit, count) => {
  expect(spanOf(seconds)).toEqual({ unit, count });
});
