import type { MachineWords } from '../words.ts';

export const words: MachineWords = {
  welcome: 'ขอให้โชคดี',
  spin: 'หมุน',
  hurry: 'เร็วขึ้น',
  startFree: (left) => `เริ่มฟรีสปิน ${left} ครั้ง`,
  freeSpin: (played, awarded) => `ฟรีสปินที่ ${played} จาก ${awarded}`,
  freeTitle: (count) => `ฟรีสปิน ${count} ครั้ง`,
  freeMore: (count) => `ฟรีสปินเพิ่ม ${count} ครั้ง`,
  great: ['รางวัลใหญ่', 'รางวัลใหญ่มาก', 'รางวัลมหาศาล'],
  reelsLabel: 'วงล้อ',
  historyFree: (played) => `พร้อมฟรีสปิน ${played} ครั้ง`,
  fairness: 'ทุกการหมุนสุ่มตำแหน่งหยุดใหม่',
  facts: {
    title: 'เกมนี้เป็นตัวเลข',
    greatest: 'รางวัลสูงสุดในหนึ่งรอบ',
    greatestTimes: (times) => `${times} × เดิมพัน`,
    bonus: 'ฟีเจอร์',
    oneIn: (rounds) => `เฉลี่ย 1 ใน ${rounds} รอบ`,
  },
  notices: {
    won: (won, lines) => (lines > 1 ? `คุณได้ ${won} จาก ${lines} ไลน์` : `คุณได้ ${won}`),
    back: (won) => `ได้คืน ${won}`,
    free_won: (_, count) => `ฟรีสปิน ${count} ครั้ง`,
    free_over: (won) => `จบฟรีสปิน: คุณได้ ${won}`,
    free_back: (won) => `จบฟรีสปิน: ได้คืน ${won}`,
  },
};
