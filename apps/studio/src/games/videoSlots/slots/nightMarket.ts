import { lines } from '../../../engine/machine.ts';
import type { VideoSlot } from '../machine.ts';

/** Lanterns carry amounts: six or more stay and start respins. */
export const nightMarket: VideoSlot = {
  gameCode: 'night-market',
  gpId: 1,
  rows: 3,
  letters: {
    W: 'firework',
    C: 'lantern',
    M: 'mask',
    F: 'fan',
    K: 'kite',
    T: 'teapot',
    S: 'skewer',
    B: 'bun',
    D: 'drum',
    P: 'pinwheel',
  },
  wild: 'W',
  evaluation: {
    kind: 'lines',
    lines: lines,
    pays: {
      M: [20, 80, 400],
      F: [15, 50, 200],
      K: [12, 40, 120],
      T: [12, 32, 100],
      S: [8, 20, 60],
      B: [8, 20, 60],
      D: [7, 16, 50],
      P: [7, 16, 50],
    },
  },
  strips: {
    base: [
      'CCDSSBTBBMSKFPPMPPTDDTKF',
      'FKSSCDDPPPTKMWBTCCTBBSDF',
      'BBMFFKTTDMKBSSCCCCPPWSDD',
      'WDPTDDKSBBBFSSMTCCKPPFCT',
      'SSSPPPFDDKTDDFTBBMTKBCCW',
    ],
  },
  hold: {
    cash: 'C',
    from: 6,
    respins: 3,
    chance: [1, 16],
    values: [
      {
        units: 20,
        weight: 290,
      },
      {
        units: 30,
        weight: 180,
      },
      {
        units: 40,
        weight: 130,
      },
      {
        units: 60,
        weight: 90,
      },
      {
        units: 100,
        weight: 55,
      },
      {
        units: 160,
        weight: 25,
      },
      {
        units: 200,
        weight: 12,
      },
      {
        units: 240,
        weight: 24,
        pot: 'mini',
      },
      {
        units: 600,
        weight: 9,
        pot: 'minor',
      },
      {
        units: 2000,
        weight: 2,
        pot: 'major',
      },
    ],
    grandUnits: 20000,
  },
};
