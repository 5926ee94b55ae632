import type { CoachWords } from '../coachWords.ts';

export const coachWords: CoachWords = {
  name: 'コーチ',
  show: '最善の選択を見る',
  working: '計算しています',
  wasBest: '最善の選択でした',
  costs: (share) => `平均でベットの ${share} の損です`,
  tally: (best, all) => `自力で最善：${all} 回中 ${best} 回`,
  worth: '平均損益（手札のベット比）',
  rule: {
    title: 'コーチ',
    text: 'コーチは最初はオフです。オンにすると、平均の戻りが最も高い選択をいつでも見られます。すべて正確に計算します。選んだあとは、最善と比べてどれだけ損だったかを伝え、ヒントなしで最善を選んだ回数を数えます。退出すると記録は消えます。',
  },
};
