import { lines } from '../../../engine/machine.ts';
import type { VideoSlot } from '../machine.ts';

/** A phoenix covers its reel; in free spins it stays until they end. */
export const paperPhoenix: VideoSlot = {
  gameCode: 'paper-phoenix',
  gpId: 1,
  rows: 3,
  letters: {
    W: 'phoenix',
    S: 'ember',
    F: 'feather',
    C: 'scissors',
    L: 'lantern',
    U: 'parasol',
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
      F: [17, 65, 324],
      C: [13, 44, 173],
      L: [10, 32, 130],
      U: [8, 27, 108],
      P: [4, 10, 44],
      O: [4, 10, 44],
      B: [3, 8, 32],
      M: [3, 8, 36],
    },
  },
  expanding: true,
  freeSpins: {
    scatter: 'S',
    from: 3,
    choices: [
      {
        spins: 8,
        again: 2,
        multiplier: 1,
        step: 0,
      },
    ],
    max: 20,
    sticky: true,
  },
  strips: {
    base: [
      'UBOCLFUPUMCOMPFBLOSBPML',
      'OBMPLCWULFOPUCPBMSMFUOB',
      'FOMCOUBPCUMLOMLBSLBPFPW',
      'ULOPOWBOMBSCUFPMFCBMPUL',
      'PFPLMCOBPUBMLFLUOUOBMC',
    ],
    free: [
      'BMLFMPBOCUBLCMPOFUSPULO',
      'MPBFOMUCOULOBWUMLCPFBSP',
      'BMULOPLBSCMWBPFMOCPFULO',
      'FSLFBUOPMBLOCOPBWPUMUCM',
      'LFOFMLOUBMOLCPUBPMSBUCP',
    ],
  },
};
