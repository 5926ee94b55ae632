import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  lay: 'วางชิป',
  hint: (range, chip) => `${range} · ช่องละ ${chip}`,
  nextTicket: 'ใช้ “/” หรือจุดสองจุดคั่นตั๋วถัดไป',
  laid: (count, amount) => `${count} ช่อง รวม ${amount} ยังไม่ได้เดิมพัน`,
  problems: {
    empty: 'พิมพ์อย่างน้อยหนึ่งเลข',
    strange: (part) => `“${part}” ไม่ใช่ตัวเลข`,
    outside: (part, range) => `เดิมพัน ${part} ที่นี่ไม่ได้ มีเพียง ${range}`,
    twice: (part) => `${part} ซ้ำกัน`,
    short: (least) => `ตั๋วละอย่างน้อย ${least} เลข`,
    long: (most) => `ตั๋วละไม่เกิน ${most} เลข`,
    many: (most) => `เดิมพันครั้งละไม่เกิน ${most} ช่อง`,
    closed: 'ปิดรับเดิมพันแล้ว เลขของคุณยังอยู่สำหรับรอบถัดไป',
  },
  countsOf: (draws) => `จำนวนครั้งที่แต่ละเลขออก ใน ${draws} ครั้งล่าสุด`,
  most: 'ออกบ่อยที่สุด',
  overdue: 'ไม่ออกนานที่สุด',
  times: (times) => `${times} ครั้ง`,
  since: (draws) => (draws === 0 ? 'ออกในรอบล่าสุด' : `ไม่ออกมาแล้ว ${draws} รอบ`),
  never: 'ยังไม่ออก',
  key: 'ใต้แต่ละเลข: จำนวนครั้งที่ออก และจำนวนรอบที่ไม่ออก',
  note: 'การออกผลไม่มีความจำ ทุกครั้งทุกเลขมีโอกาสเท่ากัน ไม่ว่าก่อนหน้านี้จะออกมากี่ครั้ง',
};
