import type { GameWords } from '../../texts/texts.ts';
import { spotIn, sumsOf, type TenNames } from '../words.ts';

const halves: Readonly<Record<string, string>> = {
  big: 'ใหญ่',
  small: 'เล็ก',
  odd: 'คี่',
  even: 'คู่',
  dragon: 'มังกร',
  tiger: 'เสือ',
};

const places = ['ที่ 1', 'ที่ 2', 'ที่ 3', 'ที่ 4', 'ที่ 5', 'ที่ 6', 'ที่ 7', 'ที่ 8', 'ที่ 9', 'ที่ 10'];

export const tenNames: TenNames = {
  groups: { place: 'ตามอันดับ', sum: 'สองตัวแรก', duel: 'ดวล' },
  half: (half) => halves[half] ?? half,
  place: (place) => places[place - 1] ?? '',
  duel: (place) => `${places[place - 1] ?? ''} กับ ${places[10 - place] ?? ''}`,
};

const kinds: Readonly<Record<string, string>> = {
  place: 'เลขตรงอันดับ',
  half: 'อันดับใหญ่ เล็ก คี่ คู่',
  duel: 'มังกรหรือเสือ',
  'sum-small': 'สองตัวแรกเล็กหรือคี่',
  'sum-big': 'สองตัวแรกใหญ่หรือคู่',
};
/** `sum-4` stands for 4 and for 18. */

export const fireflyTenWords: GameWords = {
  name: 'หิ่งห้อยสิบดวง',
  tagline: 'PK10: หิ่งห้อยสิบดวงบินสู่จันทร์',
  rules: [
    'ทุกนาที หิ่งห้อยสิบดวง (1–10) บินไปดวงจันทร์ สุ่มลำดับทั้งหมด ทุกลำดับมีโอกาสเท่ากัน สุ่มไว้ก่อนออกบิน ภาพเพียงแสดงผล',
    'ตามอันดับ: เลขใดเข้าอันดับนั้น ใหญ่ เล็ก คี่ คู่ดูตามเลขในอันดับ: 6–10 คือใหญ่ 1–5 คือเล็ก',
    'สองตัวแรก: ผลรวมของเลขที่หนึ่งและที่สอง 3–19 ตั้งแต่ 12 คือใหญ่ ถึง 11 คือเล็ก',
    'ดวล: อันดับห้าอันดับแรกแต่ละอันดับกับอันดับตรงข้าม (ที่ 1 กับที่ 10 ที่ 2 กับที่ 9 และต่อไป) มังกรชนะเมื่ออันดับหน้ามีเลขสูงกว่า มิฉะนั้นเสือชนะ',
    'ยอดจ่ายในตารางด้านล่างรวมเงินเดิมพันแล้ว',
  ],
  kind: (kind) => kinds[kind] ?? (kind.startsWith('sum-') ? `สองตัวแรก ${sumsOf(kind).join(' หรือ ')}` : kind),
  spot: spotIn('th_TH', 'สองตัวแรก'),
  result: (summary) => summary.split('-').join(' '),
  draw: [
    'สุ่มเลข 1–10 ตามลำดับ: เลขแรกน้อยกว่า 10 เลขที่สองน้อยกว่า 9 และต่อไปจนถึงเลขที่น้อยกว่า 2 แต่ละเลขคือลำดับในเลขที่เหลือซึ่งเรียงจากน้อยไปมาก ตัวสุดท้ายที่เหลือเข้าที่สิบ',
  ],
};
