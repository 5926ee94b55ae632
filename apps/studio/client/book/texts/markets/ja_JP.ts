import type { MarketWords } from '../moreMarkets.ts';

/** Markets on a side, a part and points in Japanese. */
export const marketWords: MarketWords = {
  all: 'すべて',
  groups: { main: '主要', lines: 'ハンデと合計', parts: '前後半', scores: 'スコア' },
  firstHalf: '前半',
  halfFull: '前半／試合結果',
  home: 'ホーム',
  away: 'アウェイ',
  homeClean: 'ホーム無失点',
  awayClean: 'アウェイ無失点',
  nil: '無失点勝利',
  nilNone: 'どちらでもない',
  margin: '勝利の点差',
  by: (side, margin) => `${side} ${margin}点差`,
  goals: 'ゴール数',
  part: (unit, number) => (number === null ? `各${unit}` : `第${number}${unit}`),
  partWinner: '勝者',
  parity: '奇数・偶数',
  race: (points) => `先に${points}`,
  pointHandicap: '得点ハンデ',
  roundHandicap: 'ラウンドハンデ',
  round: (round) => (round === null ? '各ラウンドの勝者' : `第 ${round} ラウンドの勝者`),
};
