import type { KenoWords } from '../words.ts';

export const words: KenoWords = {
  name: 'คีโนท่าเรือ',
  tagline: 'แปดสิบเลข ออกยี่สิบ',
  welcome: 'เลือก 1 ถึง 10 เลข',
  draw: 'ออกผล',
  hurry: 'เร็วขึ้น',
  fill: 'สุ่มเลือก',
  clear: 'ล้าง',
  board: 'ตัวเลข',
  marked: (count) => `เลือกแล้ว ${count}`,
  cell: (number, drawn) => (drawn ? `${number} ออกแล้ว` : `${number}`),
  notices: {
    won: (amount, count) => `ถูก ${count} เลข: คุณได้ ${amount}`,
    back: (amount, count) => `ถูก ${count} เลข: ได้คืน ${amount}`,
    missed: (_, count) => `ถูก ${count} เลข รอบนี้ไม่ได้รางวัล`,
    pick_first: () => 'เลือกตัวเลขก่อน',
    enough: (_, count) => `เลือกได้ไม่เกิน ${count} เลข`,
  },
  historyHits: (hits, picks) => `ถูก ${hits} จาก ${picks}`,
  fairness: 'การสุ่มครั้งเดียวกำหนดยี่สิบเลขตามลำดับ ทุกชุดมีโอกาสเท่ากัน',
  rulesTitle: 'วิธีเล่น',
  rulesText:
    'เลือก 1 ถึง 10 เลขจาก 1 ถึง 80 ออกยี่สิบเลข จ่ายตามจำนวนที่คุณถูก ตารางแสดงจำนวนเท่าของเดิมพัน อัตราจ่ายคืนทุกค่าคำนวณอย่างแม่นยำ',
  paysTitle: 'ตารางจ่ายและอัตราจ่ายคืน',
  picks: 'เลือก',
  hits: 'ถูก',
  returns: 'จ่ายคืน',
  keys: 'ปุ่ม: เว้นวรรคออกผล Tab และ Enter เลือกตัวเลข',
};
