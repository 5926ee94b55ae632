import type { CelebrationWords } from '../words.ts';

export const words: CelebrationWords = {
  great: ['รางวัลใหญ่', 'รางวัลใหญ่มาก', 'รางวัลมหาศาล'],
  won: 'ชนะ',
  bets: (count) => `เดิมพัน ${count} รายการ`,
};
