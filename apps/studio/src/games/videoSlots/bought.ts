/** Written by `npm run bought -w @pavilion/studio`, which sums it up over everything that can happen; not by hand. */

import type { BoughtFacts } from './price.ts';

export const bought: Readonly<Record<string, BoughtFacts>> = {
  'pepper-kitchen': {
    of: '030d819a5ccd3b77',
    units: 155,
    rtp: 0.94435493,
    deviation: 0.9732,
    greatest: 719.48,
  },
  'whale-song': {
    of: '64767abafc42bfb5',
    units: 1380,
    rtp: 0.95563715,
    deviation: 0.4709,
    greatest: 56.8,
  },
  'cloud-express': {
    of: '1127feec950c96e6',
    units: 475,
    rtp: 0.96760303,
    deviation: 1.0178,
    greatest: 111.66,
  },
  'sky-lantern-night': {
    of: 'b23777ff2789e5cd',
    units: 630,
    rtp: 0.96690823,
    deviation: 1.1737,
    greatest: 474.29,
  },
};
