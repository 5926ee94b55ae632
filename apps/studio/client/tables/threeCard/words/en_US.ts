import type { ThreeCardWords } from '../words.ts';

export const ownWords: ThreeCardWords = {
  name: 'Moonlit Three',
  tagline: 'Three-card poker: see your cards, play or fold',
  rules: [
    'One deck, shuffled for every round: three cards for all players together and three for the dealer. Bet an ante, Pair Plus, or both.',
    'From the best: straight flush, three of a kind, straight, flush, pair, high card. The ace is the highest card, and the lowest in A-2-3.',
    'When you see the three cards, play on for as much again as your ante, or fold and lose it. Everyone decides for themselves.',
    'The dealer qualifies with a queen or better. If not, the ante pays 1 to 1 and the play bet comes back. If the dealer qualifies, the better hand wins: ante and play pay 1 to 1 each, a tie returns both, and the lower hand loses both.',
    'Whoever plays on with a straight or better gets the ante bonus, whatever the dealer has. Pair Plus looks at these three cards alone, and is paid even if you fold.',
    'The best play is to go on with Q-6-4 or better and to fold anything less. The RTP of the ante is that of this play, measured by the ante.',
  ],
  ante: 'Ante',
  anteBet: 'Ante, played on with Q-6-4 or better',
  pairPlus: 'Pair Plus',
  choices: { play: 'Play', fold: 'Fold' },
  hands: {
    high: 'High card',
    pair: 'Pair',
    flush: 'Flush',
    straight: 'Straight',
    triple: 'Three of a kind',
    'straight-flush': 'Straight flush',
  },
  results: {
    player: 'Player wins',
    dealer: 'Dealer wins',
    tie: 'Tie',
    unqualified: 'Dealer does not qualify',
  },
  player: 'Player',
  dealer: 'Dealer',
  bonus: 'Ante bonus',
  qualified: 'Dealer qualifies',
  unqualified: 'Dealer does not qualify (below a queen)',
  folded: 'You folded',
  played: 'You play',
  draw: [
    'The 52 cards lie in order, and 6 leave the deck: the first number falls below 52, the second below 51, and so on. Each is a place among the cards that are left.',
    'The quotient of the card by 13 is the suit (0 spades, 1 hearts, 2 diamonds, 3 clubs), the remainder the rank (0 is the ace). The first three are the player’s, the other three the dealer’s.',
  ],
};
