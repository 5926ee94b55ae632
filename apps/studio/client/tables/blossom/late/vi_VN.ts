import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: '3 ván gần nhất:',
  soon: 'sắp chia bài',
  net: 'Lãi ròng',
  through: { won: 'thắng', raised: 'tố', held: 'theo', folded: 'bỏ' },
};
