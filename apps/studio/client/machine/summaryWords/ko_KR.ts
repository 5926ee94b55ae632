import type { SummaryWords } from '../summaryWords.ts';

export const words: SummaryWords = {
  free: '프리스핀',
  spins: '스핀',
  respins: '리스핀',
  best: '최고 스핀',
  won: '이번 라운드 당첨',
  back: '이번 라운드 반환',
  goOn: '계속',
};
