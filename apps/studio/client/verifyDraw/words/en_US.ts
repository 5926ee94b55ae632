import type { DrawWords } from '../words.ts';

export const drawWords: DrawWords = {
  cards:
    'A card is its rank + 13 × its suit: ranks from ace (0) to king (12), suits spades, hearts, clubs, diamonds.',
  stops:
    'For each reel a number below its length is read, its stop: the place of the top row on the strip, counted from 0; strips go round.',
  stopsName: 'Stops',
  hand: (number) => `Hand ${number}`,
  dealt: 'Dealt',
  picture: (number, multiplier) => `Picture ${number}, × ${multiplier}`,
  paidStrips: (strips) => `Strips of a paid spin: ${strips}`,
  freeStrips: (strips) => `Strips of a free spin: ${strips}`,
  blackjack: {
    label: 'Your moves',
    hint: 'In order, separated by commas',
    numbers: '63 numbers below 52 are read, each of them a card: every card comes from a full pack of 52.',
    deal: 'The first and third are yours, the second lies open before the dealer, the fourth is the hole card; the next go to your hands in turn, then to the dealer.',
    dealer: 'Dealer',
    sidedLabel: 'Side bets and your moves',
    sides:
      'Each side bet (pair, three) takes a fifth of the stake, the hand has the rest. Pair looks at your first two cards, three at these and the dealer’s open card.',
    lanterns:
      'The ladder and a moon (new_moon, half_moon, full_moon) each take a fifth of the stake, the hand has the rest. A moon looks at your first two cards; with the ladder the dealer draws to 17 or more whatever became of your hand.',
  },
  poker: {
    label: 'Places held',
    hint: '0 to 4, the leftmost is 0; empty for none',
    shuffle:
      'Shuffle: lay out 0 to 51; step k, counted from 0, takes one of the 52 − k places from k on and swaps it with place k. Ten steps are made.',
    replace: 'The first five cards are the hand; the next replace what was let go, from left to right.',
    tables: (names) =>
      `The paytable stands before the places, with a stroke between (${names}), as in deuces/014; where none stands it is jacks. At deuces the four twos stand for any card.`,
    after: 'After the draw',
  },
  manyHands: {
    label: 'Hands and places held',
    hint: 'As in 5/014: five hands, places 0, 1 and 4 held (the leftmost is 0); nothing behind the stroke for none',
    shuffle:
      'Shuffle: lay out 0 to 51; step k, counted from 0, takes one of the 52 − k places from k on and swaps it with place k. Five steps are made: the cards that are dealt.',
    hands:
      'Then five steps for each hand: the 47 cards that are left lie in ascending order and are shuffled alike; they replace what this hand let go, from left to right.',
  },
  keno: {
    label: 'Your numbers',
    hint: 'Separated by commas; with the harbor light, light at the end; with the lighthouse, beam',
    shuffle:
      'Lay out 0 to 79; step k, counted from 0, takes one of the 80 − k places from k on and swaps it with place k. Twenty steps are made; each number plus 1 is drawn. With the lighthouse a twenty-first number, below 8, names the pier from 0.',
    drawn: 'Drawn',
    hit: 'Hit',
    pier: 'The lighthouse shines on numbers from, to',
    times: 'Times a win counts',
  },
  cascade: {
    label: 'Kind of spin',
    hint: 'base for a paid spin, free for a free one, free/7 for a free one at mark 7 of the tide',
    refill: 'Where symbols have dissolved, a reel refills upwards from its stop.',
  },
  classic: {
    label: 'Lots',
    hint: 'yours / all of them, and /hops behind where reels can hop',
    hops: 'Twelve more numbers are the stops of up to four hops, three for each; a reel that stays leaves its number unused. Rounds without hops have no such numbers.',
    lot: 'The fourth number, below the number of all lots, is the lot that was drawn: the pot is yours when it is below the number of your lots. What the pot held does not follow from the seeds, and is not recomputed here.',
    strips: (strips) => `Strips: ${strips}`,
    view: 'In view, reel by reel',
    won: 'The lot: the pot is yours',
    missed: 'The lot: not the pot’s',
  },
  light: {
    how: 'Which light a paid spin feeds: with the same server seed and nonce, and light: before the client seed as salt, one number is drawn below 8; 0 to 3 is the Firefly, 4 to 6 the Lamp, 7 the Moon. Demo play and bought free spins feed none.',
    fed: 'Light that the stake feeds',
    names: { firefly: 'Firefly', lamp: 'Lamp', moon: 'Moon' },
  },
  video: {
    label: 'Where the round stood',
    hint: 'from the link in the history',
    coupled: (paid, free) =>
      `Coupled reels share the stop of the first of them, and 0 stands for the others: reels ${paid} in a paid spin, ${free} in a free spin.`,
    mystery: (symbol, paid, free) =>
      `One more number says what ${symbol} turns into, by its place in a list, counted from 0: ${paid} in a paid spin, ${free} in a free spin.`,
    cash: (cash, below) =>
      `Then, for each cell, a number below ${below} decides the amount of ${cash} in it: it falls into the shares of the amounts, in their order. Cells go reel by reel, from top to bottom.`,
    respin: (cash, below, wins) =>
      `In a respin of hold and win a number below ${below} is read for each cell first, ${cash} when it is below ${wins}, and the amounts after them.`,
    symbols: (legend) => `Symbols: ${legend}`,
    drawn: 'Numbers drawn',
    amounts: 'Amounts by cell, in stakes',
  },
};
