import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

const even: Readonly<Record<string, string>> = {
  big: 'အကြီး',
  small: 'အသေး',
  odd: 'မ',
  even: 'စုံ',
  'any-triple': 'သုံးလုံးတူ အားလုံး',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': 'အကြီး၊ အသေး၊ မ၊ စုံ',
  number: 'ဂဏန်းတစ်လုံး',
  pair: 'ဂဏန်းနှစ်လုံး',
  double: 'နှစ်လုံးတူ',
  triple: 'သတ်မှတ်ဂဏန်း သုံးလုံးတူ',
  'any-triple': 'သုံးလုံးတူ အားလုံး',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  switch (kind) {
    case 'total':
      return `ပေါင်းလဒ် ${value}`;
    case 'double':
      return `နှစ်လုံးတူ ${value}`;
    case 'triple':
      return `သုံးလုံးတူ ${value}`;
    case 'number':
      return `ဂဏန်း ${value}`;
    case 'pair':
      return `ဂဏန်း ${value.replace('-', ' နှင့် ')}`;
    default:
      return even[kind] ?? spot;
  }
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('total-', ''));
  return kind.startsWith('total-') ? `ပေါင်းလဒ် ${sum} သို့မဟုတ် ${21 - sum}` : (kinds[kind] ?? kind);
};

export const sicBoWords: GameWords = {
  name: 'မီးပုံးအံစာ',
  tagline: 'မီးပုံးအောက်က အံစာသုံးလုံး',
  rules: [
    'မီးပုံးအောက်တွင် အံစာသုံးလုံးကို လှုပ်သည်။ မီးပုံးကို မလိုက်လျှင် အနိုင်အရှုံး သိရသည်။',
    'အကြီးသည် ပေါင်းလဒ် 11–17၊ အသေးသည် 4–10 ဖြစ်ပြီး မနှင့် စုံကို ပေါင်းလဒ်ဖြင့် ဆုံးဖြတ်သည်။ အားလုံး 1 လျှင် 1 ရပြီး သုံးလုံးတူကျလျှင် အားလုံး ရှုံးသည်။',
    'ပေါင်းလဒ်: 4 နှင့် 17 သည် 1 လျှင် 62 ရ၊ 5 နှင့် 16 သည် 31၊ 6 နှင့် 15 သည် 18၊ 7 နှင့် 14 သည် 12၊ 8 နှင့် 13 သည် 8၊ 9 နှင့် 12 သည် 7၊ 10 နှင့် 11 သည် 6 ရသည်။ သုံးလုံးတူကိုလည်း ပေါင်းလဒ်အဖြစ် တွက်သည်။',
    'သတ်မှတ်ဂဏန်း သုံးလုံးတူ 1 လျှင် 180 ရ၊ သုံးလုံးတူ အားလုံး 31 ရ၊ နှစ်လုံးတူ (အံစာနှစ်လုံး သို့မဟုတ် ပို၍ ထိုဂဏန်းကျ) 11 ရ၊ ဂဏန်းနှစ်လုံးစလုံး ကျလျှင် 6 ရသည်။',
    'ဂဏန်းတစ်လုံး: အံစာတစ်လုံးကျလျှင် 1 ရ၊ နှစ်လုံးကျလျှင် 2 ရ၊ သုံးလုံးကျလျှင် 12 ရသည်။',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'my_MM', true),
  draw: ['6 အောက် ဂဏန်းသုံးလုံးကို အစဉ်လိုက် ဖွင့်သည်။ တစ်လုံးစီတွင် 1 ပေါင်းလျှင် အံစာဂဏန်း ဖြစ်သည်။'],
};
