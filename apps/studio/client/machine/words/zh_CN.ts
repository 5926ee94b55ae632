import type { MachineWords } from '../words.ts';

export const words: MachineWords = {
  welcome: '祝您玩得开心',
  spin: '转动',
  hurry: '加快',
  startFree: (left) => `开始 ${left} 次免费转动`,
  freeSpin: (played, awarded) => `免费转动 ${played} / ${awarded}`,
  freeTitle: (count) => `${count} 次免费转动`,
  freeMore: (count) => `再送 ${count} 次免费转动`,
  great: ['大奖', '巨奖', '超级大奖'],
  reelsLabel: '转轴',
  historyFree: (played) => `含 ${played} 次免费转动`,
  fairness: '每次转动的停点各抽一次。',
  facts: {
    title: '这个游戏的数字',
    greatest: '一局最高可赢',
    greatestTimes: (times) => `投注的 ${times} 倍`,
    bonus: '特色触发',
    oneIn: (rounds) => `平均 ${rounds} 局一次`,
  },
  notices: {
    won: (won, lines) => (lines > 1 ? `${lines} 条线共赢得 ${won}` : `赢得 ${won}`),
    back: (won) => `返还 ${won}`,
    free_won: (_, count) => `${count} 次免费转动`,
    free_over: (won) => `免费转动结束，共赢得 ${won}`,
    free_back: (won) => `免费转动结束，返还 ${won}`,
  },
};
