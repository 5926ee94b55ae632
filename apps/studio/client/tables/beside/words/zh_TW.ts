import type { BesideWords } from '../words.ts';

export const besideWords: BesideWords = {
  intro: '兩張牌桌並排進行，共用同一餘額；限額與遊戲時間合併計算。',
  last: '上次所選',
  failed: '暫時無法開啟這張牌桌，請再試一次。',
};
