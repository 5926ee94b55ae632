import type { OpenBetWords } from '../words.ts';

export const words: OpenBetWords = {
  stands: { ahead: 'Winning', behind: 'Losing' },
  soFar: (count, line) => `${count} of ${line}`,
  sum: (count) => `${count} in all`,
  half: 'First half',
  regular: 'Regular time',
  map: (number) => `Map ${number}`,
};
