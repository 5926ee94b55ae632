import type { MachineWords } from '../words.ts';

export const words: MachineWords = {
  welcome: '祝您玩得開心',
  spin: '旋轉',
  hurry: '加快',
  startFree: (left) => `開始 ${left} 次免費旋轉`,
  freeSpin: (played, awarded) => `免費旋轉 ${played} / ${awarded}`,
  freeTitle: (count) => `${count} 次免費旋轉`,
  freeMore: (count) => `再送 ${count} 次免費旋轉`,
  great: ['大獎', '巨獎', '超級大獎'],
  reelsLabel: '轉輪',
  historyFree: (played) => `含 ${played} 次免費旋轉`,
  fairness: '每次旋轉的停點各抽一次。',
  facts: {
    title: '這個遊戲的數字',
    greatest: '一局最高可贏',
    greatestTimes: (times) => `投注的 ${times} 倍`,
    bonus: '特色觸發',
    oneIn: (rounds) => `平均 ${rounds} 局一次`,
  },
  notices: {
    won: (won, lines) => (lines > 1 ? `${lines} 條線共贏得 ${won}` : `贏得 ${won}`),
    back: (won) => `返還 ${won}`,
    free_won: (_, count) => `${count} 次免費旋轉`,
    free_over: (won) => `免費旋轉結束，共贏得 ${won}`,
    free_back: (won) => `免費旋轉結束，返還 ${won}`,
  },
};
