import type { LanternsWords } from '../words.ts';

export const lanternsWords: LanternsWords = {
  name: 'Seven Lanterns Twenty-One',
  tagline: 'Blackjack for seven seats: everyone decides at once',
  rules: [
    'Seven seats, one dealer and eight decks, shuffled for every round. Get closer to 21 than the dealer without going over. Aces count 1 or 11; jacks, queens and kings count 10. You can bet on several seats. Several players can play the same seat, each with their own choices.',
    'The draw lays the dealer’s cards and the first two of each seat. The cards you take are dealt to your hand alone, from the rest of the shoe, and follow from the same draw. Whatever anybody chooses, nobody else’s cards change or are seen: there are no turns to wait for, and the odds are those of the shoe.',
    'An ace and a ten-value card as the first two are blackjack and pay 3 to 2. The dealer stands on all 17s, including soft 17. You can double on any two cards, also after a split. Two cards of the same rank can be split once. Split aces get one card each, and 21 after a split is not blackjack.',
    'The dealer looks at the second card last. If it makes a blackjack, a seat loses its first bet only: what you added by doubling or splitting comes back. When the dealer shows an ace you can insure for half your bet, which pays 2 to 1 if the dealer has blackjack. In the long run insurance is not worth it.',
    'Lantern Pair looks at the first two cards of a seat, Three Lanterns at these and the dealer’s open card. They are decided whatever becomes of the hand. The RTP of a seat is that of play by the book, measured by the first bet.',
  ],
  seatBet: 'Seat, played by the book',
  seat: (seat) => `Seat ${seat}`,
  sideOf: (seat, bet) => `Seat ${seat} ${bet}`,
  dealerHas: (total) => `Dealer has ${total}`,
  dealerBusts: 'Dealer busts',
  dealerNatural: 'Dealer has blackjack',
  choose: 'Choose a chip, then seats: one bet each a round',
  draw: [
    'The 416 cards of eight decks lie in order, the eight copies of each card together, and 26 leave the shoe: the first number falls below 416, the second below 415, and so on. Each is a place among the cards that are left. The number of a card divided by 13 is its suit (0 spades, 1 hearts, 2 clubs, 3 diamonds), the remainder its rank (0 is the ace).',
    'First come 12 cards for the dealer, the first of them open, then the first two for each of the seats 1 to 7. Cards taken later belong to one hand of one bet alone: with “:bet:seat” (such as seat:3) behind the entropy, 36 are drawn likewise from the 390 that are left, and follow as they are taken. A split gives each of its hands a card first.',
  ],
};
