import type { OpenBetWords } from '../words.ts';

export const words: OpenBetWords = {
  stands: { ahead: '優勢', behind: '劣勢' },
  soFar: (count, line) => `現在 ${count} / ${line}`,
  sum: (count) => `計 ${count}`,
  half: '前半',
  regular: '規定時間',
  map: (number) => `第${number}マップ`,
};
