import { expect, test } from 'vitest';
import { inFours } from './inFours.ts';

test.each([
  ['', ''],
  ['622', '622'],
  ['6222', '6222'],
  ['62220', '6222 0'],
  ['6222 0000 1', '6222 0000 1'],
  ['6222 000011112345678', '6222 0000 1111 2345 678'],
  ['6222-0000', '6222-0000'],
  ['DE89 3704', 'DE89 3704'],
  ['62ab', '62ab'],
])('%j is shown as %j', (typed, shown) => {
  expect(inFours(typed)).toBe(shown);
});
