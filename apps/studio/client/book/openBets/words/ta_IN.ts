import type { OpenBetWords } from '../words.ts';

export const words: OpenBetWords = {
  stands: { ahead: 'வெல்கிறது', behind: 'தோற்கிறது' },
  soFar: (count, line) => `இதுவரை ${count} / ${line}`,
  sum: (count) => `மொத்தம் ${count}`,
  half: 'முதல் பாதி',
  regular: 'வழக்கமான நேரம்',
  map: (number) => `மேப் ${number}`,
};
