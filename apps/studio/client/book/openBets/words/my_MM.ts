import type { OpenBetWords } from '../words.ts';

export const words: OpenBetWords = {
  stands: { ahead: 'နိုင်နေ', behind: 'ရှုံးနေ' },
  soFar: (count, line) => `ယခု ${count} / ${line}`,
  sum: (count) => `စုစုပေါင်း ${count}`,
  half: 'ပထမပိုင်း',
  regular: 'ပုံမှန်အချိန်',
  map: (number) => `မြေပုံ ${number}`,
};
