import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '燈市如晝',
  tagline: '集滿花燈，照亮長街',
  symbols: {
    firework: '煙火',
    lantern: '燈籠',
    mask: '臉譜',
    fan: '摺扇',
    kite: '風箏',
    teapot: '茶壺',
    skewer: '糖葫蘆',
    bun: '包子',
    drum: '波浪鼓',
    pinwheel: '風車',
  },
  hold: {
    title: '集燈',
    text: '燈籠留在原位，每添一盞，次數重新計為 3 次。',
  },
  cash: {
    title: '燈籠的金額',
    note: '每盞燈籠的金額依下列機率抽取，與其他燈籠無關。',
  },
  rules: [
    {
      title: '燈籠與集燈',
      text: '燈籠上寫著金額。一次旋轉出現 6 盞以上，燈籠全部派獎並留在原位，再轉 3 次，不再收費；每添一盞新燈，次數重新計為 3 次。',
    },
    {
      title: '四個獎池',
      text: '燈籠可能寫著迷你、小獎或大獎，依目前投注的倍數派獎。15 格全部集滿，另得至尊獎。',
    },
    { title: '煙火', text: '煙火是百搭，可代替除燈籠以外的任何圖案，出現在第二至第五條轉輪。' },
  ],
};
