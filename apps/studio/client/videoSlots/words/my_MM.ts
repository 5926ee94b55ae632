import type { VideoSlotWords } from '../words.ts';

export const words: VideoSlotWords = {
  notices: {
    won: (won) => `${won} နိုင်သည်`,
    back: (won) => `${won} ပြန်ရ`,
    free_won: (_, count) => (count === 1 ? 'အခမဲ့လှည့်ခွင့် 1 ကြိမ် ထပ်ရ' : `အခမဲ့လှည့်ခွင့် ${count} ကြိမ်`),
    free_over: (won) => `အခမဲ့လှည့်ခွင့် ပြီးပါပြီ: ဤပွဲတွင် ${won} နိုင်သည်`,
    free_back: (won) => `အခမဲ့လှည့်ခွင့် ပြီးပါပြီ: ${won} ပြန်ရ`,
    hold_won: () => 'ထိန်းထားဆုပွဲ စပါပြီ',
    hold_on: (held) => `${held} ခု ထိန်းထားပြီး`,
    hold_over: (won) => `ထိန်းထားဆုပွဲ ပြီးပါပြီ: ဤပွဲတွင် ${won} နိုင်သည်`,
    hold_back: (won) => `ထိန်းထားဆုပွဲ ပြီးပါပြီ: ${won} ပြန်ရ`,
  },
  fairness: 'လှည့်တိုင်း ကိုယ်ပိုင်မဲ ရှိသည်။ ရပ်မည့်နေရာများနှင့် တန်ဖိုးအားလုံးကို ထိုမဲက ဆုံးဖြတ်သည်။',
  freeText: 'အနိုင်ရသော အခမဲ့လှည့်တိုင်းတွင် အဆ တိုးသည်။',
  choose: 'အခမဲ့လှည့်ခွင့် ရွေးပါ',
  option: (spins, multiplier, step) =>
    step > 0
      ? `${spins} ကြိမ်၊ × ${multiplier} မှစ၊ နိုင်တိုင်း + ${step}`
      : multiplier > 1
        ? `${spins} ကြိမ်၊ × ${multiplier}`
        : `${spins} ကြိမ်`,
  goOn: 'ဆက်ရန်',
  strip: {
    free: (played, all) => `အခမဲ့လှည့် ${played} / ${all}`,
    hold: (left, held, cells) => `ပြန်လှည့် ${left} ကြိမ် ကျန် · ${held} / ${cells}`,
  },
  times: (multiplier) => `× ${multiplier}`,
  total: 'ဤပွဲ နိုင်ငွေ',
  pots: { mini: 'မီနီ', minor: 'အငယ်', major: 'အကြီး', grand: 'ဂရန်း' },
  potsLabel: 'ဆုအိုးလေးမျိုး',
  won: {
    line: (symbol, count, line) => `${symbol} × ${count} · လိုင်း ${line}`,
    ways: (symbol, count, ways) => `${symbol} × ${count} · ${ways} လမ်း`,
    cluster: (symbol, count) => `${symbol} · ${count} ခုစု`,
    collected: (symbol, count, times) =>
      times === 1 ? `${symbol} × ${count} စုယူပြီး` : `${symbol} × ${count} ကို ${times} ကြိမ် စုယူပြီး`,
  },
  historyMore: (steps) => `အခမဲ့လှည့် ${steps} ကြိမ် ပါဝင်`,
  rules: {
    pays: 'ငွေပေးဇယား',
    paysNote: {
      lines: 'လက်ရှိ လောင်းကြေးဖြင့် လိုင်းတစ်ခု၏ နိုင်ငွေ။',
      ways: 'လက်ရှိ လောင်းကြေးဖြင့် တစ်လမ်း၏ နိုင်ငွေ။',
      clusters: 'လက်ရှိ လောင်းကြေးဖြင့် အနည်းဆုံး ဤအရွယ်ရှိ တစ်စု၏ နိုင်ငွေ။',
    },
    lines: 'လိုင်းများ',
    linesText: (lines) => `လိုင်း ${lines} ခု။ ဘယ်ဘက်အစွန် ရီးလ်မှစ၍ သင်္ကေတတူ သုံးခု သို့မဟုတ် ပို၍ ဆက်တိုက်ကျလျှင် နိုင်သည်။`,
    hits: 'ငွေပေါက်သော ပွဲများ',
  },
};
