import type { CelebrationWords } from '../words.ts';

export const words: CelebrationWords = {
  great: ['பெரிய வெற்றி', 'மிகப்பெரிய வெற்றி', 'மாபெரும் வெற்றி'],
  won: 'வெற்றி',
  bets: (count) => `${count} பந்தயங்கள்`,
};
