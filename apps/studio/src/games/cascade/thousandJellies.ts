import type { CascadeMachine } from './machine.ts';

/**
 * A Thousand Moon Jellies: about a third of the spins win, most of them a little, and what falls into a chain grows.
 * Scatters hang on the first, third and fifth reel; in free spins the tide rises with everything that wins, and stays.
 */
export const thousandJellies: CascadeMachine = {
  gameCode: 'thousand-jellies',
  gpId: 2,
  letters: {
    W: 'moon',
    S: 'pearl',
    M: 'crown',
    P: 'parasol',
    C: 'comb',
    F: 'fringe',
    O: 'bell',
    T: 'thimble',
    D: 'dome',
    A: 'button',
  },
  wild: 'W',
  scatter: 'S',
  wayPays: {
    M: [10, 30, 120],
    P: [4, 10, 25],
    C: [3, 8, 20],
    F: [3, 6, 15],
    O: [1, 2, 4],
    T: [1, 1, 3],
    D: [1, 1, 3],
    A: [1, 1, 2],
  },
  strips: {
    base: [
      'DDDPPTTTOOOFFMAAASCC',
      'WCCFFOOODDDAAATTTPPM',
      'PPDDDAAAWSMCCTTTOOOFF',
      'DDDWTTTFFAAACCMOOOPP',
      'CCTTTWAAAOOOPPSDDDFFM',
    ],
    free: [
      'FFMDDDOOOMCCPPTTTSAAA',
      'CCTTTWPPFFAAAWMMOOODDD',
      'AAATTTWCCFFDDDSOOOMWPPM',
      'AAAMWWTTTOOOMPPFFDDDCC',
      'MDDDPPMTTTOOOSAAACCFFW',
    ],
  },
  multipliers: { base: [1, 2, 3, 5], free: [2, 4, 6, 10] },
  freeSpins: { base: { 3: 10 }, free: { 3: 5 } },
  freeSpinsMax: 60,
  tide: { every: 3, multipliers: [1, 2, 3, 5, 8] },
};
