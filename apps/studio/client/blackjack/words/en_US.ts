import type { BlackjackWords } from '../words.ts';

export const words: BlackjackWords = {
  name: 'Lantern Twenty-One',
  tagline: 'Blackjack, one on one with the dealer',
  welcome: 'Place your bet and deal',
  deal: 'Deal',
  dealing: 'Dealing',
  dealer: 'Dealer',
  player: 'Your hand',
  handOf: (number) => `Hand ${number}`,
  table: 'Table',
  doubled: 'doubled',
  felt: 'Blackjack pays 3 to 2 · Dealer stands on every 17 · Insurance pays 2 to 1',
  count: (total, soft) => (soft ? `soft ${total}` : `${total}`),
  moves: {
    insure: 'Insure',
    decline: 'No insurance',
    hit: 'Hit',
    stand: 'Stand',
    double: 'Double',
    split: 'Split',
  },
  results: { blackjack: 'Blackjack', win: 'Win', push: 'Push', lose: 'Lost', bust: 'Bust' },
  notices: {
    blackjack: (amount) => `Blackjack! You won ${amount}`,
    win: (amount) => `You won ${amount}`,
    back: (amount) => `${amount} returned`,
    push: (amount) => `Push: ${amount} returned`,
    lose: () => 'The dealer wins this hand',
    bust: () => 'Over 21: bust',
    insured: (amount) => `Dealer blackjack: insurance pays ${amount}`,
    insurance: () => 'The dealer shows an ace. Insurance?',
    your_move: () => 'Your move',
    side: (amount) => `Side bet pays ${amount}. Your move`,
  },
  fairness:
    'One draw at the deal decides every card of the round. Your choices only take the next cards from it.',
  rules: [
    {
      title: 'Aim',
      text: 'Get closer to 21 than the dealer without going over. Aces count 1 or 11; jacks, queens and kings count 10.',
    },
    {
      title: 'Shoe',
      text: 'Infinite shoe: at every draw each of the 52 cards is equally likely, whatever came before.',
    },
    {
      title: 'Dealer',
      text: 'The dealer stands on all 17s, including soft 17, and peeks under an ace or a ten. If the dealer has blackjack, the round is settled at once.',
    },
    {
      title: 'Blackjack',
      text: 'An ace and a ten-value card as your first two cards pay 3 to 2. If the dealer has blackjack too, it is a push. After a split, 21 is not blackjack.',
    },
    {
      title: 'Double and split',
      text: 'You can double on any first two cards, also after a split, and get exactly one more card. Two cards of the same rank can be split once. Split aces get one card each.',
    },
    {
      title: 'Insurance',
      text: 'When the dealer shows an ace, you can insure for half your bet. It pays 2 to 1 if the dealer has blackjack. In the long run insurance is not worth it.',
    },
    {
      title: 'Leaving',
      text: 'An unfinished round is kept for 24 hours. Then your hand stands, without insurance, and is settled.',
    },
  ],
  sides: {
    title: 'Side bets',
    names: { pair: 'Lantern Pair', three: 'Three Lanterns' },
    results: {
      same_card: 'Identical pair',
      same_colour: 'Same-colour pair',
      mixed_pair: 'Mixed pair',
      suited_triple: 'Suited triple',
      straight_flush: 'Straight flush',
      triple: 'Triple',
      straight: 'Straight',
      flush: 'Flush',
    },
    chance: 'Chance',
    pays: 'Pays, bet included',
    handStake: (amount) => `Hand ${amount}`,
  },
  keys: 'Keys: space deals, H hits, S stands, D doubles, P splits, I insures, N declines.',
};
