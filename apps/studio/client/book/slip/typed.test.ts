import { describe, expect, it } from 'vitest';
import { typedStake } from './typed.ts';

/** What the field holds after these keys, one after another. */
const typed = (keys: string): string => [...keys].reduce((held, key) => typedStake(held + key), '');

describe('a stake', () => {
  it.each([
    ['12.50', '12.50'],
    ['12,50', '12.50'],
    ['0,5', '0.5'],
    ['$ 7', '7'],
    ['-7', '7'],
  ])('typed as %s is %s', (keys, held) => {
    expect(typed(keys)).toBe(held);
  });

  it.each([
    ['₫2,000,000', '2000000'],
    ['1,234.50', '1234.50'],
    [' 50 ', '50'],
  ])('pasted as %s is %s', (text, held) => {
    expect(typedStake(text)).toBe(held);
  });
});
