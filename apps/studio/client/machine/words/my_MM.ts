import type { MachineWords } from '../words.ts';

export const words: MachineWords = {
  welcome: 'ကံကောင်းပါစေ',
  spin: 'လှည့်ရန်',
  hurry: 'မြန်မြန်',
  startFree: (left) => `အခမဲ့လှည့်ခွင့် ${left} ကြိမ် စတင်ရန်`,
  freeSpin: (played, awarded) => `အခမဲ့လှည့် ${played} / ${awarded}`,
  freeTitle: (count) => `အခမဲ့လှည့်ခွင့် ${count} ကြိမ်`,
  freeMore: (count) => `အခမဲ့လှည့်ခွင့် ${count} ကြိမ် ထပ်ရ`,
  great: ['ဆုကြီး', 'ဆုကြီးမား', 'မဟာဆုကြီး'],
  reelsLabel: 'ရီးလ်များ',
  historyFree: (played) => `အခမဲ့လှည့် ${played} ကြိမ် ပါဝင်`,
  fairness: 'လှည့်တိုင်း ရပ်မည့်နေရာများကို အသစ် မဲနှိုက်သည်။',
  facts: {
    title: 'ဤဂိမ်း၏ ကိန်းဂဏန်းများ',
    greatest: 'တစ်ပွဲ အများဆုံး နိုင်ငွေ',
    greatestTimes: (times) => `လောင်းကြေး၏ ${times} ဆ`,
    bonus: 'ဆုပွဲ',
    oneIn: (rounds) => `ပျမ်းမျှ ${rounds} ပွဲတွင် 1 ပွဲ`,
  },
  notices: {
    won: (won, lines) => (lines > 1 ? `လိုင်း ${lines} ခုတွင် ${won} နိုင်သည်` : `${won} နိုင်သည်`),
    back: (won) => `${won} ပြန်ရ`,
    free_won: (_, count) => `အခမဲ့လှည့်ခွင့် ${count} ကြိမ်`,
    free_over: (won) => `အခမဲ့လှည့်ခွင့် ပြီးပါပြီ: ${won} နိုင်သည်`,
    free_back: (won) => `အခမဲ့လှည့်ခွင့် ပြီးပါပြီ: ${won} ပြန်ရ`,
  },
};
