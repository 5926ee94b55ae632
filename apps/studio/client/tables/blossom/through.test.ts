import { expect, it } from 'vitest';
import { throughOf } from './through.ts';

it('marks how a bot came through a hand: whoever takes the pot has won, whatever was chosen for it', () => {
  expect(throughOf(['raise-50', 'hold-100', 'hold-100'], true)).toBe('won');
  expect(throughOf(['raise-50', 'fold'], false)).toBe('folded');
  expect(throughOf(['hold-50', 'look', 'raise-200', 'hold-400'], false)).toBe('raised');
  expect(throughOf(['hold-50', 'hold-50', 'hold-50'], false)).toBe('held');
});
