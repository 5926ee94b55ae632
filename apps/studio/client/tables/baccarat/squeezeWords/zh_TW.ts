import type { SqueezeWords } from '../squeezeWords.ts';

export const words: SqueezeWords = {
  cardsOf: (side) => `${side}的牌`,
  how: '拖動牌邊或牌角，慢慢看',
  open: '翻開',
  openForMe: '替我翻開',
  card: (place) => `第 ${place} 張，背面朝上`,
  keys: '按方向鍵慢慢掀開，按 Enter 翻開',
};
