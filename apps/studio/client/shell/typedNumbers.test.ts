import { describe, expect, it } from 'vitest';
import { readNumbers } from './typedNumbers.ts';

const keno = { last: 80, most: 10 };

describe('numbers that are typed', () => {
  it.each([
    ['3 17 22, 41', [3, 17, 22, 41]],
    ['  80;1 ', [80, 1]],
    ['３，１７、２２', [3, 17, 22]],
    ['०३ ๑๗ ၂၂', [3, 17, 22]],
    ['৪ ௫', [4, 5]],
    ['7.8.9', [7, 8, 9]],
  ])('are read out of “%s”', (text, numbers) => {
    expect(readNumbers(text, keno)).toEqual({ kind: 'numbers', numbers });
  });

  it.each([
    ['', { kind: 'empty' }],
    [' , ', { kind: 'empty' }],
    ['3 x7', { kind: 'strange', part: 'x7' }],
    ['3 81', { kind: 'outside', part: '81' }],
    ['0', { kind: 'outside', part: '0' }],
    ['5 7 05', { kind: 'twice', part: '05' }],
    ['1 2 3 4 5 6 7 8 9 10 11', { kind: 'many' }],
  ])('are refused as “%s”, with what is wrong', (text, problem) => {
    expect(readNumbers(text, keno)).toEqual(problem);
  });
});
