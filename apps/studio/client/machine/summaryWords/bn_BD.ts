import type { SummaryWords } from '../summaryWords.ts';

export const words: SummaryWords = {
  free: 'ফ্রি স্পিন',
  spins: 'স্পিন',
  respins: 'পুনরায় স্পিন',
  best: 'সেরা স্পিন',
  won: 'এই রাউন্ডে জয়',
  back: 'এই রাউন্ডে ফেরত',
  goOn: 'এগিয়ে যান',
};
