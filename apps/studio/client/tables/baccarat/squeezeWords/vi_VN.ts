import type { SqueezeWords } from '../squeezeWords.ts';

export const words: SqueezeWords = {
  cardsOf: (side) => `Bài của ${side}`,
  how: 'Kéo cạnh hoặc góc lá bài để nặn',
  open: 'Mở',
  openForMe: 'Mở giúp tôi',
  card: (place) => `Lá thứ ${place}, đang úp`,
  keys: 'Phím mũi tên nhấc mép bài, Enter để mở',
};
