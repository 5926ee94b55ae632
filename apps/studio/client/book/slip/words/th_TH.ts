import type { SlipWords } from '../words.ts';

export const words: SlipWords = {
  closes: (seconds) => `เหลือเวลาเดิมพัน ${seconds} วินาที`,
  closesAfter: (seconds) => `หลังห่าธนู · เหลือเวลาเดิมพัน ${seconds} วินาที`,
  opens: {
    football: 'เปิดรับอีกครั้งเมื่อพ้นจังหวะอันตราย',
    racket: 'เปิดรับอีกครั้งหลังแต้มนี้',
    basketball: 'เปิดรับอีกครั้งเมื่อเกมคลี่คลาย',
    siege: 'เปิดรับอีกครั้งหลังจบรอบนี้',
    league: 'เริ่มแข่งแล้ว ปิดรับเดิมพัน',
  },
  opensIn: (seconds) => `กำลังแข่งรอบนี้ เปิดรับอีกครั้งในราว ${seconds} วินาที`,
  flying: 'เปิดรับอีกครั้งหลังห่าธนู',
  late: 'ปิดรับรอบนี้แล้ว เปิดอีกครั้งหลังจบรอบ',
  ofMatch: (match, what) => `คู่ ${match} · ${what}`,
  checking: 'กำลังตรวจราคา',
  about: (what) => `ประมาณ ${what}`,
  held: 'ราคาจะอัปเดตเมื่อรู้ผล',
  lastPrice: 'ยอดรับที่เป็นไปได้ (ตามราคาก่อนหยุด)',
  placeAt: (price, amount) => `เดิมพัน ${amount} ที่ ${price}`,
  removeClosed: (count) => `นำรายการที่ปิดแล้วออก ${count} รายการ`,
  maps: 'แผนที่',
  arm: 'เดิมพันทันทีที่เปิด',
  armed: (match, seconds) => `รอ ${match} เปิดรับ · ไม่เกิน ${seconds} วินาที`,
  disarm: 'เลิกรอ',
};
