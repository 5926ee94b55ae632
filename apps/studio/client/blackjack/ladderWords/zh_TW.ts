import type { Own } from '../ladderWords.ts';

export const words: Own = {
  tagline: '燈梯步步高，月有三相',
  welcome: '可點燈梯與月，請下注發牌',
  rules: [
    {
      title: '燈梯',
      text: '發牌前可押「燈梯」，佔投注的五分之一，其餘為手牌的投注；加倍、分牌與保險依手牌的投注計算。莊家爆牌即中，用的牌越多賠得越高，最高 500 倍。押了燈梯時，無論手牌輸贏，莊家都會補完牌（黑傑克除外）。',
    },
    {
      title: '三月',
      text: '還可從三個月相中選一個，同樣佔投注的五分之一，看您前兩張的點數：新月 4–11 點，半月 12–16 點，滿月 17–21 點，A 盡量計 11 點；發牌時即派彩。每手必是其中之一：半月多在手牌難打時中，滿月多在手牌好打時中。下面的返還率依燈梯加返還率最低的月、手牌最佳打法計算，是各種玩法中最低的；不押邊注時為 99.43 %。',
    },
  ],
  lanterns: {
    names: { ladder: '燈梯', new_moon: '新月', half_moon: '半月', full_moon: '滿月' },
    range: (from, to) => `${from}–${to} 點`,
    cards: (count, isLast) => (isLast ? `${count} 張以上` : `${count} 張`),
    dealerOver: '莊家爆牌用牌',
    firstTwo: '您的前兩張',
  },
  keys: '鍵盤：空白鍵發牌，Q 燈梯，W 新月，E 半月，R 滿月，H 要牌，S 停牌，D 加倍，P 分牌，I 買保險，N 不買保險，C 開關教練，B 看最佳選擇。',
};
