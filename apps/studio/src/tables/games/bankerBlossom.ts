import { blossomRules } from './blossom.ts';
import { positionsTable } from './positions.ts';

/** Three positions against a banker: rounds of before members played against each other are still read by it. */
export const bankerBlossom = positionsTable(
  {
    gameCode: 'golden-blossom',
    gpId: 4,
    gameType: 6,
    clock: { openMs: 18_000, closedMs: 2_500, drawnMs: 8_500, settledMs: 4_500 },
    chips: { values: [1, 5, 10, 50, 100, 500], spotMax: 2_000 },
  },
  blossomRules,
);
