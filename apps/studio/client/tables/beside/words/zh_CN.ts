import type { BesideWords } from '../words.ts';

export const besideWords: BesideWords = {
  intro: '两张牌桌并排进行，共用同一余额；限额与游戏时长合并计算。',
  last: '上次所选',
  failed: '暂时无法打开这张牌桌，请重试。',
};
