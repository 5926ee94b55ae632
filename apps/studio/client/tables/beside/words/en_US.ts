import type { BesideWords } from '../words.ts';

export const besideWords: BesideWords = {
  intro:
    'Both tables are played from one balance. Your limits and the time you play count for both together.',
  last: 'Your last choice',
  failed: 'This table could not be opened. Please try again.',
};
