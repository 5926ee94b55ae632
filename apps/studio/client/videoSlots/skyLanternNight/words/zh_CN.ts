import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '天灯许愿',
  tagline: '点灯人一到，满天灯火归您',
  symbols: {
    keeper: '点灯人',
    moon: '圆月',
    lantern: '天灯',
    tower: '宝塔',
    gate: '牌楼',
    flute: '竹笛',
    jar: '酒坛',
    plum: '梅',
    orchid: '兰',
    bamboo: '竹',
    mum: '菊',
  },
  cash: {
    title: '天灯的金额',
    note: '每盏天灯的金额按下列机会抽取，与其他天灯无关。',
  },
  meter: (gathered, needed) => `点灯人 ${gathered} / ${needed}`,
  rules: [
    {
      title: '天灯与点灯人',
      text: '天灯上写着金额。点灯人出现时，收取画面中所有天灯；有几位点灯人，就收取几次。付费转动中点灯人只出现在第五条转轴，免费转动中出现在第三至第五条。',
    },
    {
      title: '圆月与免费转动',
      text: '第一至第四条转轴出现 3 轮以上圆月，送 8 次免费转动，天灯与点灯人更多。',
    },
    {
      title: '点灯人的心愿',
      text: '免费转动中，每集到 4 位点灯人，加送 5 次，倍数加 1；最多三回，每局最多 23 次。',
    },
    {
      title: '百搭',
      text: '点灯人也是百搭，可代替除圆月和天灯以外的任何图案。',
    },
  ],
};
