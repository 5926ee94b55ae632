import type { CoachWords } from '../coachWords.ts';

export const coachWords: CoachWords = {
  name: '教练',
  show: '看最佳选择',
  working: '正在计算',
  wasBest: '这是最佳选择',
  costs: (share) => `平均少得投注的 ${share}`,
  tally: (best, all) => `自己选对 ${best} / ${all}`,
  worth: '平均得失，占手牌投注',
  rule: {
    title: '教练',
    text: '教练默认关闭。打开后，您可以随时查看平均回报最高的选择，全部精确算出；选完之后，它会告诉您这一选择比最佳少得多少，并统计没看提示时选对的次数。离开后不再保留。',
  },
};
