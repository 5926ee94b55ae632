import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, kindIn, spotIn } from '../words.ts';

export const beamNames: BeamNames = {
  groups: { numbers: 'ตัวเลข', compass: 'ทิศ', sectors: 'ส่วน', together: 'ผสม' },
  panes: (count) => (count === 1 ? '1 ช่อง' : `${count} ช่อง`),
  number: (number) => `เลข ${number}`,
  above: (number) => `มากกว่า ${number}`,
  sector: (sector) => `ส่วนที่ ${sector}`,
  directions: {
    north: 'ครึ่งเหนือ',
    east: 'ครึ่งตะวันออก',
    south: 'ครึ่งใต้',
    west: 'ครึ่งตะวันตก',
    'north-east': 'ตะวันออกเฉียงเหนือ',
    'south-east': 'ตะวันออกเฉียงใต้',
    'south-west': 'ตะวันตกเฉียงใต้',
    'north-west': 'ตะวันตกเฉียงเหนือ',
  },
  marks: { north: 'น', east: 'อ', south: 'ต', west: 'ตก' },
  together: {
    one: (half) => `เลข 1 ${half}`,
    three: (half) => `3 ขึ้นไป ${half}`,
    seven: (half) => `7 ขึ้นไป ${half}`,
  },
  kinds: { half: 'ครึ่งวงล้อ', quarter: 'หนึ่งในสี่ของวงล้อ', sector: 'ส่วนละห้าช่อง' },
};

export const beamWheelWords: GameWords = {
  name: 'วงล้อประภาคาร',
  tagline: 'ลำแสงเดียว หกสิบช่อง',
  rules: [
    `วงล้อมี ${paneCount} ช่อง ตัวเลข ${beamNumbers.join(', ')} เมื่อปิดรับเดิมพัน ลำแสงจะหมุน และจ่ายเดิมพันบนเลขของช่องที่ลำแสงหยุด`,
    'ตัวเลขคืออัตราจ่าย: เดิมพันเลข 7 จ่าย 7 ต่อ 1 จำนวนช่องของแต่ละเลขเขียนไว้ที่เลขนั้น ทุกช่องมีโอกาสเท่ากัน',
    'ทิศ: บนสุดคือทิศเหนือ ชนะเมื่อลำแสงหยุดในครึ่งหรือหนึ่งในสี่ของวงล้อที่เดิมพัน สิบสองส่วนนับตามเข็มนาฬิกาจากบนสุด ส่วนละห้าช่อง',
    '“มากกว่า” ชนะเมื่อหยุดที่เลขสูงกว่า แบบผสมต้องถูกทั้งเลขและครึ่งวงล้อ “ขึ้นไป” นับเลขนั้นด้วย จำนวนช่องที่ชนะเขียนไว้ที่แต่ละช่องเดิมพัน',
  ],
  kind: kindIn('th_TH'),
  spot: spotIn('th_TH'),
  result: (summary) => `ลำแสงหยุดที่ ${summary}`,
  draw: [`สุ่มเลขที่น้อยกว่า ${paneCount}: นับจากช่องบนสุดตามเข็มนาฬิกาไปเท่านั้นช่องคือผล`],
};
