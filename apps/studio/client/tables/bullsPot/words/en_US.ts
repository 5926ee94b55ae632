import type { GameWords } from '../../texts/texts.ts';

const rule = [
  'Six seats and no banker. Every seat pays the same ante and gets five cards; the best hand takes the pot. The house keeps a rake of 5 % of the pot, so each ante returns exactly 95 %.',
  'An ace counts 1, 2–9 their own, ten and pictures 10. Three cards that make a multiple of ten are a bull; the last digit of the other two is its number, and if they make a multiple of ten as well it is a bull bull. Five of jack, queen and king are five pictures, the best of all.',
  'Five pictures beat a bull bull, then bull 9 down to bull 1, then no bull. Alike, the highest card decides (king high, ace low), then its suit: spades, hearts, clubs, diamonds. No two hands of one deck are alike, so each round has one winner.',
  'To sit down, choose a chip as your ante and then a seat. Members with the same ante and currency in a round share a pot; if your seat is taken there, another pot is opened. Seats that nobody takes are played by bots. Bots play with the house’s money: the house pays their antes and keeps what they win.',
  'You can take one seat a round, however many windows are open, so you never play against yourself. The cards follow from a public draw, there is nothing to decide after the ante, and nobody can see or change a hand: acting together gains nothing.',
];

export const bullsPotWords: GameWords = {
  name: 'Abacus Bulls',
  tagline: 'Niu-niu for six: the best hand takes the pot',
  rules: rule,
  kind: () => 'Your seat has the best hand',
  spot: (spot) => `Seat ${spot.slice(5)}`,
  result: (summary) => `Seat ${summary} takes the pot`,
  draw: [
    'All 52 cards lie in order, and 30 leave the deck: the first number falls below 52, the second below 51, and so on. Each is a place among the cards that are left.',
    'The quotient of the place by 13 is the suit (0 spades, 1 hearts, 2 diamonds, 3 clubs), the remainder the rank (0 is the ace). Dealt one by one in turn, seats 1 to 6.',
  ],
};
