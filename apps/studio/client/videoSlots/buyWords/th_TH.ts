import type { BuyWords } from '../buyWords.ts';

export const words: BuyWords = {
  buy: 'ซื้อฟรีสปิน',
  title: (spins) => `ซื้อฟรีสปิน ${spins} ครั้ง`,
  price: 'ราคา',
  times: (times) => `${times} เท่าของเดิมพัน`,
  left: 'ยอดคงเหลือหลังซื้อ',
  returns: 'อัตราคืนของรอบที่ซื้อ',
  note: 'นี่คือการเดิมพันและนับรวมในวงเงินเดิมพันและวงเงินขาดทุนของคุณ ฟรีสปินอาจได้รางวัลน้อยกว่าราคา หรือไม่ได้เลย',
  confirm: (price) => `จ่าย ${price} และซื้อ`,
  poor: 'ยอดคงเหลือไม่พอ',
  cancel: 'ยกเลิก',
  bought: 'ซื้อ',
};
