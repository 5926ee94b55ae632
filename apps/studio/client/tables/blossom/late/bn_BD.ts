import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: 'শেষ ৩ দান:',
  net: 'নিট জয়',
  through: { won: 'জয়', raised: 'বাড়িয়েছে', held: 'চলেছে', folded: 'ছেড়েছে' },
};
