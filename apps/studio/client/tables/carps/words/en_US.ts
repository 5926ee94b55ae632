import type { GameWords } from '../../texts/texts.ts';
import { type CarpNames, kindIn, resultText, spotIn } from '../words.ts';

const sides: Readonly<Record<string, string>> = {
  big: 'Sum big',
  small: 'Sum small',
  odd: 'Sum odd',
  even: 'Sum even',
  'first-big': 'First big',
  'first-small': 'First small',
  'first-odd': 'First odd',
  'first-even': 'First even',
  dragon: 'Dragon',
  tiger: 'Tiger',
};

export const carpNames: CarpNames = {
  sum: (sum) => `Sum ${sum}`,
  groups: { tickets: 'Tickets', sides: 'Sides', first: 'First' },
  pick: 'Numbers of the ticket',
  random: 'Random',
  add: 'Add ticket',
  choose: (most) => `Pick 1 to ${most} numbers; bet on as many tickets as you like`,
  hits: (hits, times) => `${hits} hit: × ${times}`,
  side: (side) => sides[side] ?? side,
};

export const eightCarpWords: GameWords = {
  name: 'Eight Carp Draw',
  tagline: 'Eight of twenty numbers',
  rules: [
    'Every minute eight carps leap one after another and bring eight different numbers of 1–20.',
    'Tickets have 1 to 8 numbers, picked, typed or random, and you can bet on several. They are paid by how many were drawn. One number: 2.35. Two: both 6.37. Three: 3 hit 13, 2 hit 1. Four: 4 hit 36, 3 hit 3. Five: 5 hit 90, 4 hit 7, 3 hit 1. Six: 6 hit 420, 5 hit 16, 4 hit 3. Seven: 7 hit 2000, 6 hit 56, 5 hit 6, 4 hit 1. Eight: 8 hit 5000, 7 hit 250, 6 hit 16, 5 hit 2, 4 hit 1.',
    'The sum of all eight is big above 84 and small below it; 84 gives bets on big and small back. The first number is big from 11. Dragon: the first number is higher than the last; tiger: it is lower.',
    'Pays include the bet; see the table below.',
  ],
  kind: kindIn((picks) => (picks === '1' ? 'Ticket of one number' : `Ticket of ${picks} numbers`), {
    first: 'First number',
    'first-side': 'First big, small, odd, even',
    half: 'Sum big or small',
    odd: 'Sum odd',
    even: 'Sum even',
    duel: 'Dragon or tiger',
  }),
  spot: spotIn('en_US', 'Ticket', 'First'),
  result: resultText,
  draw: [
    'All 20 numbers lie in order, and eight leave them: the first number falls below 20, the second below 19, and so on. Each is a place among those that are left.',
  ],
};
