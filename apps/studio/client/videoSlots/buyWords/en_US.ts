import type { BuyWords } from '../buyWords.ts';

export const words: BuyWords = {
  buy: 'Buy free spins',
  title: (spins) => `Buy ${spins} free spins`,
  price: 'Price',
  times: (times) => `${times} × your bet`,
  left: 'Balance after buying',
  returns: 'RTP of a bought round',
  note: 'This is a bet and counts towards your bet and loss limits. The free spins may win less than they cost, or nothing.',
  confirm: (price) => `Pay ${price} and buy`,
  poor: 'Insufficient balance',
  cancel: 'Cancel',
  bought: 'bought',
};
