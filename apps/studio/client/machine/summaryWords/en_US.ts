import type { SummaryWords } from '../summaryWords.ts';

export const words: SummaryWords = {
  free: 'Free spins',
  spins: 'Spins',
  respins: 'Respins',
  best: 'Best spin',
  won: 'Won this round',
  back: 'Returned this round',
  goOn: 'Continue',
};
