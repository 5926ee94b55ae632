import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '荷塘聽雨',
  tagline: '雨落一程，倍數一程',
  symbols: {
    rain: '雨滴',
    frog: '青蛙',
    lotus: '荷花',
    dragonfly: '蜻蜓',
    koi: '錦鯉',
    seedpod: '蓮蓬',
    bud: '花苞',
    leaf: '荷葉',
    reed: '蒲草',
  },
  rules: [
    {
      title: '相連中獎',
      text: '六條轉輪各五格。同一圖案上下左右相連 5 個以上即有獎，越多越高。',
    },
    {
      title: '落下與補滿',
      text: '中獎的圖案沉入水中，上方的落下補滿；如再中獎，繼續派獎，直到不再中獎為止。',
    },
    {
      title: '青蛙與免費旋轉',
      text: '一次旋轉首次停下時，第二至第五條轉輪各出現 1 隻青蛙，送 8 次免費旋轉；再次出現加送 3 次，每局最多 20 次。',
    },
    {
      title: '雨聲不歇',
      text: '免費旋轉中，每一次中獎後倍數加 1，最高 20 倍，整個免費旋轉不再下降。',
    },
    {
      title: '雨滴',
      text: '雨滴是百搭，可代替除青蛙以外的任何圖案，出現在第三、四條轉輪。',
    },
    {
      title: '單次上限',
      text: '一次旋轉最多派投注的 1000 倍。',
    },
  ],
};
