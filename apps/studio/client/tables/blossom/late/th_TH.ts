import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: '3 มือล่าสุด',
  soon: 'กำลังจะแจกไพ่',
  net: 'กำไรสุทธิ',
  through: { won: 'ชนะ', raised: 'เกทับ', held: 'ตาม', folded: 'หมอบ' },
};
