import type { VideoSlot } from '../machine.ts';

/** 1,024 ways; in free spins a whale grows on the middle reel with the stars that are gathered. */
export const whaleSong: VideoSlot = {
  gameCode: 'whale-song',
  gpId: 2,
  rows: 4,
  letters: {
    W: 'whale',
    S: 'conch',
    N: 'star',
    M: 'moon',
    C: 'cloud',
    L: 'lighthouse',
    B: 'bird',
    R: 'coral',
    K: 'kelp',
    D: 'drop',
  },
  wild: 'W',
  evaluation: {
    kind: 'ways',
    pays: {
      N: [2, 5, 19],
      M: [2, 6, 23],
      L: [1, 4, 15],
      B: [1, 4, 13],
      C: [1, 2, 7],
      R: [1, 1, 5],
      K: [1, 1, 3],
      D: [1, 1, 3],
    },
  },
  freeSpins: {
    scatter: 'S',
    from: 3,
    choices: [
      {
        spins: 8,
        again: 3,
        multiplier: 1,
        step: 0,
      },
    ],
    max: 30,
    meter: {
      symbol: 'N',
      every: 4,
      levels: 3,
      spins: 1,
      step: 1,
    },
    growing: 2,
  },
  strips: {
    base: [
      'LRNRLNMBCKCDBRDKSCKM',
      'NBRDRLKCWDKLCNCBMKRM',
      'RKMCMKNDCKSBCBRLDNWL',
      'DKCLMWMRCNKDRNKLDBCB',
      'KRCMLBDRCDLKNDNSBKCW',
    ],
    free: [
      'KMBRNRLCKDNMCDRKSBCL',
      'BNCMBKMLKRNLDCRCDRKW',
      'RKBDKCLDSNKLCMBRMNDC',
      'LNMBCMDCWKRDKRLNBDKC',
      'CDKNKBRBDLCKDRCLMWSN',
    ],
  },
};
