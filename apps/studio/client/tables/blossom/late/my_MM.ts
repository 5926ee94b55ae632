import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: 'နောက်ဆုံး ၃ ပွဲ',
  soon: (seconds) => `${seconds} စက္ကန့်အတွင်း ဖဲဝေမည်`,
  watches: 'ကြည့်နေသည် · နောက်ပွဲတွင် ထိုင်နိုင်သည်',
  net: 'အသားတင်အနိုင်',
  through: { won: 'နိုင်', raised: 'တင်', held: 'လိုက်', folded: 'ချ' },
  compareWith: (amount) => `ဘယ်သူနှင့် ယှဉ်မလဲ။ ${amount}၊ အားနည်းသူ ထွက်ရမည်`,
  compareNote: 'သူ အရင်ထွက်လျှင် မယှဉ်ပါ၊ ပေးပြီးငွေ အိုးထဲကျန်မည်',
  back: 'နောက်သို့',
  compares: (by, against) =>
    by === null
      ? `သင်သည် ထိုင်ခုံ ${against} နှင့် ဖဲယှဉ်နေသည်…`
      : against === null
        ? `ထိုင်ခုံ ${by} က သင်နှင့် ဖဲယှဉ်နေသည်…`
        : `ထိုင်ခုံ ${by} က ထိုင်ခုံ ${against} နှင့် ဖဲယှဉ်နေသည်…`,
  fell: (out, won) =>
    out === null
      ? `ထိုင်ခုံ ${won} သာသည်၊ သင် ထွက်ရသည်`
      : won === null
        ? `သင် သာသည်၊ ထိုင်ခုံ ${out} ထွက်ရသည်`
        : `ထိုင်ခုံ ${won} သာသည်၊ ထိုင်ခုံ ${out} ထွက်ရသည်`,
  missed: (seat, hasFolded) =>
    seat === null ? 'သင် ထွက်ပြီး၍ မယှဉ်ဖြစ်ပါ' : `ထိုင်ခုံ ${seat} ${hasFolded ? 'ချပြီး' : 'ထွက်ပြီး'}၍ မယှဉ်ဖြစ်ပါ`,
  isOut: (seat) => (seat === null ? 'သင် ထွက်ရပြီ' : `ထိုင်ခုံ ${seat} ထွက်ရပြီ`),
  album: 'ပွင့်ချပ်များ',
  nthBlossom: (count) => `ပန်း ${count}:`,
  newPetal: (kind) => `ပွင့်ချပ်အသစ် - ${kind}`,
  wholeBlossom: (count) => `ပန်း ${count} အပြည့်ပွင့်ပြီ! နောက်တစ်ပွင့် စပြီ`,
  missing: (kinds) => `ကျန်သေးသည် - ${kinds}`,
  albumPays: 'ပွင့်ချပ်များသည် ကြည့်ရန်သာဖြစ်ပြီး ငွေမပေးပါ',
  albumFree: 'ငွေမပေးပါ',
  beatsShare: (share, others) => `ကျပန်းဖဲ ${others} လက်ကို နိုင်ရန် အလားအလာ ${share}`,
  over: (seat, by) => `${seat === null ? 'သင်' : `ထိုင်ခုံ ${seat}`} နှင့်ယှဉ်: ${by}`,
  beaten: 'ထွက်',
  lastPot: 'ပြီးခဲ့သောဆုအိုး',
  ownPots: 'သင့်စားပွဲ၏ ဆုအိုးများ',
  openPots: 'စက်များ၏ ပွင့်လင်းစားပွဲ',
  rake: (amount) => `ကော်မရှင် ${amount}`,
  lookHere: 'နှိပ်၍ ဖဲကြည့်',
};
