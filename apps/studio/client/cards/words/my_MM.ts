import type { CardWords } from '../words.ts';

export const cardWords: CardWords = {
  suits: { spades: 'စပိတ်', hearts: 'ဟတ်', clubs: 'ညှင်း', diamonds: 'ထောင့်' },
  ranks: ['တစ်', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'ဂျက်', 'ကွင်း', 'ကင်း'],
  of: (rank, suit) => `${suit} ${rank}`,
  back: 'မှောက်ထားသော ဖဲ',
};
