import type { MarketWords } from '../moreMarkets.ts';

/** Markets on a side, a part and points in Chinese. */
export const marketWords: MarketWords = {
  all: '全部',
  groups: { main: '主要', lines: '让分与大小', parts: '半场', scores: '比分与特别' },
  firstHalf: '上半场',
  halfFull: '半场/全场',
  home: '主队',
  away: '客队',
  homeClean: '主队零失球',
  awayClean: '客队零失球',
  nil: '零失球获胜',
  nilNone: '都不是',
  margin: '净胜幅度',
  by: (side, margin) => `${side}胜 ${margin}`,
  goals: '总进球数',
  part: (unit, number) => (number === null ? `单${unit}` : `第 ${number} ${unit}`),
  partWinner: '胜者',
  parity: '单双',
  race: (points) => `先得 ${points}`,
  pointHandicap: '让分',
  roundHandicap: '让回合',
  round: (round) => (round === null ? '单回合胜者' : `第 ${round} 回合胜者`),
};
