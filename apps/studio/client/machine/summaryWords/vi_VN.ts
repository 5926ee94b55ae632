import type { SummaryWords } from '../summaryWords.ts';

export const words: SummaryWords = {
  free: 'Lượt quay miễn phí',
  spins: 'Lượt quay',
  respins: 'Lượt quay lại',
  best: 'Lượt quay cao nhất',
  won: 'Ván này thắng',
  back: 'Ván này hoàn lại',
  goOn: 'Tiếp tục',
};
