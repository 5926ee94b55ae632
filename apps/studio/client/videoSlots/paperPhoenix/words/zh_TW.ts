import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '紙鳳凌霄',
  tagline: '鳳凰展翅，久駐不去',
  symbols: {
    phoenix: '鳳凰',
    ember: '火種',
    feather: '鳳羽',
    scissors: '剪刀',
    lantern: '燈籠',
    parasol: '花傘',
    plum: '梅',
    orchid: '蘭',
    bamboo: '竹',
    mum: '菊',
  },
  rules: [
    {
      title: '展翅',
      text: '鳳凰是百搭，出現在第二、三、四條轉輪，並蓋滿整條轉輪，可代替除火種以外的任何圖案。',
    },
    {
      title: '火種與免費旋轉',
      text: '第一至第四條轉輪出現 3 枚以上火種，送 8 次免費旋轉；免費旋轉中再出現 3 枚以上加送 2 次，每局最多 20 次。',
    },
    {
      title: '久駐',
      text: '免費旋轉中，鳳凰蓋滿的轉輪一直保持，直到免費旋轉結束。',
    },
  ],
};
