import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '雀屏春深',
  tagline: '孔雀開屏，獎金翻倍',
  symbols: {
    peacock: '孔雀',
    pavilion: '亭台',
    eye: '翎眼',
    peony: '牡丹',
    fountain: '泉池',
    butterfly: '蝴蝶',
    zither: '琴',
    chess: '棋',
    book: '書',
    brush: '畫',
  },
  rules: [
    {
      title: '開屏翻倍',
      text: '孔雀是百搭，出現在第二、三、四條轉輪。每隻孔雀使所在中獎線的獎金變為 2 倍，兩隻 4 倍，三隻 8 倍；免費旋轉中每隻 3 倍，最高 27 倍。',
    },
    {
      title: '亭台與免費旋轉',
      text: '第一至第四條轉輪出現 3 座以上亭台，送免費旋轉，由您選擇：次數多、倍數低，或次數少、倍數高。再出現 3 座以上，依所選加送，每局最多 30 次。',
    },
    {
      title: '單次上限',
      text: '一次旋轉最多派投注的 400 倍。',
    },
  ],
};
