import type { SummaryWords } from '../summaryWords.ts';

export const words: SummaryWords = {
  free: '免费转动',
  spins: '转动次数',
  respins: '再转次数',
  best: '最佳一转',
  won: '本局共赢得',
  back: '本局返还',
  goOn: '继续',
};
