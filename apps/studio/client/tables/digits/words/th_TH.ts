import type { GameWords } from '../../texts/texts.ts';
import { digitPlaces } from '../../texts/th_TH.ts';

const digitHalves: Readonly<Record<string, string>> = {
  big: 'รวมใหญ่ (14–27)',
  small: 'รวมเล็ก (0–13)',
  odd: 'รวมคี่',
  even: 'รวมคู่',
  triple: 'ตองใดก็ได้',
};
const digitKinds: Readonly<Record<string, string>> = {
  straight: 'ตรง (สามตัวเรียงลำดับ)',
  'box-6': 'โต๊ด สามตัวต่างกัน',
  'box-3': 'โต๊ดที่มีเลขเบิ้ล',
  place: 'เลขเดียวตรงหลัก',
  triple: 'ตองใดก็ได้',
  'even-money': 'รวมใหญ่ เล็ก คี่ คู่',
};

export const words: GameWords = {
  name: 'ลูกคิดสามเม็ด',
  tagline: 'เลขสามตัว ออกทุกนาที',
  rules: [
    'ทุกนาทีออกเลขสามหลัก หลักละ 0–9 เลขซ้ำกันได้',
    'ตรงถูกเมื่อทุกหลักตรงตามลำดับ โต๊ดถูกไม่ว่าลำดับใด ตรงหลักถูกเมื่อเลขเดียวอยู่ในหลักที่คุณวาง ตองถูกเมื่อเหมือนกันทั้งสามตัว ผลรวมตั้งแต่ 14 คือใหญ่ ถึง 13 คือเล็ก',
    'ยอดจ่ายรวมเงินเดิมพันแล้ว ดูด้านล่าง',
  ],
  kind: (kind) => digitKinds[kind] ?? kind,
  spot: (spot) => {
    const [kind = '', value = '', digit = ''] = spot.split(':');
    if (kind === 'straight') return `ตรง ${value}`;
    if (kind === 'box') return `โต๊ด ${value}`;
    if (kind === 'place') return `${digitPlaces[Number(value) - 1] ?? ''} ${digit}`;
    return digitHalves[kind] ?? spot;
  },
  result: (summary) => [...summary].join(' '),
  draw: ['สุ่มเลขที่น้อยกว่า 10 สามตัว: หลักแรก หลักที่สอง และหลักที่สาม'],
};
