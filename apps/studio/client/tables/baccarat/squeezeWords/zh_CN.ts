import type { SqueezeWords } from '../squeezeWords.ts';

export const words: SqueezeWords = {
  cardsOf: (side) => `${side}的牌`,
  how: '拖动牌边或牌角，慢慢看',
  open: '翻开',
  openForMe: '替我翻开',
  card: (place) => `第 ${place} 张，背面朝上`,
  keys: '按方向键慢慢掀开，按回车翻开',
};
