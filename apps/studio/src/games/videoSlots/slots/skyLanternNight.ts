import { lines } from '../../../engine/machine.ts';
import type { VideoSlot } from '../machine.ts';

/** Lanterns carry amounts that a keeper gathers; in free spins keepers bring more spins and a higher multiplier. */
export const skyLanternNight: VideoSlot = {
  gameCode: 'sky-lantern-night',
  gpId: 1,
  rows: 3,
  letters: {
    W: 'keeper',
    S: 'moon',
    C: 'lantern',
    T: 'tower',
    G: 'gate',
    U: 'flute',
    J: 'jar',
    P: 'plum',
    O: 'orchid',
    B: 'bamboo',
    M: 'mum',
  },
  wild: 'W',
  evaluation: {
    kind: 'lines',
    lines,
    pays: {
      T: [87, 348, 1738],
      G: [61, 243, 956],
      U: [47, 157, 609],
      J: [35, 108, 434],
      P: [18, 53, 183],
      O: [18, 53, 183],
      B: [13, 35, 148],
      M: [13, 35, 148],
    },
  },
  freeSpins: {
    scatter: 'S',
    from: 3,
    choices: [
      {
        spins: 8,
        again: 0,
        multiplier: 1,
        step: 0,
      },
    ],
    max: 23,
    meter: {
      symbol: 'W',
      every: 4,
      levels: 3,
      spins: 5,
      step: 1,
    },
  },
  collect: {
    cash: 'C',
    collector: 'W',
    values: [
      { units: 10, weight: 420 },
      { units: 20, weight: 300 },
      { units: 30, weight: 140 },
      { units: 40, weight: 80 },
      { units: 60, weight: 40 },
      { units: 100, weight: 16 },
      { units: 200, weight: 4 },
    ],
  },
  strips: {
    base: [
      'JPBTUSMGOMOGOPCCJUBP',
      'OBPSOMTBJCCGJUMUPGBP',
      'GPJOPCCBUPSTJOBGMUMB',
      'UTBPBPJOSCCMUJPOGMGM',
      'JGMUJOBMPBGTOWOUBPCP',
    ],
    free: [
      'GUCBJOUBGPCCCMJTMPOP',
      'GOCCCMBGUPBPMUPTJBOJ',
      'CCCUMPGMOGBJWBTUBJPO',
      'PUWOPMJGBJGOCCCMBTOU',
      'OJMUJPMGCCCGOBUPOBTW',
    ],
  },
};
