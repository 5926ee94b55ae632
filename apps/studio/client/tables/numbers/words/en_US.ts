import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  lay: 'Place chips',
  hint: (range, chip) => `${range} · ${chip} on each`,
  nextTicket: '“/” or two dots begin the next ticket',
  laid: (count, amount) => `${count === 1 ? '1 place' : `${count} places`}, ${amount} in all. Not bet yet`,
  problems: {
    empty: 'Type at least one number',
    strange: (part) => `“${part}” is not a number`,
    outside: (part, range) => `${part} cannot be bet here: only ${range}`,
    twice: (part) => `${part} is there twice`,
    short: (least) => `At least ${least} numbers on a ticket`,
    long: (most) => `No more than ${most} numbers on a ticket`,
    many: (most) => `No more than ${most} places in one bet`,
    closed: 'Bets are closed. Your numbers stay here for the next round',
  },
  countsOf: (draws) => `How often each number came in the last ${draws === 1 ? 'draw' : `${draws} draws`}`,
  most: 'Most often',
  overdue: 'Longest overdue',
  times: (times) => (times === 1 ? 'once' : `${times} times`),
  since: (draws) =>
    draws === 0 ? 'in the latest draw' : `${draws === 1 ? '1 draw' : `${draws} draws`} since`,
  never: 'not yet',
  key: 'Below each number: how often it came, and draws since it last came',
  note: 'Draws do not remember. In every draw each number has the same chance, however often it came before.',
};
