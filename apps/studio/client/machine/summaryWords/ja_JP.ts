import type { SummaryWords } from '../summaryWords.ts';

export const words: SummaryWords = {
  free: 'フリースピン',
  spins: 'スピン',
  respins: 'リスピン',
  best: '最高のスピン',
  won: 'このラウンドの獲得',
  back: 'このラウンドの返還',
  goOn: '続ける',
};
