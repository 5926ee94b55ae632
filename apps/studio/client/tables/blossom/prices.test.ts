import { expect, it } from 'vitest';
import { nextPriceOf } from './prices.ts';

it('raises the price of the next street once for all raises of one, as far as they are told', () => {
  const held = ['look', 'hold-100'];
  expect(nextPriceOf([held, []], 0)).toEqual({ price: 100, isRaised: false });
  expect(nextPriceOf([held, ['raise-50'], ['look', 'raise-100']], 0)).toEqual({ price: 200, isRaised: true });
  expect(
    nextPriceOf(
      [
        [...held, 'hold-200'],
        ['raise-50', 'hold-100'],
      ],
      1,
    ),
  ).toEqual({
    price: 200,
    isRaised: false,
  });
  expect(nextPriceOf([[...held, 'raise-200'], ['raise-50']], 1)).toEqual({ price: 400, isRaised: true });
});
