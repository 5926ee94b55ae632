import { digitPlaces } from '../../texts/my_MM.ts';
import type { GameWords } from '../../texts/texts.ts';

const digitHalves: Readonly<Record<string, string>> = {
  big: 'ပေါင်းလဒ် အကြီး (14–27)',
  small: 'ပေါင်းလဒ် အသေး (0–13)',
  odd: 'ပေါင်းလဒ် မ',
  even: 'ပေါင်းလဒ် စုံ',
  triple: 'သုံးလုံးတူ အားလုံး',
};
const digitKinds: Readonly<Record<string, string>> = {
  straight: 'ဒဲ့ (သုံးလုံး အစဉ်အတိုင်း)',
  'box-6': 'ပတ်လည်၊ သုံးလုံး မတူ',
  'box-3': 'ပတ်လည်၊ အပူးပါ',
  place: 'နေရာသေ ဂဏန်းတစ်လုံး',
  triple: 'သုံးလုံးတူ အားလုံး',
  'even-money': 'ပေါင်းလဒ် အကြီး၊ အသေး၊ မ၊ စုံ',
};

export const words: GameWords = {
  name: 'ပေသီးသုံးလုံး',
  tagline: 'တစ်မိနစ်တိုင်း ဂဏန်းသုံးလုံး ဖွင့်',
  rules: [
    'တစ်မိနစ်တိုင်း 0–9 အတွင်း ဂဏန်းသုံးလုံး ဖွင့်သည်။ ဂဏန်းတူ ထပ်ကျနိုင်သည်။',
    'ဒဲ့သည် သုံးလုံးလုံး အစဉ်အတိုင်း မှန်ရမည်။ ပတ်လည်သည် အစဉ်မလိုပါ။ နေရာသေသည် ဂဏန်းတစ်လုံး နေရာမှန်ကျရမည်။ သုံးလုံးတူသည် သုံးလုံးစလုံး တူရမည်။ ပေါင်းလဒ် 14 နှင့်အထက် အကြီး၊ 13 နှင့်အောက် အသေး ဖြစ်သည်။',
    'ပေးငွေတွင် လောင်းကြေး ပါဝင်သည်။ အောက်ပါဇယားကို ကြည့်ပါ။',
  ],
  kind: (kind) => digitKinds[kind] ?? kind,
  spot: (spot) => {
    const [kind = '', value = '', digit = ''] = spot.split(':');
    if (kind === 'straight') return `ဒဲ့ ${value}`;
    if (kind === 'box') return `ပတ်လည် ${value}`;
    if (kind === 'place') return `${digitPlaces[Number(value) - 1] ?? ''} ${digit}`;
    return digitHalves[kind] ?? spot;
  },
  result: (summary) => [...summary].join(' '),
  draw: ['10 အောက် ဂဏန်းသုံးလုံးကို ဖွင့်သည်: ပထမလုံး၊ ဒုတိယလုံး၊ တတိယလုံး။'],
};
