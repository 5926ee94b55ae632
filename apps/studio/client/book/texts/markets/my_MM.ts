import type { MarketWords } from '../moreMarkets.ts';

/** Markets on a side, a part and points in Burmese. */
export const marketWords: MarketWords = {
  all: 'အားလုံး',
  groups: { main: 'အဓိက', lines: 'ပေးကြေးနှင့် ပေါ်အောက်', parts: 'ပွဲပိုင်း', scores: 'ရမှတ်' },
  firstHalf: 'ပထမပိုင်း',
  halfFull: 'ပထမပိုင်း / ပွဲပြီး',
  home: 'အိမ်ရှင်',
  away: 'ဧည့်သည်',
  homeClean: 'အိမ်ရှင် ဂိုးမပေး',
  awayClean: 'ဧည့်သည် ဂိုးမပေး',
  nil: 'ဂိုးမပေးဘဲ အနိုင်',
  nilNone: 'မည်သူမျှ မဟုတ်',
  margin: 'အနိုင် ကွာဟချက်',
  by: (side, margin) => `${side} ${margin} ကွာ အနိုင်`,
  goals: 'ဂိုးအရေအတွက် အတိအကျ',
  part: (unit, number) => (number === null ? unit : `${unit} ${number}`),
  partWinner: 'အနိုင်',
  parity: 'မ၊ စုံ',
  race: (points) => `${points} သို့ အရင်ရောက်သူ`,
  pointHandicap: 'အမှတ်ပေး',
  roundHandicap: 'အချီပေး',
  round: (round) => (round === null ? 'အချီ အနိုင်' : `အချီ ${round} အနိုင်`),
};
