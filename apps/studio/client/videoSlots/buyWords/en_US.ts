import type { BuyWords } from '../buyWords.ts';

export const words: BuyWords = {
  buy: 'Buy free spins',
  title: (spins) => `Buy ${spins} free spins`,
  named: (name) => `Buy “${name}”`,
  price: 'Price',
  times: (times) => `${times} × your bet`,
  left: 'Balance after buying',
  returns: 'RTP of a bought round',
  note: 'This is a bet and counts towards your bet and loss limits. The free spins may win less than they cost, or nothing.',
  holdNote: (symbols) =>
    `This is a bet and counts towards your bet and loss limits. It begins with ${symbols} symbols on the board and may win less than it costs.`,
  confirm: (price) => `Pay ${price} and buy`,
  poor: 'Insufficient balance',
  cancel: 'Cancel',
  bought: 'bought',
};
