import type { MarketWords } from '../moreMarkets.ts';

/** Markets on a side, a part and points in Korean. */
export const marketWords: MarketWords = {
  all: '전체',
  groups: { main: '주요', lines: '핸디캡·합계', parts: '전후반', scores: '스코어' },
  firstHalf: '전반',
  halfFull: '전반/전체 결과',
  home: '홈',
  away: '원정',
  homeClean: '홈 무실점',
  awayClean: '원정 무실점',
  nil: '무실점 승리',
  nilNone: '둘 다 아님',
  margin: '승리 점수 차',
  by: (side, margin) => `${side} ${margin}점 차`,
  goals: '정확한 골 수',
  part: (unit, number) => (number === null ? unit : `${number}${unit}`),
  partWinner: '승자',
  parity: '홀짝',
  race: (points) => `먼저 ${points}`,
  pointHandicap: '점수 핸디캡',
  roundHandicap: '라운드 핸디캡',
  round: (round) => (round === null ? '라운드 승자' : `${round}라운드 승자`),
};
