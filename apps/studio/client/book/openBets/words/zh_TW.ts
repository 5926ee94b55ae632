import type { OpenBetWords } from '../words.ts';

export const words: OpenBetWords = {
  stands: { ahead: '暫贏', behind: '暫輸' },
  soFar: (count, line) => `已 ${count} / ${line}`,
  sum: (count) => `共 ${count}`,
  half: '上半場',
  regular: '正規時間',
  map: (number) => `第 ${number} 圖`,
};
