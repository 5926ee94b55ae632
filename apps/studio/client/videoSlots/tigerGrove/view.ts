import { tigerGrove } from '../../../src/games/videoSlots/slots/tigerGrove.ts';
import type { SlotView } from '../view.ts';

export const view: SlotView = {
  slot: tigerGrove,
  words: {
    zh_CN: {
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
    },
    en_US: {
      name: 'Tiger in the Bamboo',
      tagline: 'Where the tiger walks, everything is wild',
      symbols: {
        tiger: 'Tiger',
        gong: 'Gong',
        moon: 'Moon',
        orchid: 'Orchid',
        jade: 'Jade disc',
        shoot: 'Bamboo shoot',
        butterfly: 'Butterfly',
        leaf: 'Bamboo leaves',
        mushroom: 'Red mushroom',
      },
      walk: {
        title: 'Walking wild',
        begins: 'The wild walks: respins are free',
        over: (won) => `The walk is over: you won ${won} this round`,
      },
      rules: [
        {
          title: 'The walking tiger',
          text: 'The tiger is wild. It appears on reel 5 and covers the whole reel. Respins that cost nothing follow, and with each one it walks one reel to the left until it has left the first.',
        },
        {
          title: 'In company',
          text: 'Another tiger may appear during the respins and walks along. A round has at most 20 respins.',
        },
      ],
    },
  },
};
