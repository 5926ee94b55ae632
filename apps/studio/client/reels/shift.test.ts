import { expect, it } from 'vitest';
import { shiftOf } from './shift.ts';

it.each([
  ['stand still', 'ABCDE', 'ABCDE', 0],
  ['moved up by one', 'ABCDE', 'BCDEF', 1],
  ['moved down by one', 'ABCDE', 'XABCD', -1],
  ['moved down by three', 'ABCDE', 'XYZAB', -3],
  ['are all new', 'ABCDE', 'VWXYZ', 0],
  ['are not painted yet', '', 'ABCDE', 0],
])('letters that %s', (_name, before, after, shift) => {
  expect(shiftOf([...before], [...after])).toBe(shift);
});
