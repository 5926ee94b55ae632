import type { MarketWords } from '../moreMarkets.ts';

/** Markets on a side, a part and points in Traditional Chinese. */
export const marketWords: MarketWords = {
  all: '全部',
  groups: { main: '主要', lines: '讓分與大小', parts: '半場', scores: '比分與特別' },
  firstHalf: '上半場',
  halfFull: '半場/全場',
  home: '主隊',
  away: '客隊',
  homeClean: '主隊零失球',
  awayClean: '客隊零失球',
  nil: '零失球獲勝',
  nilNone: '都不是',
  margin: '淨勝幅度',
  by: (side, margin) => `${side}勝 ${margin}`,
  goals: '總進球數',
  part: (unit, number) => (number === null ? `單${unit}` : `第 ${number} ${unit}`),
  partWinner: '勝者',
  parity: '單雙',
  race: (points) => `先得 ${points}`,
  pointHandicap: '讓分',
  roundHandicap: '讓回合',
  round: (round) => (round === null ? '單回合勝者' : `第 ${round} 回合勝者`),
};
