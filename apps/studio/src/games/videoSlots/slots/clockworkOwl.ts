import type { VideoSlot } from '../machine.ts';

/** 4,096 ways on six reels; in free spins gears wind up the multiplier. */
export const clockworkOwl: VideoSlot = {
  gameCode: 'clockwork-owl',
  gpId: 1,
  rows: 4,
  letters: {
    W: 'owl',
    S: 'key',
    G: 'gear',
    T: 'tower',
    H: 'hourglass',
    B: 'bird',
    A: 'astrolabe',
    L: 'lamp',
    P: 'spring',
    N: 'nut',
    R: 'bolt',
  },
  wild: 'W',
  evaluation: {
    kind: 'ways',
    pays: {
      T: [2, 5, 16, 65],
      H: [2, 4, 12, 41],
      B: [1, 3, 10, 33],
      A: [1, 2, 7, 24],
      G: [1, 2, 5, 16],
      L: [1, 2, 4, 12],
      P: [0, 1, 2, 8],
      N: [0, 1, 2, 8],
      R: [0, 1, 2, 7],
    },
  },
  freeSpins: {
    scatter: 'S',
    from: 4,
    choices: [
      {
        spins: 12,
        again: 4,
        multiplier: 1,
        step: 0,
      },
      {
        spins: 8,
        again: 3,
        multiplier: 3,
        step: 0,
      },
    ],
    max: 30,
    meter: {
      symbol: 'G',
      every: 5,
      levels: 5,
      spins: 1,
      step: 1,
    },
    multiplierMax: 8,
  },
  strips: {
    base: [
      'PLTBNRHGPBSLANGA',
      'TLANPSHBLWGAPRGR',
      'SRNRGTPBHLAWBLGN',
      'GPBLRHSAGAWNRPNT',
      'SPHRLGNRBATBPWGL',
      'TLGNABRPRPNGLHAB',
    ],
    free: [
      'BNTGANLRALPHSBPG',
      'SGNLRAWTPBGLRHAP',
      'HRSBLRBAGLNGWPNT',
      'GNAPAHNSRTLPWRGB',
      'GLHNWLTSRBPGPRAB',
      'ALHNPARNGBPRLBTG',
    ],
  },
};
