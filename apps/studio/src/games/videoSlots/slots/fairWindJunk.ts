import type { VideoSlot } from '../machine.ts';

/** 1,024 ways; pearls call a voyage whose multiplier grows with every win. */
export const fairWindJunk: VideoSlot = {
  gameCode: 'fair-wind-junk',
  gpId: 2,
  rows: 4,
  letters: {
    W: 'wind',
    S: 'pearl',
    J: 'junk',
    T: 'chest',
    C: 'compass',
    V: 'vase',
    A: 'anchor',
    H: 'shell',
    F: 'fish',
    K: 'knot',
  },
  wild: 'W',
  evaluation: {
    kind: 'ways',
    pays: {
      J: [4, 12, 50],
      T: [3, 8, 30],
      C: [2, 6, 20],
      V: [2, 5, 15],
      A: [1, 2, 6],
      H: [1, 2, 6],
      F: [1, 2, 5],
      K: [1, 1, 5],
    },
  },
  strips: {
    base: [
      'KKTJJCSHFFAATFFVKAVHHC',
      'KKTFAAWKSHHCCTJJFFVVAA',
      'VKKHHAAHHTJJWFFFKCVCST',
      'TSWTKKVVHHFAAFFAJJCCKK',
      'KVAATVFFTJWHHKKAFCCVHH',
    ],
    free: [
      'AVFFVTHHKSCCKKTAAHJJFF',
      'VVSFFCAATTKJJHHWKKFCAA',
      'HHTFCVKKVFFHHCAAJJWTSK',
      'VJJFFFTWATHHCAAKKVCKKS',
      'AKJCFHHKKCTVTFFWAAHHVV',
    ],
  },
  freeSpins: {
    scatter: 'S',
    from: 3,
    choices: [
      {
        spins: 11,
        again: 4,
        multiplier: 1,
        step: 1,
      },
      {
        spins: 7,
        again: 5,
        multiplier: 2,
        step: 2,
      },
      {
        spins: 5,
        again: 3,
        multiplier: 5,
        step: 3,
      },
    ],
    max: 24,
  },
  spinMax: 8000,
};
