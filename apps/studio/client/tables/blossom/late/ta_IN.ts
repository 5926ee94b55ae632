import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: 'கடைசி 3:',
  through: { won: 'வெற்றி', raised: 'உயர்வு', held: 'தொடர்', folded: 'விலகல்' },
};
