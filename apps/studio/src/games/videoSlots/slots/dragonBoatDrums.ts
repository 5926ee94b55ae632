import type { VideoSlot } from '../machine.ts';

/** Drums carry amounts: six or more stay, and the more that beat, the more each new one pays. */
export const dragonBoatDrums: VideoSlot = {
  gameCode: 'dragon-boat-drums',
  gpId: 1,
  rows: 3,
  letters: {
    W: 'pearl',
    C: 'drum',
    D: 'boat',
    F: 'flag',
    Z: 'dumpling',
    O: 'oars',
    E: 'egg',
    P: 'sachet',
    K: 'calamus',
    B: 'wave',
  },
  wild: 'W',
  evaluation: {
    kind: 'ways',
    pays: {
      D: [7, 28, 140],
      F: [6, 18, 70],
      Z: [5, 11, 42],
      O: [4, 8, 28],
      E: [2, 4, 14],
      P: [2, 4, 14],
      K: [1, 3, 10],
      B: [1, 3, 10],
    },
  },
  hold: {
    cash: 'C',
    from: 6,
    respins: 3,
    chance: [1, 20],
    values: [
      { units: 10, weight: 400 },
      { units: 20, weight: 300 },
      { units: 30, weight: 140 },
      { units: 40, weight: 80 },
      { units: 60, weight: 40 },
      { units: 100, weight: 20 },
      { units: 160, weight: 14, pot: 'mini' },
      { units: 400, weight: 5, pot: 'minor' },
      { units: 1000, weight: 1, pot: 'major' },
    ],
    beats: [
      {
        from: 8,
        times: 2,
      },
      {
        from: 10,
        times: 3,
      },
      {
        from: 12,
        times: 5,
      },
    ],
    grandUnits: 20000,
  },
  strips: {
    base: [
      'EBKPFCCCBPDOPPZKEZBFO',
      'CCCEFPBKBKZOFZEWDEDBP',
      'KKECCZFOEOKBWFKZCCKPD',
      'DPBOCCOEZPKEDFPBKOWZF',
      'FKCCZBZOEKBFEKPBCCOPW',
    ],
  },
};
