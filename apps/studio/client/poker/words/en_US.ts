import { noticesOf, type PokerWords } from '../words.ts';

const hands: PokerWords['hands'] = {
  nothing: 'Nothing',
  jacks: 'Jacks or better',
  two_pair: 'Two pair',
  three: 'Three of a kind',
  straight: 'Straight',
  flush: 'Flush',
  full_house: 'Full house',
  four: 'Four of a kind',
  four_low: 'Four 2s, 3s or 4s',
  four_aces: 'Four aces',
  straight_flush: 'Straight flush',
  five: 'Five of a kind',
  wild_royal: 'Wild royal flush',
  four_deuces: 'Four deuces',
  royal_flush: 'Royal flush',
};

export const words: PokerWords = {
  name: 'Crane Poker',
  tagline: 'Four paytables, one draw',
  welcome: 'Place your bet and deal',
  deal: 'Deal',
  draw: 'Draw',
  dealing: 'Dealing',
  held: 'Held',
  hands: hands,
  pays: 'Paytable',
  tables: {
    choose: 'Choose a paytable',
    names: { jacks: 'Jacks or Better', bonus: 'Bonus', double_bonus: 'Double Bonus', deuces: 'Deuces Wild' },
    hand: 'Hand',
    chance: 'Chance',
  },
  advice: {
    mark: 'Best',
    best: (share) => `The best hold returns ${share} on average`,
    yours: (share) => `yours ${share}`,
    none: 'Best let all go.',
  },
  cards: 'Your five cards',
  notices: noticesOf(
    hands,
    {
      won: (hand, amount) => `${hand}: you won ${amount}`,
      back: (hand, amount) => `${hand}: ${amount} returned`,
    },
    'No win this time',
    'Choose the cards to hold, then draw',
  ),
  fairness:
    'One shuffle at the deal decides the ten cards of the round: the first five are your hand, the next replace the cards you discard.',
  rules: [
    {
      title: 'How to play',
      text: 'Five cards are dealt from a 52-card deck. Choose which to hold. The others are replaced once from the same deck, and the final hand is paid.',
    },
    {
      title: 'Paytables',
      text: 'Choose one of four paytables before the deal. Bonus and Double Bonus grade four of a kind by rank. In Deuces Wild each of the four twos stands for any card, and one pair or two pair pays nothing. What each table pays, how often each hand comes under the best choice and what it returns are listed below.',
    },
    {
      title: 'RTP',
      text: 'The overall RTP below is that of the table with the lowest return; the RTP of each stands beside its name. The RTP below assumes the best choice with every hand: all 32 choices of all 2,598,960 hands are compared exactly, with no estimates.',
    },
    {
      title: 'Leaving',
      text: 'A round without a draw is kept for 24 hours. Then the five dealt cards are paid.',
    },
  ],
  keys: 'Keys: space deals or draws, 1–5 hold or release a card. Q, W, E and R choose the paytable, C switches the coach, B shows the best choice.',
};
