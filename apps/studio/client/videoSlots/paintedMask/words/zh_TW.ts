import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '粉墨登場',
  tagline: '帷幕一開，滿台同角',
  symbols: {
    spotlight: '燈光',
    gong: '銅鑼',
    veil: '帷幕',
    redMask: '紅臉',
    greenMask: '綠臉',
    blueMask: '藍臉',
    fan: '摺扇',
    zither: '琴',
    chess: '棋',
    book: '書',
    brush: '畫',
  },
  rules: [
    {
      title: '帷幕',
      text: '一次旋轉中的所有帷幕同時拉開，變成同一個圖案，八種普通圖案機率相等。',
    },
    {
      title: '銅鑼與免費旋轉',
      text: '第一至第四條轉輪出現 3 面以上銅鑼，送 10 次免費旋轉，帷幕出現得更多；免費旋轉中第二、三、四條轉輪同時出現銅鑼，加送 5 次，每局最多 30 次。',
    },
    {
      title: '燈光',
      text: '燈光是百搭，可代替除銅鑼以外的任何圖案，出現在第二至第五條轉輪。',
    },
  ],
};
