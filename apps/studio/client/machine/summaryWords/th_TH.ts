import type { SummaryWords } from '../summaryWords.ts';

export const words: SummaryWords = {
  free: 'ฟรีสปิน',
  spins: 'จำนวนสปิน',
  respins: 'จำนวนรีสปิน',
  best: 'สปินที่ดีที่สุด',
  won: 'รอบนี้ได้',
  back: 'รอบนี้ได้คืน',
  goOn: 'ต่อไป',
};
