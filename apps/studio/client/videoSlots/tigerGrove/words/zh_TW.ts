import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '竹影虎蹤',
  tagline: '虎步所至，皆為百搭',
  symbols: {
    tiger: '老虎',
    gong: '銅鑼',
    moon: '月亮',
    orchid: '蘭花',
    jade: '玉璧',
    shoot: '竹筍',
    butterfly: '蝴蝶',
    leaf: '竹葉',
    mushroom: '紅菇',
  },
  walk: {
    title: '百搭出行',
    begins: '百搭出行，再轉不收費',
    over: (won) => `百搭走完，本局共贏得 ${won}`,
  },
  rules: [
    {
      title: '老虎出行',
      text: '老虎是百搭，出現在第五條轉輪，並蓋滿整條轉輪。此後每次再轉不收費，老虎向左走一條，直到走出第一條為止。',
    },
    {
      title: '結伴而行',
      text: '再轉中可能又有老虎出現，與前一隻一起走。每局最多再轉 20 次。',
    },
  ],
};
