import type { PotWords } from '../words.ts';

export const potWords: PotWords = {
  who: { you: '您', member: '會員', bot: '機器人' },
  pot: (amount) => `底池 ${amount}`,
  pays: (amount) => `贏家得 ${amount}`,
  free: '入座',
  yours: '您在這裡',
  choose: '選籌碼作底注，再選一個座位',
  seated: '已入座，等待發牌',
  showdown: '亮牌',
};
