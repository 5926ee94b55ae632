import { lines } from '../../../engine/machine.ts';
import type { VideoSlot } from '../machine.ts';

/** All veils of a spin turn into the same symbol; in free spins there are more of them. */
export const paintedMask: VideoSlot = {
  gameCode: 'painted-mask',
  gpId: 1,
  rows: 3,
  letters: {
    W: 'spotlight',
    S: 'gong',
    M: 'veil',
    R: 'redMask',
    K: 'greenMask',
    G: 'blueMask',
    F: 'fan',
    Z: 'zither',
    C: 'chess',
    B: 'book',
    P: 'brush',
  },
  wild: 'W',
  evaluation: {
    kind: 'lines',
    lines,
    pays: {
      R: [21, 106, 528],
      K: [16, 66, 264],
      G: [13, 53, 211],
      F: [8, 26, 106],
      Z: [5, 13, 53],
      C: [5, 13, 53],
      B: [4, 11, 40],
      P: [4, 11, 40],
    },
  },
  mystery: {
    symbol: 'M',
    base: 'RKGFZCBP',
    free: 'RKGFZCBP',
  },
  freeSpins: {
    scatter: 'S',
    from: 3,
    choices: [
      {
        spins: 10,
        again: 5,
        multiplier: 1,
        step: 0,
      },
    ],
    max: 30,
  },
  strips: {
    base: [
      'GPRSPZGKZBMMMFPKCBCF',
      'KGCMMMBFZGRKCWPFSPZB',
      'ZPCZMMMSGFKPFGRCWBKB',
      'KPCWFSRBZPFGKZMMMGBC',
      'ZFCKBRBMMMGCPWZKCPGF',
    ],
    free: [
      'ZFRBMMGCMMFCBGZPMMPK',
      'SBMMMKBPFZFCPWZCRGMM',
      'ZBCRMMFBFMMMPKZCWPSG',
      'ZKCFMMMPBWRGMMCZBSPF',
      'GPMMMFMMMFZCKBGCPBZR',
    ],
  },
};
