/** Written by `npm run bought -w @pavilion/studio`, which sums it up over everything that can happen; not by hand. */

import type { BoughtFacts } from './price.ts';

export const bought: Readonly<Record<string, readonly BoughtFacts[]>> = {
  'night-market': [
    {
      of: '5682ab8b34ff10ce',
      units: 690,
      rtp: 0.94849512,
      deviation: 2.3036,
      greatest: 72.46,
    },
  ],
  'fair-wind-junk': [
    {
      of: '49fbd9a193f9817f',
      units: 460,
      rtp: 0.96883241,
      deviation: 1.1974,
      greatest: 346.83,
    },
    {
      of: '49fbd9a193f9817f',
      units: 455,
      rtp: 0.94696939,
      deviation: 1.4662,
      greatest: 380.75,
    },
    {
      of: '49fbd9a193f9817f',
      units: 455,
      rtp: 0.96377923,
      deviation: 1.5309,
      greatest: 390.81,
    },
  ],
  'pepper-kitchen': [
    {
      of: '030d819a5ccd3b77',
      units: 155,
      rtp: 0.94435493,
      deviation: 0.9732,
      greatest: 719.48,
    },
  ],
  'star-pounding-hare': [
    {
      of: '71cccfff87bf53a9',
      units: 415,
      rtp: 0.96543877,
      deviation: 2.2034,
      greatest: 240.96,
    },
  ],
  'dragon-boat-drums': [
    {
      of: '66639a5e1a00e337',
      units: 300,
      rtp: 0.96326442,
      deviation: 2.859,
      greatest: 176.67,
    },
  ],
  'whale-song': [
    {
      of: '64767abafc42bfb5',
      units: 1380,
      rtp: 0.95563715,
      deviation: 0.4709,
      greatest: 56.8,
    },
  ],
  'paper-phoenix': [
    {
      of: 'c9d1b55f5a0f6d5f',
      units: 960,
      rtp: 0.97306552,
      deviation: 1.2107,
      greatest: 49.77,
    },
  ],
  'clockwork-owl': [
    {
      of: '28b8d3a70401c614',
      units: 715,
      rtp: 0.97184174,
      deviation: 0.6025,
      greatest: 241.83,
    },
    {
      of: '28b8d3a70401c614',
      units: 720,
      rtp: 0.96861134,
      deviation: 0.6636,
      greatest: 302.43,
    },
  ],
  'lotus-rain': [
    {
      of: '6ac8e257ae4c8b24',
      units: 410,
      rtp: 0.96790918,
      deviation: 1.1026,
      greatest: 468.91,
    },
  ],
  'painted-mask': [
    {
      of: '047ec5b037057fe6',
      units: 405,
      rtp: 0.96019321,
      deviation: 1.1046,
      greatest: 477.08,
    },
  ],
  'cloud-express': [
    {
      of: '1127feec950c96e6',
      units: 475,
      rtp: 0.96760303,
      deviation: 1.0178,
      greatest: 111.66,
    },
  ],
  'sky-lantern-night': [
    {
      of: 'b23777ff2789e5cd',
      units: 630,
      rtp: 0.96690823,
      deviation: 1.1737,
      greatest: 474.29,
    },
  ],
  'peacock-garden': [
    {
      of: 'fae87b3a63ad2e2f',
      units: 415,
      rtp: 0.95609113,
      deviation: 1.396,
      greatest: 551.71,
    },
    {
      of: 'fae87b3a63ad2e2f',
      units: 425,
      rtp: 0.96793069,
      deviation: 1.7672,
      greatest: 564.71,
    },
    {
      of: 'fae87b3a63ad2e2f',
      units: 395,
      rtp: 0.94113555,
      deviation: 1.968,
      greatest: 607.59,
    },
  ],
  'beads-of-fortune': [
    {
      of: '0edf1e5f641a4d96',
      units: 480,
      rtp: 0.95205687,
      deviation: 1.3526,
      greatest: 320.28,
    },
    {
      of: '0edf1e5f641a4d96',
      units: 480,
      rtp: 0.94853318,
      deviation: 1.4725,
      greatest: 296.75,
    },
  ],
};
