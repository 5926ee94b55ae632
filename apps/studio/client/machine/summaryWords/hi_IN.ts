import type { SummaryWords } from '../summaryWords.ts';

export const words: SummaryWords = {
  free: 'मुफ़्त स्पिन',
  spins: 'स्पिन',
  respins: 'दोबारा स्पिन',
  best: 'सबसे अच्छा स्पिन',
  won: 'इस राउंड की जीत',
  back: 'इस राउंड में वापस',
  goOn: 'आगे बढ़ें',
};
