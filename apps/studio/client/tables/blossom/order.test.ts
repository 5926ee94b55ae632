import { expect, it } from 'vitest';
import { cardName } from '../baccarat/Card.tsx';
import { inOrder } from './order.ts';

const read = (hand: readonly number[]): string => inOrder(hand).map(cardName).join(' ');

it('reads a hand from high to low, a pair before what goes with it, and alike ranks by suit', () => {
  const [heartAce, spadeTwo, heartTwo, clubKing] = [13, 1, 14, 51];
  expect(read([spadeTwo, clubKing, heartAce])).toBe('A♥ K♣ 2♠');
  expect(read([heartTwo, heartAce, spadeTwo])).toBe('2♠ 2♥ A♥');
});
