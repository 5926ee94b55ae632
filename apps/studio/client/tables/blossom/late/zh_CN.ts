import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: '近三手',
  soon: '即将发牌',
  net: '净赢',
  through: { won: '赢', raised: '加注', held: '跟到底', folded: '弃牌' },
};
