import type { AutoWords } from '../autoWords.ts';

export const words: AutoWords = {
  auto: '自动',
  stop: (left) => `停止（剩 ${left} 局）`,
  turbo: '快速',
  title: '自动旋转',
  rounds: '局数',
  loss: '最多输掉',
  win: '单局赢到多少就停',
  noWin: '不设',
  start: '开始',
  missing: '请先选局数和最多输掉的金额',
  note: '可能超过“最多输掉”的下一局不会开始。出现免费旋转或其他奖励、投注未被接受、或刷新页面时也会停下。您随时可以停止。',
  ended: {
    rounds: '自动旋转已完成',
    loss: '已停：到达您设的最多输掉的金额',
    win: '已停：赢到您设的金额',
    feature: '已停：有奖励等您开始',
    refused: '已停：这一局没有成立',
    stopped: '自动旋转已停止',
  },
};
