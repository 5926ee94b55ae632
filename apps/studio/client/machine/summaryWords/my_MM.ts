import type { SummaryWords } from '../summaryWords.ts';

export const words: SummaryWords = {
  free: 'အခမဲ့လှည့်ခွင့်',
  spins: 'လှည့်ကြိမ်',
  respins: 'ပြန်လှည့်ကြိမ်',
  best: 'အကောင်းဆုံးလှည့်',
  won: 'ဤပွဲတွင် နိုင်ငွေ',
  back: 'ဤပွဲတွင် ပြန်ရငွေ',
  goOn: 'ဆက်ရန်',
};
