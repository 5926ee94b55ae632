import type { OpenBetWords } from '../words.ts';

export const words: OpenBetWords = {
  stands: { ahead: 'जीत रहा', behind: 'हार रहा' },
  soFar: (count, line) => `अब तक ${count} / ${line}`,
  sum: (count) => `कुल ${count}`,
  half: 'पहला हाफ़',
  regular: 'नियमित समय',
  map: (number) => `मैप ${number}`,
};
