import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '天燈許願',
  tagline: '點燈人一到，滿天燈火歸您',
  symbols: {
    keeper: '點燈人',
    moon: '圓月',
    lantern: '天燈',
    tower: '寶塔',
    gate: '牌樓',
    flute: '竹笛',
    jar: '酒罈',
    plum: '梅',
    orchid: '蘭',
    bamboo: '竹',
    mum: '菊',
  },
  cash: {
    title: '天燈的金額',
    note: '每盞天燈的金額依下列機率抽取，與其他天燈無關。',
  },
  meter: (gathered, needed) => `點燈人 ${gathered} / ${needed}`,
  rules: [
    {
      title: '天燈與點燈人',
      text: '天燈上寫著金額。點燈人出現時，收取畫面中所有天燈；有幾位點燈人，就收取幾次。付費旋轉中點燈人只出現在第五條轉輪，免費旋轉開出現在第三至第五條。',
    },
    {
      title: '圓月與免費旋轉',
      text: '第一至第四條轉輪出現 3 輪以上圓月，送 8 次免費旋轉，天燈與點燈人更多。',
    },
    {
      title: '點燈人的心願',
      text: '免費旋轉中，每集到 4 位點燈人，加送 5 次，倍數加 1；最多三回，每局最多 23 次。',
    },
    {
      title: '百搭',
      text: '點燈人也是百搭，可代替除圓月和天燈以外的任何圖案。',
    },
  ],
};
