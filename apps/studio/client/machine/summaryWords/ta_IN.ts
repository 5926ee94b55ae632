import type { SummaryWords } from '../summaryWords.ts';

export const words: SummaryWords = {
  free: 'இலவச ஸ்பின்',
  spins: 'ஸ்பின்',
  respins: 'மறு ஸ்பின்',
  best: 'சிறந்த ஸ்பின்',
  won: 'இந்தச் சுற்றில் வெற்றி',
  back: 'இந்தச் சுற்றில் திரும்பியது',
  goOn: 'தொடரவும்',
};
