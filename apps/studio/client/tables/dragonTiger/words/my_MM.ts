import { shoeWords } from '../../shoe/words/my_MM.ts';
import type { GameWords } from '../../texts/texts.ts';
import { cardBetName } from '../words.ts';

export const cardBets: Readonly<Record<string, string>> = {
  big: 'အကြီး',
  small: 'အသေး',
  odd: 'မ',
  even: 'စုံ',
  red: 'အနီ',
  black: 'အနက်',
};

const spots: Readonly<Record<string, string>> = {
  dragon: 'နဂါး',
  tiger: 'ကျား',
  tie: 'သရေ',
  'suited-tie': 'ပွင့်တူသရေ',
};

const kinds: Readonly<Record<string, string>> = {
  side: 'နဂါး၊ ကျား',
  tie: 'သရေ',
  'suited-tie': 'ပွင့်တူသရေ',
  card: 'ဖဲတစ်ချပ်၏ အကြီး၊ အသေး၊ မ၊ စုံ၊ အနီ၊ အနက်',
};

const spot = (spot: string): string => {
  const [side = '', bet] = spot.split(':');
  return bet === undefined ? (spots[side] ?? spot) : `${spots[side] ?? side} ${cardBetName(bet, 'my_MM')}`;
};

export const dragonTigerWords: GameWords = {
  name: 'နဂါးနှင့်ကျား ည',
  tagline: 'တစ်ချပ်စီဖြင့် အဆုံးအဖြတ်',
  rules: [
    'နဂါးနှင့် ကျားတို့ ဖဲတစ်ချပ်စီ ရပြီး ကြီးသူ နိုင်သည်။ ကင်းသည် အကြီးဆုံး၊ တစ်သည် အငယ်ဆုံးဖြစ်ပြီး အပွင့်ကို မတွက်ပါ။',
    'နဂါးနှင့် ကျားသည် 1 လျှင် 1 ရသည်။ သရေကျလျှင် လောင်းကြေးတစ်ဝက် ပြန်ရသည်။ သရေသည် 1 လျှင် 11 ရ၊ ပွင့်တူသရေ (အမှတ်ရော အပွင့်ပါ တူ) သည် 50 ရသည်။',
    'အကြီးသည် 8 မှ ကင်း၊ အသေးသည် တစ်မှ 6 ဖြစ်သည်။ မနှင့် စုံကို ဖဲအမှတ်ဖြင့် တွက်သည် (ဂျက် 11၊ ကွင်း 12၊ ကင်း 13)။ အနီသည် ဟတ်နှင့် ထောင့်၊ အနက်သည် စပိတ်နှင့် ညှင်း ဖြစ်သည်။ အားလုံး 1 လျှင် 1 ရပြီး 7 ကျလျှင် အားလုံး ရှုံးသည်။',
    shoeWords.rule,
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spot,
  result: (summary) => (summary === 'tie' ? 'သရေ' : `${spots[summary] ?? summary} နိုင်`),
  draw: [
    shoeWords.lies,
    'ဖဲတစ်ချပ်စီသည် 0 မှ 51 အထိ ဂဏန်းတစ်ခုဖြစ်သည်။ ၎င်းကို 13 ဖြင့်စားလျှင် စားလဒ်သည် အပွင့် (0 စပိတ်၊ 1 ဟတ်၊ 2 ထောင့်၊ 3 ညှင်း)၊ အကြွင်းသည် အမှတ်ဖြစ်သည် (0 သည် တစ်)။ နဂါးကို အရင်ဝေသည်။',
  ],
};
