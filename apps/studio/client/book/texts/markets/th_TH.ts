import type { MarketWords } from '../moreMarkets.ts';

/** Markets on a side, a part and points in Thai. */
export const marketWords: MarketWords = {
  all: 'ทั้งหมด',
  groups: { main: 'หลัก', lines: 'แต้มต่อและสูงต่ำ', parts: 'ครึ่ง', scores: 'สกอร์' },
  firstHalf: 'ครึ่งแรก',
  halfFull: 'ครึ่งแรก/เต็มเวลา',
  home: 'เจ้าบ้าน',
  away: 'ทีมเยือน',
  homeClean: 'เจ้าบ้านไม่เสียประตู',
  awayClean: 'ทีมเยือนไม่เสียประตู',
  nil: 'ชนะโดยไม่เสียประตู',
  nilNone: 'ไม่มีทีมใด',
  margin: 'ผลต่างที่ชนะ',
  by: (side, margin) => `${side} ชนะห่าง ${margin}`,
  goals: 'จำนวนประตูแน่นอน',
  part: (unit, number) => (number === null ? unit : `${unit} ${number}`),
  partWinner: 'ผู้ชนะ',
  parity: 'คี่หรือคู่',
  race: (points) => `ถึง ${points} ก่อน`,
  pointHandicap: 'แต้มต่อคะแนน',
  roundHandicap: 'แต้มต่อรอบ',
  round: (round) => (round === null ? 'ผู้ชนะรายรอบ' : `ผู้ชนะรอบ ${round}`),
};
