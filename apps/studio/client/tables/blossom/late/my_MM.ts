import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: 'နောက်ဆုံး ၃ ပွဲ',
  soon: 'ဖဲဝေတော့မည်',
  net: 'အသားတင်အနိုင်',
  through: { won: 'နိုင်', raised: 'တင်', held: 'လိုက်', folded: 'ချ' },
};
