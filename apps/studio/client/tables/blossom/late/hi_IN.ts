import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: 'पिछली 3 बाज़ी:',
  soon: 'पत्ते बँटने वाले हैं',
  net: 'शुद्ध जीत',
  through: { won: 'जीत', raised: 'बढ़ाया', held: 'चला', folded: 'छोड़ा' },
};
