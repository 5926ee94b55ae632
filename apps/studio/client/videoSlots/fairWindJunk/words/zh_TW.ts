import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '順風寶船',
  tagline: '一帆風順，倍數高升',
  symbols: {
    wind: '順風',
    pearl: '珍珠',
    junk: '寶船',
    chest: '寶箱',
    compass: '羅盤',
    vase: '青花瓶',
    anchor: '船錨',
    shell: '扇貝',
    fish: '金魚',
    knot: '中國結',
  },
  rules: [
    {
      title: '1024 路',
      text: '五條轉輪各四格。同一圖案從最左一條起，在相鄰 3 條以上轉輪上出現即有獎；每條轉輪上的個數相乘，就是中獎的路數。',
    },
    {
      title: '珍珠與免費旋轉',
      text: '3 顆以上珍珠送免費旋轉，由您選擇：次數多、倍數低，或次數少、倍數高。每次免費旋轉中獎後倍數上升，整個免費旋轉不再下降。免費旋轉中再出 3 顆珍珠，依所選加送次數，每局最多 24 次。一次旋轉最多派投注的 400 倍。',
    },
    { title: '順風', text: '順風是百搭，可代替除珍珠以外的任何圖案，出現在第二至第五條轉輪。' },
  ],
};
