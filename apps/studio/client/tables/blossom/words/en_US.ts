import type { BlossomWords } from '../words.ts';

export const ownWords: BlossomWords = {
  tagline: 'Six seats, one pot: dare to play blind',
  rules: [
    'Six seats with three cards each that only their own player can see. One chip is the ante. Members with the same ante and currency in a round share a pot, and each pot has a deck of its own. Seats that nobody takes are played by bots.',
    'There are three streets of up to 9 seconds, and everyone decides at the same time. Look at your cards for free, or stay blind; fold; hold and pay the price of the street; or raise, which costs the same now and doubles the price of the next street. The price begins at one ante and goes up to two and then four; whoever is blind pays half. With its ante a hand costs 8 antes at most, and you are told how much that is before you sit down. If you choose nothing you fold. A choice that your balance cannot pay is not made.',
    'After the third street those still in show their cards, and the best hand takes the pot. If all others have folded, the last one takes it without showing. If the last ones fold at the same moment, the best of their hands takes it. The rake is 4 % of the pot, 1.5 antes at most.',
    'Bots play with the house’s money: the house pays their antes and keeps what they win. They play by a fixed table, from their own cards, the price and how many are in; the rest is drawn, and can be recomputed afterwards. A seat that plays as they do gets back 96.0 % of all it pays. In a million hands each against five bots, always holding blind returned 93.7 %, playing only the best fifth of hands 94.6 %, and looking but never folding 64.4 %. We found no way to play that returns more than 100 %.',
    'You can take one seat a round. Cards that were folded or not called are shown on nobody’s page. After the round its seed is published to prove the deal, and anybody who has it can work out every card; members have no names here and sit down anew every round.',
  ],
  kind: 'A seat that plays as the bots do',
  seat: (seat) => `Seat ${seat}`,
  takesPot: (seat) => (seat === null ? 'You take the pot' : `Seat ${seat} takes the pot`),
  lastIn: (seat) =>
    seat === null ? 'All others folded: you take the pot' : `All others folded: seat ${seat} takes the pot`,
  openTable: (seat) => `Open table: seat ${seat} wins`,
  openWinners: 'Another table, of bots: who won',
  choices: { look: 'Look', fold: 'Fold', hold: 'Hold', raise: 'Raise' },
  done: {
    look: 'Looked',
    fold: 'Folded',
    hold: 'Holds',
    raise: 'Raises',
    void: 'Refunded',
    timedOut: 'Timed out',
  },
  street: (street) => `Street ${street}`,
  telling: (street) => `Street ${street}: what everyone chose`,
  blind: 'Blind',
  lookHere: 'Tap to look',
  price: (amount) => `This street ${amount}, half if blind`,
  raised: 'Raised',
  doubles: 'next street ×2',
  paid: (amount) => `Paid so far ${amount}`,
  most: (amount) => `A hand costs ${amount} at most`,
  rake: (amount) => `Rake ${amount}`,
  settlesIn: (seconds) => `Settled in ${seconds} s`,
  draw: [
    'All 52 cards lie in order, and 18 leave the deck: the first number falls below 52, the second below 51, and so on. The quotient of the place by 13 is the suit (0 spades, 1 hearts, 2 diamonds, 3 clubs), the remainder the rank (0 is the ace). Dealt one by one in turn, seats 1 to 6.',
    'Then two numbers below 100 for each seat in each street: whether a bot looks, and whether it raises blind. The open table uses the entropy of the round; for a pot of members, the first of its bet numbers and the word pot are added to it.',
  ],
};
