import type { MachineWords } from '../words.ts';

export const words: MachineWords = {
  welcome: '즐거운 시간 보내세요',
  spin: '스핀',
  hurry: '빨리 보기',
  startFree: (left) => `프리스핀 ${left}회 시작`,
  freeSpin: (played, awarded) => `프리스핀 ${played} / ${awarded}`,
  freeTitle: (count) => `프리스핀 ${count}회`,
  freeMore: (count) => `프리스핀 ${count}회 추가`,
  great: ['빅 윈', '메가 윈', '슈퍼 메가 윈'],
  reelsLabel: '릴',
  historyFree: (played) => `프리스핀 ${played}회 포함`,
  fairness: '스핀마다 각 릴의 정지 위치를 한 번씩 추첨합니다.',
  facts: {
    title: '이 게임의 수치',
    greatest: '한 라운드 최고 당첨',
    greatestTimes: (times) => `베팅의 ${times}배`,
    bonus: '보너스 발생',
    oneIn: (rounds) => `평균 ${rounds}라운드에 한 번`,
  },
  notices: {
    won: (won, lines) => (lines > 1 ? `${lines}개 라인에서 총 ${won} 당첨` : `${won} 당첨`),
    back: (won) => `${won} 돌려받음`,
    free_won: (_, count) => `프리스핀 ${count}회`,
    free_over: (won) => `프리스핀 종료, 총 ${won} 당첨`,
    free_back: (won) => `프리스핀 종료, ${won} 돌려받음`,
  },
};
