import type { SqueezeWords } from '../squeezeWords.ts';

export const words: SqueezeWords = {
  cardsOf: (side) => `${side} 카드`,
  how: '가장자리나 모서리를 끌어 보세요',
  open: '열기',
  openForMe: '대신 열어 주기',
  card: (place) => `${place}번째 카드, 뒷면`,
  keys: '화살표 키로 들춰 보고 Enter로 엽니다',
};
