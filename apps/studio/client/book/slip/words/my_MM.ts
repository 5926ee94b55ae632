import type { SlipWords } from '../words.ts';

export const words: SlipWords = {
  closes: (seconds) => `လောင်းရန် ${seconds} စက္ကန့် ကျန်သည်`,
  closesAfter: (seconds) => `မြားပြီးနောက် · လောင်းရန် ${seconds} စက္ကန့် ကျန်သည်`,
  opens: {
    football: 'အန္တရာယ်ကျော်လျှင် ပြန်ဖွင့်မည်',
    racket: 'ဤအချက်ပြီးလျှင် ပြန်ဖွင့်မည်',
    basketball: 'အခြေအနေရှင်းလျှင် ပြန်ဖွင့်မည်',
    siege: 'ဤအချီပြီးလျှင် ပြန်ဖွင့်မည်',
    league: 'ပွဲစပြီး၍ လောင်းကြေးပိတ်ပြီ',
  },
  opensIn: (seconds) => `အချီ ဆက်နေသည်၊ ${seconds} စက္ကန့်ခန့်အကြာ ပြန်ဖွင့်မည်`,
  flying: 'မြားပြီးလျှင် ပြန်ဖွင့်မည်',
  late: 'ဤအချီ လောင်းကြေးပိတ်ပြီ၊ အချီပြီးလျှင် ပြန်ဖွင့်မည်',
  ofMatch: (match, what) => `${match} ပွဲ · ${what}`,
  checking: 'ဈေးနှုန်း စစ်ဆေးနေသည်',
  about: (what) => `ခန့်မှန်း ${what}`,
  held: 'အဖြေပေါ်လျှင် ဈေးနှုန်းပြောင်းမည်',
  lastPrice: 'ရနိုင်သည့်ငွေ (မရပ်မီ ဈေးနှုန်းဖြင့်)',
  placeAt: (price, amount) => `${price} ဖြင့် ${amount} လောင်းမည်`,
  removeClosed: (count) => `ပိတ်ပြီးသား ${count} ခုကို ဖယ်မည်`,
  maps: 'မြေပုံ',
  arm: 'ဖွင့်သည်နှင့် လောင်းမည်',
  armed: (match, seconds) => `${match} ဖွင့်ရန် စောင့်နေသည် · အများဆုံး ${seconds} စက္ကန့်`,
  disarm: 'မစောင့်တော့ပါ',
};
