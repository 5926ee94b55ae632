import { expect, test } from 'vitest';
import { problemOf } from './messageBox.ts';

const illegal = 'Illegal input';
const isEven = (value: string) => Number(value) % 2 === 0;

test.each([
  ['anything without a pattern or validator', '', {}, null],
  ['what matches', '12', { pattern: /^\d+$/ }, null],
  ['what does not match', 'ab', { pattern: /^\d+$/ }, illegal],
  ['nothing, where the pattern wants something', '', { pattern: /./ }, illegal],
  ['what the validator takes', '12', { validator: isEven }, null],
  ['what the validator refuses', '13', { validator: isEven }, illegal],
  ["the validator's own words", '13', { validator: () => 'odd' }, 'odd'],
  ["the box's own error before the default", 'ab', { pattern: /^\d+$/, error: 'digits only' }, 'digits only'],
  ['the pattern before the validator', 'ab', { pattern: /^\d+$/, validator: () => 'odd' }, illegal],
  ['both kept', '14', { pattern: /^\d+$/, validator: isEven }, null],
] as const)('%s', (_what, value, input, problem) => {
  expect(problemOf(value, input, illegal)).toBe(problem);
});

test('a global pattern judges the same value alike each time', () => {
  const pattern = /\d/g;
  expect([1, 2, 3].map(() => problemOf('7', { pattern }, illegal))).toEqual([null, null, null]);
});
