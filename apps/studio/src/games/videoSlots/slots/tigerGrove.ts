import { lines } from '../../../engine/machine.ts';
import type { VideoSlot } from '../machine.ts';

/** A tiger that shows on the fifth reel covers it and walks across all the others. */
export const tigerGrove: VideoSlot = {
  gameCode: 'tiger-grove',
  gpId: 1,
  rows: 3,
  letters: {
    W: 'tiger',
    G: 'gong',
    M: 'moon',
    O: 'orchid',
    J: 'jade',
    R: 'shoot',
    B: 'butterfly',
    L: 'leaf',
    F: 'mushroom',
  },
  wild: 'W',
  evaluation: {
    kind: 'lines',
    lines: lines,
    pays: {
      G: [12, 40, 250],
      M: [9, 30, 150],
      O: [7, 20, 75],
      J: [5, 15, 60],
      R: [3, 7, 22],
      B: [3, 7, 22],
      L: [2, 5, 20],
      F: [2, 5, 20],
    },
  },
  strips: {
    base: [
      'BBLLJMFFBBORJGOLLMRRFGJO',
      'MFFOBORRRRGOGJJLJMLLBBFF',
      'RROBFFJGLLFFBBMJJRRGOLLM',
      'JMJORRJBBRLGGOMBBLLFFOFF',
      'BBGWJJRRFFOLLRRFMLLMJBBFFOOG',
    ],
  },
  walking: {
    respinsMax: 20,
  },
};
