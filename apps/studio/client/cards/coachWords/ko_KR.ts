import type { CoachWords } from '../coachWords.ts';

export const coachWords: CoachWords = {
  name: '코치',
  show: '최선의 선택 보기',
  working: '계산하는 중',
  wasBest: '최선의 선택이었습니다',
  costs: (share) => `평균 베팅의 ${share} 손해입니다`,
  tally: (best, all) => `스스로 찾은 최선 ${best} / ${all}`,
  worth: '평균 손익(핸드 베팅 대비)',
  rule: {
    title: '코치',
    text: '코치는 처음에 꺼져 있습니다. 켜면 평균 환수가 가장 높은 선택을 언제든지 볼 수 있으며 모두 정확히 계산합니다. 선택한 뒤에는 최선보다 얼마나 손해인지 알려 주고, 힌트 없이 최선을 고른 횟수를 셉니다. 나가면 기록은 사라집니다.',
  },
};
