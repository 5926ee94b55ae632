import type { SqueezeWords } from '../squeezeWords.ts';

export const words: SqueezeWords = {
  cardsOf: (side) => `${side}のカード`,
  how: '縁や角をドラッグして覗きます',
  open: '開く',
  openForMe: '自動で開く',
  card: (place) => `${place}枚目、裏向き`,
  keys: '矢印キーで縁を持ち上げ、Enterで開きます',
};
