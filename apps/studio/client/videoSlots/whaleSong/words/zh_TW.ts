import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '鯨歌雲海',
  tagline: '星光聚起，巨鯨浮升',
  symbols: {
    whale: '巨鯨',
    conch: '海螺',
    star: '星光',
    moon: '彎月',
    lighthouse: '燈塔',
    bird: '海鷗',
    cloud: '雲',
    coral: '珊瑚',
    kelp: '海藻',
    drop: '水滴',
  },
  meter: (gathered, needed) => `星光 ${gathered} / ${needed}`,
  rules: [
    {
      title: '1024 路',
      text: '五條轉輪各四格。同一圖案從最左一條起，在相鄰 3 條以上轉輪上出現即有獎；每條轉輪上的個數相乘，就是中獎的路數。',
    },
    {
      title: '海螺與免費旋轉',
      text: '海螺出現在第一、三、五條轉輪，三條同時出現送 8 次免費旋轉；免費旋轉中再次出現加送 3 次，每局最多 30 次。',
    },
    {
      title: '浮升的巨鯨',
      text: '免費旋轉中，第三條轉輪最下一格是巨鯨。每集到 4 顆星光，巨鯨升高一格，倍數加 1，並加送 1 次，最高佔滿整條轉輪。星光照常計獎。',
    },
    {
      title: '巨鯨',
      text: '巨鯨是百搭，可代替除海螺以外的任何圖案，出現在第二至第五條轉輪。',
    },
  ],
};
