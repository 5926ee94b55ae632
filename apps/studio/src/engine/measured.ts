import type { Measured } from './simulate.ts';

/**
 * What `npm run rtp -w @pavilion/studio -- 100000000` measured with its fixed seed, shown in the rules beside
 * the exact figure. A changed strip or pay makes the machine's test fail until this is measured again.
 */
export const measuredSeed = 20_261_120;

export const measured: Readonly<Record<string, Measured>> = {
  'koi-lantern': {
    rounds: 100_000_000,
    rtp: 0.9575281903549752,
    standardError: 0.0003447123191902474,
    deviation: 3.4471231919024743,
    hitRate: 0.44068968,
    triggers: 1_480_711,
    freeSpins: 12_650_404,
    greatest: 263.7,
  },
  'comet-peaks': {
    rounds: 100_000_000,
    rtp: 0.9648655191229846,
    standardError: 0.001096530354282876,
    deviation: 10.965303542828758,
    hitRate: 0.43600219,
    triggers: 790_352,
    freeSpins: 8_244_375,
    greatest: 3797.35,
  },
};
