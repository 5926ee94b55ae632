import type { Own } from '../sidedWords.ts';

export const words: Own = {
  name: 'Twin Lanterns Twenty-One',
  tagline: 'Blackjack with two side bets',
  welcome: 'Add side bets, place your bet and deal',
  rule: {
    title: 'Side bets',
    text: 'Before the deal you can add Lantern Pair and Three Lanterns. Each takes a fifth of your bet and the hand has the rest; doubling, splitting and insurance follow the hand. Lantern Pair looks at your first two cards, Three Lanterns at these and the dealer’s open card. They are decided and paid at the deal, whatever becomes of the hand. The RTP below is that of both side bets with the best play of the hand, the lowest of all ways to play.',
  },
  keys: 'Keys: space deals, Q Lantern Pair, W Three Lanterns, H hits, S stands, D doubles, P splits, I insures, N declines insurance.',
};
