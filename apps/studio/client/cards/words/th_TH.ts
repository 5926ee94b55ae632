import type { CardWords } from '../words.ts';

export const cardWords: CardWords = {
  suits: { spades: 'โพดำ', hearts: 'โพแดง', clubs: 'ดอกจิก', diamonds: 'ข้าวหลามตัด' },
  ranks: ['เอซ', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'แจ็ค', 'ควีน', 'คิง'],
  of: (rank, suit) => `${rank}${suit}`,
  back: 'ไพ่คว่ำหนึ่งใบ',
};
