import type { GameWords } from '../../texts/texts.ts';
import { type MarkNames, resultText, spotIn } from '../words.ts';

const halves: Readonly<Record<string, string>> = { big: 'ใหญ่', small: 'เล็ก', odd: 'คี่', even: 'คู่' };

const waves: Readonly<Record<string, string>> = { red: 'แดง', blue: 'น้ำเงิน', green: 'เขียว' };

const animals = [
  'ชวด (หนู)',
  'ฉลู (วัว)',
  'ขาล (เสือ)',
  'เถาะ (กระต่าย)',
  'มะโรง (มังกร)',
  'มะเส็ง (งู)',
  'มะเมีย (ม้า)',
  'มะแม (แพะ)',
  'วอก (ลิง)',
  'ระกา (ไก่)',
  'จอ (หมา)',
  'กุน (หมู)',
];

export const markNames: MarkNames = {
  groups: { special: 'พิเศษ', facets: 'หมวดของเลขพิเศษ', regular: 'ปกติ' },
  half: (half) => halves[half] ?? half,
  wave: (wave) => waves[wave] ?? wave,
  animal: (animal) => animals[animal - 1] ?? '',
  tail: (tail) => `ลงท้าย ${tail}`,
};

const kinds: Readonly<Record<string, string>> = {
  special: 'เลขพิเศษ',
  regular: 'เลขปกติ (หนึ่งในหก)',
  half: 'เลขพิเศษใหญ่ เล็ก คี่ คู่',
  'wave-red': 'เลขพิเศษสีแดง',
  wave: 'เลขพิเศษสีน้ำเงินหรือเขียว',
  'animal-rat': 'ชวด (ห้าเลข)',
  animal: 'นักษัตรอื่น (สี่เลข)',
  'tail-zero': 'ลงท้าย 0 (สี่เลข)',
  tail: 'ลงท้ายเลขอื่น (ห้าเลข)',
};

export const sixMarkWords: GameWords = {
  name: 'เจดีย์เจ็ดชั้น',
  tagline: 'เจ็ดจากสี่สิบเก้า',
  rules: [
    'ทุกนาทีออกเลขเจ็ดตัวที่ไม่ซ้ำกันจาก 1–49: เลขปกติหกตัว และตัวที่เจ็ดคือเลขพิเศษ อยู่บนยอดเจดีย์',
    'พิเศษ: เลขตัวที่เจ็ด ปกติ: เลขเป็นหนึ่งในหกตัวแรก ลำดับใดก็ได้',
    'เลขพิเศษตั้งแต่ 25 คือใหญ่ ถึง 24 คือเล็ก 49 คืนเดิมพันใหญ่ เล็ก คี่ และคู่ สีแดงมีสิบเจ็ดเลข น้ำเงินและเขียวสีละสิบหกเลข',
    'นักษัตรขึ้นกับตัวเลขและไม่เปลี่ยนตามปี: 1 คือชวด 2 คือฉลู และต่อไป แต่ละนักษัตรวนมาอีกทุกสิบสองเลข ชวดมีห้าเลข นอกนั้นมีสี่เลข',
    'ยอดจ่ายในตารางด้านล่างรวมเงินเดิมพันแล้ว',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn('th_TH', { special: 'พิเศษ', regular: 'ปกติ' }),
  result: resultText,
  draw: [
    'เลขทั้ง 49 ตัวเรียงตามลำดับ และออกไปเจ็ดตัว: เลขแรกน้อยกว่า 49 เลขที่สองน้อยกว่า 48 และต่อไปเช่นนี้ แต่ละเลขคือลำดับในตัวที่เหลือ ตัวสุดท้ายคือเลขพิเศษ',
  ],
};
