import type { BesideWords } from '../words.ts';

export const besideWords: BesideWords = {
  intro: 'ทั้งสองโต๊ะใช้ยอดเงินเดียวกัน วงเงินจำกัดและเวลาเล่นนับรวมทั้งสองโต๊ะ',
  last: 'ที่เลือกครั้งก่อน',
  failed: 'เปิดโต๊ะนี้ไม่ได้ โปรดลองอีกครั้ง',
};
