import type { PotWords } from '../words.ts';

export const potWords: PotWords = {
  who: { you: '您', member: '会员', bot: '机器人' },
  pot: (amount) => `底池 ${amount}`,
  pays: (amount) => `赢家得 ${amount}`,
  free: '入座',
  yours: '您在这里',
  choose: '选筹码作底注，再选一个座位',
  seated: '已入座，等待发牌',
  showdown: '亮牌',
};
