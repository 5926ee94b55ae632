import type { VideoSlot } from '../machine.ts';

/** Two reels are coupled and stop alike; in free spins three are. */
export const cloudExpress: VideoSlot = {
  gameCode: 'cloud-express',
  gpId: 1,
  rows: 3,
  letters: {
    W: 'steam',
    S: 'signal',
    T: 'train',
    P: 'pass',
    C: 'conductor',
    V: 'viaduct',
    B: 'bag',
    K: 'tea',
    L: 'pine',
    M: 'peak',
  },
  wild: 'W',
  evaluation: {
    kind: 'ways',
    pays: {
      T: [3, 10, 42],
      P: [2, 7, 28],
      C: [2, 5, 21],
      V: [2, 4, 14],
      B: [1, 2, 7],
      K: [1, 2, 7],
      L: [1, 2, 5],
      M: [1, 2, 5],
    },
  },
  linked: {
    base: [1, 2],
    free: [1, 2, 3],
  },
  freeSpins: {
    scatter: 'S',
    from: 3,
    choices: [
      {
        spins: 8,
        again: 3,
        multiplier: 1,
        step: 0,
      },
    ],
    max: 24,
  },
  strips: {
    base: [
      'VVTTBMMVKKPPLLSKBBLLCC',
      'KSCCWMTTVVLLPPLKKMMBBB',
      'KSCCWMTTVVLLPPLKKMMBBB',
      'KKMMLLBBMCCBWKVVTTLPPV',
      'MMLLTTBBKWPPBBVVLMKKCC',
    ],
    free: [
      'KKMKKVTTLPPVVBBLLMMCCB',
      'SWCCBBMLMMVVLLPPKKKBTT',
      'SWCCBBMLMMVVLLPPKKKBTT',
      'SWCCBBMLMMVVLLPPKKKBTT',
      'MBBKLVVKKWTTBBLLCCPPMM',
    ],
  },
};
