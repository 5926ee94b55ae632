import type { Own } from '../ladderWords.ts';

export const words: Own = {
  tagline: '灯梯步步高，月有三相',
  welcome: '可点灯梯与月，请下注发牌',
  rules: [
    {
      title: '灯梯',
      text: '发牌前可押“灯梯”，占投注的五分之一，其余为手牌的投注；加倍、分牌与保险按手牌的投注计算。庄家爆牌即中，用的牌越多赔得越高，最高 500 倍。押了灯梯时，无论手牌输赢，庄家都会补完牌（黑杰克除外）。',
    },
    {
      title: '三月',
      text: '还可从三个月相中选一个，同样占投注的五分之一，看您前两张的点数：新月 4–11 点，半月 12–16 点，满月 17–21 点，A 尽量计 11 点；发牌时即派彩。每手必是其中之一：半月多在手牌难打时中，满月多在手牌好打时中。下面的返还率按灯梯加返还率最低的月、手牌最佳打法计算，是各种玩法中最低的；不押边注时为 99.43 %。',
    },
  ],
  lanterns: {
    names: { ladder: '灯梯', new_moon: '新月', half_moon: '半月', full_moon: '满月' },
    range: (from, to) => `${from}–${to} 点`,
    cards: (count, isLast) => (isLast ? `${count} 张以上` : `${count} 张`),
    dealerOver: '庄家爆牌用牌',
    firstTwo: '您的前两张',
  },
  keys: '键盘：空格发牌，Q 灯梯，W 新月，E 半月，R 满月，H 要牌，S 停牌，D 加倍，P 分牌，I 买保险，N 不买保险，C 开关教练，B 看最佳选择。',
};
