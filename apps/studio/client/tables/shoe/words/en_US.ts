import type { ShoeWords } from '../words.ts';

export const shoeWords: ShoeWords = {
  name: 'Shoe',
  left: (cards) => `${cards} left`,
  told: (round, of, cards) => `Shoe: round ${round} of ${of}, ${cards} cards left`,
  fresh: 'New shoe',
  freshNote: 'Eight full decks. The roads begin again.',
  rule: 'A shoe of eight decks lasts 50 rounds, and cards that were dealt do not come back before the next shoe. It is not shuffled in advance: each round draws from the cards that are left, so nobody knows the next card, not even we. Roads and statistics begin with the shoe; a void round takes no cards. The returns below hold for every round of a shoe.',
  lies: 'The 416 cards of a shoe lie in order: eight decks, each from 0 to 51. Of every card that earlier rounds of the shoe have shown, as many copies are taken out, the first ones first; how many is told before bets open. The first number falls below the count of cards left, the next below one fewer, and so on. It is a place among the cards that are left.',
  counted: (cards, rounds) => `${cards} of 416 cards left, recounted from ${rounds} earlier rounds`,
};
