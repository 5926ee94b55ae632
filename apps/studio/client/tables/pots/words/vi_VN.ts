import type { PotWords } from '../words.ts';

export const potWords: PotWords = {
  who: { you: 'Bạn', member: 'Hội viên', bot: 'Bot' },
  pot: (amount) => `Pot ${amount}`,
  pays: (amount) => `Người thắng được ${amount}`,
  free: 'Vào ghế',
  yours: 'Ghế của bạn',
  choose: 'Chọn chip làm tiền vào bàn, rồi chọn một ghế',
  seated: 'Đã vào ghế, chờ chia bài',
  showdown: 'Lật bài',
};
