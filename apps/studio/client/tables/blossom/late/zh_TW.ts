import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: '近三手',
  soon: '即將發牌',
  net: '淨贏',
  through: { won: '贏', raised: '加注', held: '跟到底', folded: '棄牌' },
};
