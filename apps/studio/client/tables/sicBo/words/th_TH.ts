import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

const even: Readonly<Record<string, string>> = {
  big: 'ใหญ่',
  small: 'เล็ก',
  odd: 'คี่',
  even: 'คู่',
  'any-triple': 'ตองใดก็ได้',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': 'ใหญ่ เล็ก คี่ คู่',
  number: 'เลขเดียว',
  pair: 'สองเลข',
  double: 'เบิ้ล',
  triple: 'ตองของเลขเดียว',
  'any-triple': 'ตองใดก็ได้',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  switch (kind) {
    case 'total':
      return `แต้มรวม ${value}`;
    case 'double':
      return `เบิ้ล ${value}`;
    case 'triple':
      return `ตอง ${value}`;
    case 'number':
      return `เลข ${value}`;
    case 'pair':
      return `เลข ${value.replace('-', ' และ ')}`;
    default:
      return even[kind] ?? spot;
  }
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('total-', ''));
  return kind.startsWith('total-') ? `แต้มรวม ${sum} หรือ ${21 - sum}` : (kinds[kind] ?? kind);
};

export const sicBoWords: GameWords = {
  name: 'ไฮโลโคมไฟ',
  tagline: 'ซิกโบใต้โคม',
  rules: [
    'เขย่าลูกเต๋าสามลูกใต้โคม เมื่อยกโคมขึ้น เดิมพันก็รู้ผล',
    'ใหญ่คือผลรวม 11–17 เล็กคือ 4–10 คี่คู่ดูตามผลรวม ทั้งหมดจ่าย 1 ต่อ 1 และแพ้ทั้งหมดเมื่อออกตอง',
    'แต้มรวม: 4 และ 17 จ่าย 62 ต่อ 1, 5 และ 16 จ่าย 31, 6 และ 15 จ่าย 18, 7 และ 14 จ่าย 12, 8 และ 13 จ่าย 8, 9 และ 12 จ่าย 7, 10 และ 11 จ่าย 6 ตองนับเป็นแต้มรวมด้วย',
    'ตองของเลขเดียวจ่าย 180 ต่อ 1, ตองใดก็ได้ 31, เบิ้ล (เลขนั้นออกตั้งแต่สองลูก) 11, สองเลขที่ออกครบทั้งคู่ 6',
    'เลขเดียวจ่าย 1 ต่อ 1 เมื่อออกหนึ่งลูก 2 ต่อ 1 เมื่อออกสองลูก และ 12 ต่อ 1 เมื่อออกสามลูก',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'th_TH', true),
  draw: ['สุ่มเลขที่น้อยกว่า 6 สามตัวตามลำดับ แต่ละตัวบวก 1 คือหน้าลูกเต๋า'],
};
