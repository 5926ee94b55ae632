import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: '최근 3판',
  soon: '곧 패를 돌립니다',
  net: '순이익',
  through: { won: '승리', raised: '올림', held: '따라감', folded: '죽음' },
};
