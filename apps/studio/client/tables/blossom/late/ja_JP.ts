import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: '直近3手',
  soon: 'まもなく配ります',
  net: '差引',
  through: { won: '勝ち', raised: 'レイズ', held: '続行', folded: '降り' },
};
