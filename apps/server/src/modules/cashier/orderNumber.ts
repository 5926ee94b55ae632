import { randomInt } from 'node:crypto';

/** Digits and capitals without those that are read for one another (0 O, 1 I L, U V). */
const letters = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const randomLetters = 10;

/**
 * An order's number as people read it to customer service: `D` for a deposit, `W` for a withdrawal or `A` for what moves
 * between purses of agents, the day in UTC, ten random letters. Not guessable, and it says nothing of how many orders there are.
 */
export const newOrderNumber = (now: Date, initial: 'D' | 'W' | 'A' = 'D'): string => {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  const tail = Array.from({ length: randomLetters }, () => letters[randomInt(letters.length)]).join('');
  return `${initial}${day}${tail}`;
};
