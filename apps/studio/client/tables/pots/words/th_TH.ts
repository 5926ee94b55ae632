import type { PotWords } from '../words.ts';

export const potWords: PotWords = {
  who: { you: 'คุณ', member: 'สมาชิก', bot: 'บอต' },
  pot: (amount) => `กองกลาง ${amount}`,
  pays: (amount) => `ผู้ชนะได้ ${amount}`,
  free: 'นั่งที่นี่',
  yours: 'คุณนั่งที่นี่',
  choose: 'เลือกชิปเป็นเงินลง แล้วเลือกที่นั่ง',
  seated: 'คุณนั่งแล้ว กำลังรอแจกไพ่',
  showdown: 'เปิดไพ่',
};
