import type { Measured } from './simulate.ts';

/**
 * What `npm run rtp -w @pavilion/studio -- 100000000` measured with its fixed seed, shown in the rules beside
 * the exact figure. A changed strip or pay makes the machine's test fail until this is measured again.
 */
export const measuredSeed = 20_261_120;

export const measured: Readonly<Record<string, Measured>> = {
  'koi-lantern': {
    rounds: 100_000_000,
    rtp: 0.9552906418497582,
    standardError: 0.000527316149256634,
    deviation: 5.27316149256634,
    hitRate: 0.44069119,
    triggers: 1_480_843,
    freeSpins: 14_783_222,
    greatest: 1_329,
  },
  'comet-peaks': {
    rounds: 100_000_000,
    rtp: 0.9628385662326722,
    standardError: 0.0009318663486168628,
    deviation: 9.318663486168628,
    hitRate: 0.4819234,
    triggers: 822_164,
    freeSpins: 6_780_671,
    greatest: 7_054,
  },
};
