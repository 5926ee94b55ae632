import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '椒香灶火',
  tagline: '越炒越旺，倍數直升',
  symbols: {
    flame: '灶火',
    wok: '炒鍋',
    pepper: '辣椒',
    garlic: '大蒜',
    mushroom: '香菇',
    lotus: '蓮藕',
    egg: '雞蛋',
    onion: '香蔥',
    anise: '八角',
  },
  rules: [
    {
      title: '相連中獎',
      text: '同一圖案上下左右相連 5 個以上即有獎，越多越高。',
    },
    {
      title: '連炒與倍數',
      text: '中獎的圖案下鍋，上方的落下補滿；如再中獎，倍數依次為 1、2、3、5、8 倍，其後保持 8 倍。',
    },
    {
      title: '炒鍋與免費旋轉',
      text: '一次旋轉首次停下時出現 3 口炒鍋，送 8 次免費旋轉，倍數改為 2、4、6、10、16 倍；免費旋轉中再出現則加送 4 次。',
    },
    { title: '灶火', text: '灶火是百搭，可代替除炒鍋以外的任何圖案，出現在第二、四條轉輪。' },
  ],
};
