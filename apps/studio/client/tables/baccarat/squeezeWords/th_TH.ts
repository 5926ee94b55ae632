import type { SqueezeWords } from '../squeezeWords.ts';

export const words: SqueezeWords = {
  cardsOf: (side) => `ไพ่ของ${side}`,
  how: 'ลากขอบหรือมุมไพ่เพื่อแอบดู',
  open: 'เปิด',
  openForMe: 'เปิดให้ฉัน',
  card: (place) => `ไพ่ใบที่ ${place} คว่ำอยู่`,
  keys: 'ปุ่มลูกศรยกขอบไพ่ กด Enter เพื่อเปิด',
};
