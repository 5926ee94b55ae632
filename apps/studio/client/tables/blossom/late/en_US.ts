import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: 'Last 3:',
  soon: 'cards come next',
  net: 'Net win',
  through: { won: 'won', raised: 'raised', held: 'held', folded: 'folded' },
};
