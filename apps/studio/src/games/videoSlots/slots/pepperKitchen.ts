import type { VideoSlot } from '../machine.ts';

/** Clusters cook away and the multiplier climbs. */
export const pepperKitchen: VideoSlot = {
  gameCode: 'pepper-kitchen',
  gpId: 1,
  rows: 5,
  letters: {
    W: 'flame',
    S: 'wok',
    P: 'pepper',
    G: 'garlic',
    M: 'mushroom',
    L: 'lotus',
    E: 'egg',
    O: 'onion',
    A: 'anise',
  },
  wild: 'W',
  evaluation: {
    kind: 'clusters',
    sizes: [5, 6, 8, 10, 13],
    pays: {
      P: [32, 50, 160, 500, 2000],
      G: [16, 26, 80, 260, 1000],
      M: [12, 18, 50, 160, 600],
      L: [9, 14, 40, 130, 500],
      A: [6, 10, 30, 100, 400],
      E: [4, 7, 20, 65, 260],
      O: [3, 5, 16, 60, 200],
    },
  },
  strips: {
    base: [
      'GGAAMMMOLLSEEEAPPLOO',
      'AMMMAAEEEPPLGGOOWOLL',
      'MMPPAAEEELLSGGOOAMOL',
      'OOEOEEWAPPAALGGMMMLL',
      'MPPEEEOMMLOOSAGGAALL',
    ],
    free: [
      'LAALLEEMMGGEPPOASOOM',
      'WLMPPGGEEEAALLOOOMMA',
      'LOOGGMMEAAEEPPMOSALL',
      'AGGEEWOLPPAAMMLLEOOM',
      'AEEMGGELMMPPOLLOOAAS',
    ],
  },
  cascade: {
    base: [1, 2, 3, 5, 8],
    free: [2, 4, 6, 10, 16],
  },
  freeSpins: {
    scatter: 'S',
    from: 3,
    choices: [
      {
        spins: 8,
        again: 4,
        multiplier: 1,
        step: 0,
      },
    ],
    max: 24,
  },
};
