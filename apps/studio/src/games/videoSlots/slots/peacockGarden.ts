import { lines } from '../../../engine/machine.ts';
import type { VideoSlot } from '../machine.ts';

/** Every peacock doubles the line that it stands in, and triples it in free spins. */
export const peacockGarden: VideoSlot = {
  gameCode: 'peacock-garden',
  gpId: 5,
  rows: 3,
  letters: {
    W: 'peacock',
    S: 'pavilion',
    E: 'eye',
    Y: 'peony',
    F: 'fountain',
    B: 'butterfly',
    Z: 'zither',
    C: 'chess',
    K: 'book',
    P: 'brush',
  },
  wild: 'W',
  evaluation: {
    kind: 'lines',
    lines,
    pays: {
      E: [24, 96, 480],
      Y: [19, 64, 256],
      F: [13, 45, 160],
      B: [11, 35, 128],
      Z: [6, 16, 64],
      C: [6, 11, 64],
      K: [5, 11, 40],
      P: [5, 11, 40],
    },
  },
  wildTimes: {
    base: 2,
    free: 3,
  },
  freeSpins: {
    scatter: 'S',
    from: 3,
    choices: [
      {
        spins: 15,
        again: 5,
        multiplier: 1,
        step: 0,
      },
      {
        spins: 8,
        again: 4,
        multiplier: 2,
        step: 0,
      },
      {
        spins: 5,
        again: 3,
        multiplier: 3,
        step: 0,
      },
    ],
    max: 30,
  },
  spinMax: 8000,
  strips: {
    base: [
      'PEBFCFZKCYSZKEYBCPZK',
      'FZFWZCEPSKBKPYEYBKCZ',
      'FPKPEYCWKCPEZYBSCBFZ',
      'PKFBYWECYECPCSKBPZFZ',
      'KCBEPYPZBEPKYBCFZFCZ',
    ],
    free: [
      'PYBEPKZECSFZYFBKCZKC',
      'ZFPZCBKWKYZYEKSBCFPE',
      'ESBFWPZCEYPKBZFCYCPK',
      'FPKEKZCZPBFCPCYBYWSE',
      'PCKZFZPKZPCYFCBYEBEB',
    ],
  },
};
