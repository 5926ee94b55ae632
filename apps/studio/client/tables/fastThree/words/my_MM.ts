import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

export const fastGroups: Readonly<Record<'sum' | 'triple' | 'double' | 'trio' | 'pair', string>> = {
  sum: 'ပေါင်းလဒ်',
  triple: 'သုံးလုံးတူ',
  double: 'နှစ်လုံးတူ',
  trio: 'သုံးလုံး',
  pair: 'နှစ်လုံး',
};

const halves: Readonly<Record<string, string>> = {
  big: 'အကြီး',
  small: 'အသေး',
  odd: 'မ',
  even: 'စုံ',
  'any-triple': 'သုံးလုံးတူ အားလုံး',
  'any-run': 'သုံးလုံးစဉ် အားလုံး',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': 'ပေါင်းလဒ် အကြီး၊ အသေး၊ မ၊ စုံ',
  pair: 'ဂဏန်းနှစ်လုံး',
  double: 'သတ်မှတ်ဂဏန်း နှစ်လုံးတူ',
  trio: 'ဂဏန်းသုံးလုံး',
  'any-run': 'သုံးလုံးစဉ် အားလုံး',
  'any-triple': 'သုံးလုံးတူ အားလုံး',
  triple: 'သတ်မှတ်ဂဏန်း သုံးလုံးတူ',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  const named: Readonly<Record<string, string>> = {
    sum: 'ပေါင်းလဒ်',
    triple: 'သုံးလုံးတူ',
    double: 'နှစ်လုံးတူ',
    trio: 'သုံးလုံး',
    pair: 'နှစ်လုံး',
  };
  return halves[kind] ?? `${named[kind] ?? kind} ${value.replaceAll('-', ' ')}`;
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('sum-', ''));
  return kind.startsWith('sum-') ? `ပေါင်းလဒ် ${sum} သို့မဟုတ် ${21 - sum}` : (kinds[kind] ?? kind);
};

export const fastThreeWords: GameWords = {
  name: 'မီးပုံး အမြန်သုံးလုံး',
  tagline: 'တစ်မိနစ်တိုင်း ဂဏန်းသုံးလုံး',
  rules: [
    'တစ်မိနစ်တိုင်း 1–6 အတွင်း ဂဏန်းသုံးလုံး ဖွင့်သည်။ ဂဏန်းတူ ထပ်ကျနိုင်သည်။',
    'သုံးလုံးပေါင်းလဒ်သည် 3–18 ဖြစ်သည်။ 11 နှင့်အထက် အကြီး၊ 10 နှင့်အောက် အသေးဖြစ်ပြီး မနှင့် စုံကို ပေါင်းလဒ်ဖြင့် တွက်သည်။ သုံးလုံးတူလျှင်လည်း ထိုအတိုင်း တွက်သည်။',
    'သုံးလုံးတူသည် သတ်မှတ်ဂဏန်း သုံးလုံး တူရမည်။ သုံးလုံးတူ အားလုံးသည် ခြောက်မျိုးလုံး ပါသည်။ နှစ်လုံးတူသည် ထိုဂဏန်း အနည်းဆုံး နှစ်လုံးကျလျှင် နိုင်သည်။',
    'သုံးလုံးနှင့် နှစ်လုံးသည် ရွေးထားသော ဂဏန်းအားလုံး ကျလျှင် နိုင်သည်။ သုံးလုံးစဉ် အားလုံးသည် 123၊ 234၊ 345 သို့မဟုတ် 456 ဖြစ်သည်။',
    'အောက်ပါဇယား၏ ပေးငွေတွင် လောင်းကြေး ပါဝင်သည်။',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'my_MM', false),
  draw: ['6 အောက် ဂဏန်းသုံးလုံးကို အစဉ်လိုက် ဖွင့်သည်။ တစ်လုံးစီတွင် 1 ပေါင်းလျှင် ထွက်ဂဏန်း ဖြစ်သည်။'],
};
