import type { VideoSlot } from '../machine.ts';

/** Stars carry amounts on 1,024 ways: six or more stay and start respins. */
export const starPoundingHare: VideoSlot = {
  gameCode: 'star-pounding-hare',
  gpId: 5,
  rows: 4,
  letters: {
    W: 'moon',
    S: 'star',
    H: 'hare',
    M: 'mortar',
    C: 'cake',
    O: 'osmanthus',
    L: 'lantern',
    T: 'teacup',
    K: 'cloud',
    D: 'drop',
  },
  wild: 'W',
  evaluation: {
    kind: 'ways',
    pays: {
      H: [4, 12, 50],
      M: [3, 8, 30],
      C: [2, 6, 20],
      O: [1, 4, 15],
      L: [1, 2, 6],
      T: [1, 2, 6],
      K: [1, 1, 5],
      D: [1, 1, 5],
    },
  },
  strips: {
    base: [
      'TTTCOKKDKSSLLMLHMDDOCH',
      'WOSSKKHCHMODMLLTTCKDDL',
      'TTMSSCCDSHHOLLKKDDMWTO',
      'KKCSSCLHMHDTTWOMKDDOLL',
      'TTDKTLLOOSSDDLMMCWCKKH',
    ],
  },
  hold: {
    cash: 'S',
    from: 6,
    respins: 3,
    chance: [1, 22],
    values: [
      {
        units: 10,
        weight: 560,
      },
      {
        units: 20,
        weight: 260,
      },
      {
        units: 30,
        weight: 130,
      },
      {
        units: 40,
        weight: 90,
      },
      {
        units: 80,
        weight: 60,
      },
      {
        units: 120,
        weight: 30,
      },
      {
        units: 200,
        weight: 15,
      },
      {
        units: 300,
        weight: 20,
        pot: 'mini',
      },
      {
        units: 800,
        weight: 7,
        pot: 'minor',
      },
      {
        units: 3000,
        weight: 1,
        pot: 'major',
      },
    ],
    grandUnits: 40000,
  },
};
