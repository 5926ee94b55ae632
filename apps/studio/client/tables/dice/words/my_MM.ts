import type { DiceWords } from '../words.ts';

export const diceWords: DiceWords = {
  big: 'အကြီး',
  small: 'အသေး',
  odd: 'မ',
  even: 'စုံ',
  triple: 'သုံးလုံးတူ',
  sum: (sum) => `ပေါင်းလဒ် ${sum}`,
  sumsSoFar: 'ပေါင်းလဒ်တစ်ခုစီ ထွက်ခဲ့သောအကြိမ်',
};
