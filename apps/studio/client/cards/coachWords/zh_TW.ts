import type { CoachWords } from '../coachWords.ts';

export const coachWords: CoachWords = {
  name: '教練',
  show: '看最佳選擇',
  working: '正在計算',
  wasBest: '這是最佳選擇',
  costs: (share) => `平均少得投注的 ${share}`,
  tally: (best, all) => `自己選對 ${best} / ${all}`,
  worth: '平均得失，佔手牌投注',
  rule: {
    title: '教練',
    text: '教練預設關閉。打開後，您可以隨時查看平均回報最高的選擇，全部精確算出；選完之後，它會告訴您這一選擇比最佳少得多少，並統計沒看提示時選對的次數。離開後不再保留。',
  },
};
