import type { CelebrationWords } from '../words.ts';

export const words: CelebrationWords = {
  great: ['ဆုကြီး', 'ဆုကြီးမား', 'မဟာဆုကြီး'],
  won: 'နိုင်ပြီ',
  bets: (count) => `လောင်းကြေး ${count} ခု`,
};
