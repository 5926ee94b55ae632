import type { OpenBetWords } from '../words.ts';

export const words: OpenBetWords = {
  stands: { ahead: '暂赢', behind: '暂输' },
  soFar: (count, line) => `已 ${count} / ${line}`,
  sum: (count) => `共 ${count}`,
  half: '上半场',
  regular: '常规时间',
  map: (number) => `第 ${number} 图`,
};
