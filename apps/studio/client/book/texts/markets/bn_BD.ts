import type { MarketWords } from '../moreMarkets.ts';

/** Markets on a side, a part and points in Bengali. */
export const marketWords: MarketWords = {
  all: 'সব',
  groups: { main: 'প্রধান', lines: 'হ্যান্ডিক্যাপ ও মোট', parts: 'অর্ধ', scores: 'স্কোর' },
  firstHalf: 'প্রথমার্ধ',
  halfFull: 'প্রথমার্ধ / পুরো ম্যাচ',
  home: 'স্বাগতিক',
  away: 'অতিথি',
  homeClean: 'স্বাগতিক গোল খাবে না',
  awayClean: 'অতিথি গোল খাবে না',
  nil: 'গোল না খেয়ে জয়',
  nilNone: 'কেউ নয়',
  margin: 'জয়ের ব্যবধান',
  by: (side, margin) => `${side}, ব্যবধান ${margin}`,
  goals: 'সঠিক গোলসংখ্যা',
  part: (unit, number) => (number === null ? unit : `${unit} ${number}`),
  partWinner: 'বিজয়ী',
  parity: 'বিজোড় বা জোড়',
  race: (points) => `আগে ${points}`,
  pointHandicap: 'পয়েন্ট হ্যান্ডিক্যাপ',
  roundHandicap: 'রাউন্ড হ্যান্ডিক্যাপ',
  round: (round) => (round === null ? 'রাউন্ডের বিজয়ী' : `রাউন্ড ${round}-এর বিজয়ী`),
};
