import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: 'နောက်ဆုံး ၃ ပွဲ',
  through: { won: 'နိုင်', raised: 'တင်', held: 'လိုက်', folded: 'ချ' },
};
