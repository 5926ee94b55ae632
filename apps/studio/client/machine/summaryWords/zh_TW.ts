import type { SummaryWords } from '../summaryWords.ts';

export const words: SummaryWords = {
  free: '免費旋轉',
  spins: '旋轉次數',
  respins: '再轉次數',
  best: '最佳一轉',
  won: '本局共贏得',
  back: '本局返還',
  goOn: '繼續',
};
