import type { SlotMachine } from '../machine.ts';

/** Told in the rules, held to the strips by a test: crossings of a hundred that pass a star. */
export const starsOfHundred = 11;

/** The same of free spins: of a hundred rounds with some that come to what multiplies most. */
export const topsOfHundred = 5;

/**
 * Comet over Peaks: a wild machine. A comet crosses one paid spin of twelve along one of ten paths, and turns round where it finds
 * nothing; no wild stands on the first reel, and in rare free spins a comet covers its whole reel, with each of which lines of later
 * ones pay once more. `free.multiplier` is what rounds play by that were stored before they grew.
 */
export const cometPeaks: SlotMachine = {
  gameCode: 'comet-peaks',
  gpId: 2,
  letters: {
    W: 'comet',
    S: 'star',
    A: 'crane',
    P: 'peak',
    N: 'pine',
    K: 'kite',
    B: 'bell',
    F: 'feather',
    C: 'cloud',
    Q: 'crystal',
  },
  wild: 'W',
  scatter: 'S',
  linePays: {
    W: [60, 500, 3000],
    A: [30, 100, 1700],
    P: [20, 60, 400],
    N: [15, 40, 200],
    K: [10, 30, 150],
    B: [5, 15, 55],
    F: [5, 15, 55],
    C: [4, 10, 50],
    Q: [3, 10, 50],
  },
  base: {
    strips: [
      'CNQFCQFBPQCBKSNQCFBKNCBQKPBFKBACPNKFQACFQ',
      'FCBSQFCPNWBFQKCAQKCFQAPBCFBQNSFNQBKCQPNCBK',
      'FPANQCNQFNCSQBKQPFBCQBKCBFKWCABKFWQBCPNFCQ',
      'QPFBKAWCQBSPBFCNSCFBCNQPNCKFNQFBKACWQPKQBF',
      'WCAFNBAQPNCQKCFPKNBFCWQSBPNAFKCQKBCFQCBQFBQ',
    ],
    multiplier: 1,
    wildsExpand: false,
    scatterAwards: {
      3: { stakes: 2, freeSpins: 8 },
      4: { stakes: 15, freeSpins: 10 },
      5: { stakes: 100, freeSpins: 15 },
    },
  },
  free: {
    strips: [
      'BQCNKCFQSPCKFBCQFBNCQBAFNQPKFBAPKNQBCQKFC',
      'BKQCFNBFQCFWCANFCQBKQSFQCKNBPQWKPABCPNBFQC',
      'KQSKQAFNWKCQNBCPBCFNWCQBFCAFQPBQPBKCFBQFNC',
      'PBAQSBQCWBFCQFNKBACBPFBCQPNWFKQNCKFPQKFNC',
      'NBFCQKAQKFBCQNCPBQCKNBAQFAWCPQCFBNKCFBSQPF',
    ],
    multiplier: 3,
    wildsExpand: true,
    scatterAwards: {
      3: { stakes: 2, freeSpins: 5 },
      4: { stakes: 15, freeSpins: 10 },
      5: { stakes: 100, freeSpins: 20 },
    },
  },
  gathering: { multiplier: 2, step: 1, gifts: {}, most: 8 },
  crossing: {
    chances: 120,
    // From the right, as the comet of the pictures flies.
    paths: [
      [
        [4, 0],
        [3, 1],
        [2, 2],
      ],
      [
        [4, 1],
        [3, 1],
        [2, 2],
      ],
      [
        [4, 0],
        [3, 0],
        [2, 1],
      ],
      [
        [4, 2],
        [3, 1],
        [2, 0],
      ],
      [
        [4, 0],
        [4, 1],
        [3, 2],
      ],
      [
        [4, 0],
        [4, 1],
        [3, 1],
        [3, 2],
      ],
      [
        [4, 0],
        [3, 1],
        [3, 2],
      ],
      [
        [3, 0],
        [3, 1],
        [2, 2],
      ],
      [
        [3, 0],
        [2, 1],
        [2, 2],
      ],
      [
        [4, 0],
        [3, 1],
        [2, 1],
        [1, 2],
      ],
    ],
    scatterTimes: 2,
    turns: 3,
  },
  earlier: {
    awards: {
      3: { stakes: 2, freeSpins: 10 },
      4: { stakes: 15, freeSpins: 15 },
      5: { stakes: 100, freeSpins: 20 },
    },
    linePays: {
      W: [60, 500, 3000],
      A: [75, 300, 2000],
      P: [50, 150, 1000],
      N: [30, 100, 500],
      K: [20, 80, 400],
      B: [6, 25, 120],
      F: [6, 20, 100],
      C: [4, 15, 80],
      Q: [4, 15, 75],
    },
  },
  freeSpinsMax: 60,
};
