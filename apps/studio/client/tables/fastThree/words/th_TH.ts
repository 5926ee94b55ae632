import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

export const fastGroups: Readonly<Record<'sum' | 'triple' | 'double' | 'trio' | 'pair', string>> = {
  sum: 'รวม',
  triple: 'ตอง',
  double: 'เบิ้ล',
  trio: 'สามตัว',
  pair: 'สองตัว',
};

const halves: Readonly<Record<string, string>> = {
  big: 'ใหญ่',
  small: 'เล็ก',
  odd: 'คี่',
  even: 'คู่',
  'any-triple': 'ตองใดก็ได้',
  'any-run': 'สามเลขเรียงใดก็ได้',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': 'รวมใหญ่ เล็ก คี่ คู่',
  pair: 'สองเลข',
  double: 'เบิ้ลของเลขเดียว',
  trio: 'สามเลข',
  'any-run': 'สามเลขเรียงใดก็ได้',
  'any-triple': 'ตองใดก็ได้',
  triple: 'ตองของเลขเดียว',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  const named: Readonly<Record<string, string>> = {
    sum: 'รวม',
    triple: 'ตอง',
    double: 'เบิ้ล',
    trio: 'สามเลข',
    pair: 'สองเลข',
  };
  return halves[kind] ?? `${named[kind] ?? kind} ${value.replaceAll('-', ' ')}`;
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('sum-', ''));
  return kind.startsWith('sum-') ? `รวม ${sum} หรือ ${21 - sum}` : (kinds[kind] ?? kind);
};

export const fastThreeWords: GameWords = {
  name: 'โคมเร็วสามเลข',
  tagline: 'สามเลขทุกนาที',
  rules: [
    'ทุกนาทีออกสามเลข เลขละ 1–6 ซ้ำกันได้',
    'ผลรวมสามเลขคือ 3–18 ตั้งแต่ 11 คือใหญ่ ถึง 10 คือเล็ก คี่คู่ดูตามผลรวม แม้สามตัวเหมือนกันก็เช่นกัน',
    'ตองระบุเลขที่เหมือนกันสามตัว ตองใดก็ได้คือทั้งหกตอง เบิ้ลถูกเมื่อมีเลขนั้นอย่างน้อยสองตัว',
    'สามเลขและสองเลขถูกเมื่อเลขที่ระบุออกครบ สามเลขเรียงใดก็ได้คือ 123, 234, 345 หรือ 456',
    'ยอดจ่ายในตารางด้านล่างรวมเงินเดิมพันแล้ว',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'th_TH', false),
  draw: ['สุ่มเลขที่น้อยกว่า 6 สามตัวตามลำดับ แต่ละตัวบวก 1 คือเลขที่ออก'],
};
