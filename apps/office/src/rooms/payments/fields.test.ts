import { expect, test } from 'vitest';
import { shareOf, shareText } from './fields.ts';

test('a share is typed per cent and kept in hundredths of one', () => {
  for (const [typed, kept] of [
    ['50', 5_000],
    ['12.5', 1_250],
    ['0.05', 5],
    ['100', 10_000],
  ] as const) {
    expect(shareOf(typed)).toBe(kept);
    expect(shareText(kept)).toBe(typed);
  }
});

test('what is no share yet stays as it was typed, for the contract to refuse', () => {
  for (const typed of ['', '5.', '1.234', 'half', '-1']) expect(shareOf(typed)).toBe(typed);
});
