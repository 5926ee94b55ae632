import type { SlotMachine } from '../machine.ts';

/**
 * Comet over Peaks: a wild machine. Long quiet stretches, no wild on the first reel, and rare free spins in
 * which a comet covers its whole reel and lines pay threefold.
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
    A: [75, 300, 2000],
    P: [50, 150, 1000],
    N: [30, 100, 500],
    K: [20, 80, 400],
    B: [6, 25, 120],
    F: [6, 20, 100],
    C: [4, 15, 80],
    Q: [4, 15, 75],
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
      3: { stakes: 2, freeSpins: 10 },
      4: { stakes: 15, freeSpins: 15 },
      5: { stakes: 100, freeSpins: 20 },
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
  freeSpinsMax: 60,
};
