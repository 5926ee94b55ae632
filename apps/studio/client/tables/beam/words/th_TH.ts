import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, numberIn } from '../words.ts';

export const beamNames: BeamNames = { panes: (count) => (count === 1 ? '1 ช่อง' : `${count} ช่อง`) };

export const beamWheelWords: GameWords = {
  name: 'วงล้อประภาคาร',
  tagline: 'ลำแสงเดียว หกสิบช่อง',
  rules: [
    `วงล้อมี ${paneCount} ช่อง ตัวเลข ${beamNumbers.join(', ')} เมื่อปิดรับเดิมพัน ลำแสงจะหมุน และจ่ายเดิมพันบนเลขของช่องที่ลำแสงหยุด`,
    'ตัวเลขคืออัตราจ่าย: เดิมพันเลข 7 จ่าย 7 ต่อ 1 จำนวนช่องของแต่ละเลขเขียนไว้ที่เลขนั้น ทุกช่องมีโอกาสเท่ากัน',
  ],
  kind: (kind) => `เลข ${numberIn(kind)}`,
  spot: (spot) => `เลข ${numberIn(spot)}`,
  result: (summary) => `ลำแสงหยุดที่ ${summary}`,
  draw: [`สุ่มเลขที่น้อยกว่า ${paneCount}: นับจากช่องบนสุดตามเข็มนาฬิกาไปเท่านั้นช่องคือผล`],
};
