import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '玉兔搗星',
  tagline: '搗落滿天星',
  symbols: {
    star: '星星',
    moon: '圓月',
    hare: '玉兔',
    mortar: '藥臼',
    cake: '月餅',
    osmanthus: '桂花',
    lantern: '花燈',
    teacup: '茶杯',
    cloud: '祥雲',
    drop: '仙露',
  },
  hold: {
    title: '集星',
    text: '星星留在原位，每添一顆，次數重新計為 3 次。',
  },
  cash: {
    title: '星星的金額',
    note: '每顆星星的金額依下列機率抽取，與其他星星無關。',
  },
  rules: [
    {
      title: '1024 路',
      text: '五條轉輪各四格。同一圖案從最左一條起，在相鄰 3 條以上轉輪上出現即有獎；每條轉輪上的個數相乘，就是中獎的路數。',
    },
    {
      title: '星星與集星',
      text: '星星上寫著金額。一次旋轉出現 6 顆以上，星星全部派獎並留在原位，再轉 3 次，不再收費；每添一顆，次數重新計為 3 次。',
    },
    {
      title: '四個獎池',
      text: '星星可能寫著迷你、小獎或大獎，依目前投注的倍數派獎。20 格全部集滿，另得至尊獎。',
    },
    { title: '圓月', text: '圓月是百搭，可代替除星星以外的任何圖案，出現在第二至第五條轉輪。' },
  ],
};
