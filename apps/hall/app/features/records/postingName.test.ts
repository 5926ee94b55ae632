import { expect, it } from 'vitest';
import { postingName } from './RecordColumns.tsx';

const t = (key: string): string => key;

it.each([
  ['bet', 'round:7', 'records.kind_bet'],
  ['win', 'round:7', 'records.kind_win'],
  ['adjustment', 'opening balance', 'records.kind_opening'],
  ['adjustment', 'proposal:4', 'records.kind_adjustment'],
  // The words are those of an adjustment alone.
  ['deposit', 'opening balance', 'records.kind_deposit'],
] as const)('%s of %s is called %s', (kind, reference, name) => {
  expect(postingName({ kind, reference }, t)).toBe(name);
});
