import type { SqueezeWords } from '../squeezeWords.ts';

export const words: SqueezeWords = {
  cardsOf: (side) => `${side} ၏ ဖဲများ`,
  how: 'အနား သို့မဟုတ် ထောင့်ကို ဆွဲ၍ ကြည့်ပါ',
  open: 'ဖွင့်ရန်',
  openForMe: 'ကျွန်ုပ်အတွက် လှန်ပေးပါ',
  card: (place) => `ဖဲ ${place}၊ မှောက်ထားသည်`,
  keys: 'မြှားခလုတ်များက အနားကို မသည်၊ Enter က ဖွင့်သည်',
};
