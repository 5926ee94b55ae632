import type { KenoWords } from '../words.ts';

export const words: KenoWords = {
  name: 'ဆိပ်ကမ်း ကီနို',
  tagline: 'ဂဏန်းရှစ်ဆယ်၊ နှစ်ဆယ် ဖွင့်',
  welcome: 'ဂဏန်း 1 လုံးမှ 10 လုံး ရွေးပါ',
  draw: 'မဲဖွင့်ရန်',
  hurry: 'မြန်မြန်',
  fill: 'အမြန်ရွေး',
  clear: 'ရှင်းရန်',
  board: 'ဂဏန်းများ',
  marked: (count) => `${count} လုံး ရွေးပြီး`,
  cell: (number, drawn) => (drawn ? `${number}၊ ထွက်ပြီး` : `${number}`),
  notices: {
    won: (amount, count) => `${count} လုံးမှန်: ${amount} နိုင်သည်`,
    back: (amount, count) => `${count} လုံးမှန်: ${amount} ပြန်ရ`,
    missed: (_, count) => `${count} လုံးမှန်၊ ဤတစ်ကြိမ် မပေါက်ပါ`,
    pick_first: () => 'ဂဏန်းများ အရင်ရွေးပါ',
    enough: (_, count) => `ဂဏန်း ${count} လုံးအထိ ရွေးနိုင်သည်`,
  },
  historyHits: (hits, picks) => `${picks} လုံးတွင် ${hits} လုံးမှန်`,
  fairness: 'မဲတစ်ခုက ဂဏန်းနှစ်ဆယ်ကို အစဉ်အတိုင်း ဆုံးဖြတ်သည်။ ဂဏန်းအတွဲတိုင်း ထွက်နိုင်ခြေ တူသည်။',
  rulesTitle: 'ကစားနည်း',
  rulesText:
    '1 မှ 80 အတွင်း ဂဏန်း 1 လုံးမှ 10 လုံး ရွေးပါ။ နှစ်ဆယ်ဖွင့်ပြီး သင့်ဂဏန်း မည်မျှမှန်သည်ကို ကြည့်၍ ငွေပေးသည်။ ဇယားတွင် လောင်းကြေး၏ အဆကို ပြထားသည်။ ပြန်ရနှုန်းတိုင်းကို တိကျစွာ တွက်ထားသည်။',
  paysTitle: 'ငွေပေးဇယားနှင့် ပြန်ရနှုန်း',
  picks: 'ရွေး',
  hits: 'မှန်',
  returns: 'ပြန်ရနှုန်း',
  keys: 'ကီးများ: စပေ့စ် မဲဖွင့်၊ Tab နှင့် Enter ဂဏန်းရွေး။',
};
