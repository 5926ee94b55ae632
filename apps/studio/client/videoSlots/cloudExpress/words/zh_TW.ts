import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '雲嶺列車',
  tagline: '車廂相連，一路同行',
  symbols: {
    steam: '蒸汽',
    signal: '綠燈',
    train: '列車',
    pass: '車票',
    conductor: '列車長',
    viaduct: '高架橋',
    bag: '行李',
    tea: '熱茶',
    pine: '松樹',
    peak: '雪峰',
  },
  rules: [
    {
      title: '243 路',
      text: '同一圖案從最左一條轉輪起，在相鄰 3 條以上轉輪上出現即有獎；每條轉輪上的個數相乘，就是中獎的路數。',
    },
    {
      title: '相連的車廂',
      text: '第二、三條轉輪相連，每次停在同樣的圖案上。免費旋轉中，第二、三、四條都相連。',
    },
    {
      title: '綠燈與免費旋轉',
      text: '第一條轉輪和相連的轉輪上都出現綠燈，送 8 次免費旋轉；免費旋轉中相連的轉輪再出現綠燈，加送 3 次，每局最多 24 次。',
    },
    {
      title: '蒸汽',
      text: '蒸汽是百搭，可代替除綠燈以外的任何圖案，出現在第二至第五條轉輪。',
    },
  ],
};
