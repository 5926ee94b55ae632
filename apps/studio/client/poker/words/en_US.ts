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
  straight_flush: 'Straight flush',
  royal_flush: 'Royal flush',
};

export const words: PokerWords = {
  name: 'Crane Poker',
  tagline: 'Jacks or Better video poker',
  welcome: 'Place your bet and deal',
  deal: 'Deal',
  draw: 'Draw',
  dealing: 'Dealing',
  held: 'Held',
  hands: hands,
  pays: 'Paytable',
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
      title: 'RTP',
      text: 'The RTP below assumes the best choice with every hand: all 32 choices of all 2,598,960 hands are compared exactly, with no estimates.',
    },
    {
      title: 'Leaving',
      text: 'A round without a draw is kept for 24 hours. Then the five dealt cards are paid.',
    },
  ],
  keys: 'Keys: space deals or draws, 1–5 hold or release a card.',
};
