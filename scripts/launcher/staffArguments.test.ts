import { describe, expect, it } from 'vitest';
import { LaunchError } from './settings.ts';
import { readOperator, readStaffArguments, readWords } from './staffArguments.ts';

const usage = 'npm run deposits -- …';
const options = { operator: { type: 'string' } } as const;

describe('what staff type', () => {
  it('is read as words and values', () => {
    expect(readStaffArguments(usage, options, ['approve', 'D1', '--operator', 'ada'])).toEqual({
      positionals: ['approve', 'D1'],
      values: { operator: 'ada' },
    });
  });

  it.each([[['--help']], [['list', '--operator']], [['--reason', 'x']]])(
    'is answered with the usage: %j',
    (given) => {
      expect(() => readStaffArguments(usage, options, given)).toThrow(new LaunchError(usage));
    },
  );
});

describe('who decides', () => {
  it.each([
    ['ada', 'ada'],
    [' ada ', 'ada'],
    ['Ada', 'ada'],
    ['林婉', '林婉'],
    ['a.lin@house', 'a.lin@house'],
  ])('%j is %s', (typed, name) => {
    expect(readOperator(usage, typed)).toBe(name);
  });

  it.each([undefined, '', '  ', 'ada\nben', 'ada ben', '-', 'a'.repeat(41)])('is not %j', (typed) => {
    expect(() => readOperator(usage, typed)).toThrow(LaunchError);
  });
});

describe('a reason', () => {
  it('is a line', () => {
    expect(readWords(usage, ' account closed ')).toBe('account closed');
  });

  it.each([undefined, '', ' ', 'one\ntwo', 'x'.repeat(501)])('is not %j', (typed) => {
    expect(() => readWords(usage, typed)).toThrow(LaunchError);
  });
});
