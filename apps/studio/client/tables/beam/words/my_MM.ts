import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, numberIn } from '../words.ts';

export const beamNames: BeamNames = { panes: (count) => `${count} ချပ်` };

export const beamWheelWords: GameWords = {
  name: 'မီးပြတိုက်ဘီး',
  tagline: 'အလင်းတန်းတစ်ခု၊ မှန်ချပ်ခြောက်ဆယ်',
  rules: [
    `ဘီးတွင် မှန်ချပ် ${paneCount} ချပ်ရှိပြီး ဂဏန်း ${beamNumbers.join('၊ ')} တို့ ပါသည်။ လောင်းချိန်ပိတ်လျှင် အလင်းတန်း လှည့်ပြီး ရပ်သောမှန်ချပ်၏ ဂဏန်းပေါ်က လောင်းကြေးကို ငွေပေးသည်။`,
    'ဂဏန်းသည် ပေးနှုန်းဖြစ်သည်: 7 ပေါ်လောင်းလျှင် 1 လျှင် 7 ရသည်။ ဂဏန်းတစ်ခုစီ၏ မှန်ချပ်အရေအတွက်ကို လောင်းကွက်ပေါ်တွင် ရေးထားပြီး မှန်ချပ်တိုင်း ရနိုင်ခြေ တူသည်။',
  ],
  kind: (kind) => `ဂဏန်း ${numberIn(kind)}`,
  spot: (spot) => `ဂဏန်း ${numberIn(spot)}`,
  result: (summary) => `အလင်းတန်း ${summary} တွင် ရပ်သည်`,
  draw: [`${paneCount} အောက် ဂဏန်းတစ်လုံး ဖွင့်သည်။ ထိပ်ဆုံးမှန်ချပ်မှ နာရီလက်တံအတိုင်း ထိုအရေအတွက် ရေတွက်လျှင် ရလဒ် ရသည်။`],
};
