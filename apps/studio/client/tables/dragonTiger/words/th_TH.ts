import { shoeWords } from '../../shoe/words/th_TH.ts';
import type { GameWords } from '../../texts/texts.ts';
import { cardBetName } from '../words.ts';

export const cardBets: Readonly<Record<string, string>> = {
  big: 'ใหญ่',
  small: 'เล็ก',
  odd: 'คี่',
  even: 'คู่',
  red: 'แดง',
  black: 'ดำ',
};

const spots: Readonly<Record<string, string>> = {
  dragon: 'มังกร',
  tiger: 'เสือ',
  tie: 'เสมอ',
  'suited-tie': 'เสมอดอกเดียวกัน',
};

const kinds: Readonly<Record<string, string>> = {
  side: 'มังกร เสือ',
  tie: 'เสมอ',
  'suited-tie': 'เสมอดอกเดียวกัน',
  card: 'ใหญ่ เล็ก คี่ คู่ แดง ดำของไพ่หนึ่งใบ',
};

const spot = (spot: string): string => {
  const [side = '', bet] = spot.split(':');
  return bet === undefined ? (spots[side] ?? spot) : `${spots[side] ?? side} ${cardBetName(bet, 'th_TH')}`;
};

export const dragonTigerWords: GameWords = {
  name: 'ราตรีเสือมังกร',
  tagline: 'ฝ่ายละใบ',
  rules: [
    'มังกรและเสือได้ไพ่ฝ่ายละหนึ่งใบ ใบสูงกว่าชนะ คิงสูงสุด เอซต่ำสุด ดอกไม่นับ',
    'มังกรและเสือจ่าย 1 ต่อ 1 เมื่อเสมอ เดิมพันของทั้งสองได้คืนครึ่งหนึ่ง เสมอจ่าย 11 ต่อ 1 เสมอดอกเดียวกัน (แต้มและดอกเดียวกัน) 50 ต่อ 1',
    'ใหญ่คือ 8 ถึงคิง เล็กคือเอซถึง 6 คี่คู่ดูตามแต้ม (แจ็ค 11 ควีน 12 คิง 13) แดงคือโพแดงและข้าวหลามตัด ดำคือโพดำและดอกจิก ทั้งหมดจ่าย 1 ต่อ 1 และแพ้ทั้งหมดเมื่อออก 7',
    shoeWords.rule,
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spot,
  result: (summary) => (summary === 'tie' ? 'เสมอ' : `${spots[summary] ?? summary}ชนะ`),
  draw: [
    shoeWords.lies,
    'ไพ่แต่ละใบคือเลข 0–51: หารด้วย 13 ผลหารคือดอก (0 โพดำ 1 โพแดง 2 ข้าวหลามตัด 3 ดอกจิก) เศษคือแต้ม (0 คือเอซ) มังกรได้ก่อน',
  ],
};
