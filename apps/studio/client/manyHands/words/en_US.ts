import type { Own } from '../words.ts';

export const words: Own = {
  name: 'Hundred Cranes Poker',
  tagline: 'One choice, up to ten hands',
  welcome: 'Choose your hands, place your bet and deal',
  choose: 'Hands',
  countOf: (hands) => `${hands} hands`,
  each: (amount) => `${amount} a hand`,
  handOf: (number) => `Hand ${number}`,
  notices: {
    hold: () => 'Choose the cards to hold in every hand, then draw',
    won: (amount, hands) => `${hands === 1 ? '1 hand pays' : `${hands} hands pay`}: you won ${amount}`,
    back: (amount, hands) => `${hands === 1 ? '1 hand pays' : `${hands} hands pay`}: ${amount} returned`,
    nothing: () => 'No win this time',
  },
  fairness:
    'One draw at the deal decides the whole round: five cards of a 52-card deck, then a shuffle of the 47 others for each hand, which replace the cards you discard. Hands do not influence each other.',
  rules: [
    {
      title: 'How to play',
      text: 'Five cards are dealt from a 52-card deck. The cards that you hold are held in all 2, 5 or 10 hands. Each hand replaces the others once from its own 47 remaining cards, and every final hand is paid. Your bet is divided evenly between the hands.',
    },
    {
      title: 'RTP',
      text: 'Every hand is that of Crane Poker with the same best choice, so the number of hands does not change the RTP. It only makes results steadier. All 32 choices of all 2,598,960 hands are compared exactly.',
    },
    {
      title: 'Top win',
      text: 'A royal flush that is dealt and held is a royal flush in every hand: 800 times your bet. The chance is about 1 in 649,740.',
    },
    {
      title: 'Leaving',
      text: 'A round without a draw is kept for 24 hours. Then the five dealt cards are paid.',
    },
  ],
  keys: 'Keys: space deals or draws, 1–5 hold or release a card.',
};
