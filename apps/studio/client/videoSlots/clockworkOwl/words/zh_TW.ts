import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '機巧夜梟',
  tagline: '4096 路，越上弦越響亮',
  symbols: {
    owl: '夜梟',
    key: '發條鑰匙',
    gear: '齒輪',
    tower: '鐘樓',
    hourglass: '沙漏',
    bird: '機關鳥',
    astrolabe: '渾天儀',
    lamp: '油燈',
    spring: '彈簧',
    nut: '螺母',
    bolt: '螺栓',
  },
  meter: (gathered, needed) => `齒輪 ${gathered} / ${needed}`,
  rules: [
    {
      title: '4096 路',
      text: '六條轉輪各四格。同一圖案從最左一條起，在相鄰 3 條以上轉輪上出現即有獎；每條轉輪上的個數相乘，就是中獎的路數。',
    },
    {
      title: '鑰匙與免費旋轉',
      text: '第一至第五條轉輪出現 4 把以上鑰匙，送免費旋轉，由您選擇：12 次、1 倍起，或 8 次、3 倍起。再出現 4 把以上，依所選加送 4 次或 3 次，每局最多 30 次。',
    },
    {
      title: '上弦',
      text: '免費旋轉中，每集到 5 個齒輪，倍數加 1（最高 8 倍），並加送 1 次，最多上弦 5 回。齒輪照常計獎。',
    },
    {
      title: '夜梟',
      text: '夜梟是百搭，可代替除鑰匙以外的任何圖案，出現在第二至第五條轉輪。',
    },
  ],
};
