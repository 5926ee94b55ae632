import type { VideoSlotWords } from '../words.ts';

export const words: VideoSlotWords = {
  notices: {
    won: (won) => `คุณได้ ${won}`,
    back: (won) => `ได้คืน ${won}`,
    free_won: (_, count) => (count === 1 ? 'ฟรีสปินเพิ่ม 1 ครั้ง' : `ฟรีสปิน ${count} ครั้ง`),
    free_over: (won) => `จบฟรีสปิน: รอบนี้คุณได้ ${won}`,
    free_back: (won) => `จบฟรีสปิน: ได้คืน ${won}`,
    hold_won: () => 'เริ่มล็อกลุ้นรางวัล',
    hold_on: (held) => `ล็อกแล้ว ${held} หมุนต่อ`,
    hold_over: (won) => `จบล็อกลุ้นรางวัล: รอบนี้คุณได้ ${won}`,
    hold_back: (won) => `จบล็อกลุ้นรางวัล: ได้คืน ${won}`,
  },
  fairness: 'ทุกการหมุนสุ่มผลของตัวเอง ซึ่งกำหนดทั้งตำแหน่งหยุดและมูลค่าทุกตัว',
  freeText: 'ตัวคูณเพิ่มขึ้นทุกครั้งที่ฟรีสปินได้รางวัล',
  choose: 'เลือกฟรีสปินของคุณ',
  option: (spins, multiplier, step) =>
    step > 0
      ? `${spins} ครั้ง เริ่มที่ × ${multiplier} ได้รางวัลครั้งละ + ${step}`
      : multiplier > 1
        ? `${spins} ครั้ง ที่ × ${multiplier}`
        : `${spins} ครั้ง`,
  goOn: 'เล่นต่อ',
  strip: {
    free: (played, all) => `ฟรีสปินที่ ${played} จาก ${all}`,
    hold: (left, held, cells) => `หมุนซ้ำเหลือ ${left} ครั้ง · ${held} / ${cells}`,
  },
  times: (multiplier) => `× ${multiplier}`,
  total: 'รอบนี้ได้',
  pots: { mini: 'มินิ', minor: 'ไมเนอร์', major: 'เมเจอร์', grand: 'แกรนด์' },
  potsLabel: 'สี่พอต',
  won: {
    line: (symbol, count, line) => `${symbol} × ${count} · ไลน์ ${line}`,
    ways: (symbol, count, ways) => `${symbol} × ${count} · ${ways} แนวชนะ`,
    cluster: (symbol, count) => `${symbol} · กลุ่ม ${count} ตัว`,
    collected: (symbol, count, times) =>
      times === 1 ? `เก็บ ${symbol} × ${count}` : `เก็บ ${symbol} × ${count} รวม ${times} ครั้ง`,
  },
  historyMore: (steps) => `พร้อมหมุนฟรี ${steps} ครั้ง`,
  rules: {
    pays: 'ตารางจ่าย',
    paysNote: {
      lines: 'รางวัลต่อหนึ่งไลน์ตามเดิมพันปัจจุบัน',
      ways: 'รางวัลต่อหนึ่งแนวชนะตามเดิมพันปัจจุบัน',
      clusters: 'รางวัลต่อหนึ่งกลุ่มที่มีอย่างน้อยเท่านี้ ตามเดิมพันปัจจุบัน',
    },
    lines: 'ไลน์',
    linesText: (lines) => `${lines} ไลน์ สัญลักษณ์เดียวกันตั้งแต่สามตัวเรียงติดกันโดยเริ่มจากวงล้อซ้ายสุดได้รางวัล`,
    hits: 'รอบที่ได้รางวัล',
  },
};
