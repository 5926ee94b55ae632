import type { PotWords } from '../words.ts';

export const potWords: PotWords = {
  who: { you: 'သင်', member: 'အဖွဲ့ဝင်', bot: 'စက်' },
  pot: (amount) => `ဆုအိုး ${amount}`,
  pays: (amount) => `နိုင်သူ ${amount} ရ`,
  free: 'ထိုင်ရန်',
  yours: 'သင့်ထိုင်ခုံ',
  choose: 'အခြေခံကြေး ချစ်ပ်ရွေးပြီး ထိုင်ခုံရွေးပါ',
  seated: 'ထိုင်ပြီးပါပြီ။ ဖဲဝေရန် စောင့်နေသည်',
  showdown: 'ဖဲများ ဖွင့်နေသည်',
};
