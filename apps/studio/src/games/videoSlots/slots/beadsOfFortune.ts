import type { VideoSlot } from '../machine.ts';

/** An abacus: beads of a kind are added up, those above the beam as five, and each ten carries one that multiplies. */
export const beadsOfFortune: VideoSlot = {
  gameCode: 'beads-of-fortune',
  gpId: 4,
  rows: 3,
  letters: {
    W: 'gold',
    S: 'ledger',
    R: 'cinnabar',
    J: 'jade',
    A: 'amber',
    P: 'porcelain',
    T: 'turquoise',
    Z: 'rosewood',
    H: 'boxwood',
    E: 'ebony',
  },
  wild: 'W',
  evaluation: {
    kind: 'beads',
    upper: 5,
    pays: {
      R: [2, 4, 18],
      J: [1, 2, 10],
      A: [1, 2, 8],
      P: [1, 2, 5],
      T: [1, 1, 4],
      Z: [1, 1, 3],
      H: [1, 1, 2],
      E: [1, 1, 2],
    },
  },
  carry: { every: 10, most: 9 },
  freeSpins: {
    scatter: 'S',
    from: 3,
    choices: [
      { spins: 10, again: 4, multiplier: 1, step: 0 },
      { spins: 6, again: 3, multiplier: 4, step: 0 },
    ],
    max: 24,
  },
  spinMax: 8000,
  strips: {
    base: [
      'ZZTESTHJZEERRJHHAAPP',
      'HHJJERWRZZAAPPSEEHTT',
      'JWZZTTHHTEHAAZEERPP',
      'ZZEEHHRTTJJWTAZPHSP',
      'SZZTTHHEEJZRHAPPTE',
    ],
    free: [
      'ZZHHEERRPPRAATTJJS',
      'SPPZZJJTTRRAAWEEHH',
      'WAAZZTTJJPPEEWRRHH',
      'RRHHWSWTTEEJJZZPPAA',
      'EEHHWPPSAARRZZJJTT',
    ],
  },
};
