import type { VideoSlot } from '../machine.ts';

/** Clusters on six reels fall; in free spins each fall lifts a multiplier that stays. */
export const lotusRain: VideoSlot = {
  gameCode: 'lotus-rain',
  gpId: 1,
  rows: 5,
  letters: {
    W: 'rain',
    S: 'frog',
    L: 'lotus',
    D: 'dragonfly',
    K: 'koi',
    P: 'seedpod',
    B: 'bud',
    F: 'leaf',
    R: 'reed',
  },
  wild: 'W',
  evaluation: {
    kind: 'clusters',
    sizes: [5, 7, 9, 12, 15],
    pays: {
      L: [44, 109, 262, 874, 3277],
      D: [29, 69, 175, 546, 2184],
      K: [21, 48, 124, 393, 1529],
      P: [14, 37, 87, 262, 983],
      B: [11, 25, 65, 175, 656],
      F: [7, 18, 44, 131, 481],
      R: [7, 14, 37, 109, 393],
    },
  },
  cascade: {
    base: [1],
    free: [1],
    keeps: true,
  },
  freeSpins: {
    scatter: 'S',
    from: 4,
    choices: [
      {
        spins: 8,
        again: 3,
        multiplier: 1,
        step: 1,
      },
    ],
    max: 20,
    multiplierMax: 20,
  },
  spinMax: 20000,
  strips: {
    base: [
      'KKRRLLBBPPFFDD',
      'RRBBLKKPPFFSDD',
      'DWBBSLFFPPRRKK',
      'RRDDLFFSBBPPWK',
      'LPPFFDDBBSRRKK',
      'PPLLRRKKDDFFBB',
    ],
    free: [
      'RRFFKKLLDDBBPP',
      'PPRRBBLSDDFFKK',
      'PPRRBBLWFFDSKK',
      'WSDDRRFFLBBPPK',
      'PPDDSRRLFFBBKK',
      'KKFFPPLLDDBBRR',
    ],
  },
};
