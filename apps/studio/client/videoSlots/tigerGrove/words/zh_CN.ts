import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '竹影虎踪',
  tagline: '虎步所至，皆为百搭',
  symbols: {
    tiger: '老虎',
    gong: '铜锣',
    moon: '月亮',
    orchid: '兰花',
    jade: '玉璧',
    shoot: '竹笋',
    butterfly: '蝴蝶',
    leaf: '竹叶',
    mushroom: '红菇',
  },
  walk: {
    title: '百搭出行',
    begins: '百搭出行，再转不收费',
    over: (won) => `百搭走完，本局共赢得 ${won}`,
  },
  rules: [
    {
      title: '老虎出行',
      text: '老虎是百搭，出现在第五条转轴，并盖满整条转轴。此后每次再转不收费，老虎向左走一条，直到走出第一条为止。',
    },
    {
      title: '结伴而行',
      text: '再转中可能又有老虎出现，与前一只一起走。每局最多再转 20 次。',
    },
  ],
};
