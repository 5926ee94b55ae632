import { lines } from '../../../engine/machine.ts';
import type { VideoSlot } from '../machine.ts';

/** Lines pay both ways; a fox covers its reel and stays for a respin. */
export const auroraFox: VideoSlot = {
  gameCode: 'aurora-fox',
  gpId: 2,
  rows: 3,
  letters: {
    W: 'fox',
    I: 'crystal',
    S: 'sledge',
    O: 'snowOwl',
    T: 'tent',
    B: 'berries',
    P: 'pine',
    F: 'flake',
    M: 'mitten',
  },
  wild: 'W',
  evaluation: {
    kind: 'lines',
    lines,
    bothWays: true,
    pays: {
      I: [4, 16, 64],
      S: [3, 9, 39],
      O: [2, 6, 22],
      T: [2, 5, 16],
      B: [1, 3, 10],
      P: [1, 3, 8],
      F: [1, 2, 7],
      M: [1, 2, 7],
    },
  },
  walking: {
    respinsMax: 3,
    stays: true,
  },
  strips: {
    base: [
      'SBFOPBTSTPBFMTMPMIOFIFPMO',
      'OPBWBMFTSOMBOPBFPIMTIFSTF',
      'PMOPMBMTMPIFWTSFPOBIFTSBS',
      'TOIWTFMTPFOFBMPIBMOSFPSBM',
      'TMBPFBMPOMBFFTSPIFISTFBOF',
    ],
  },
};
