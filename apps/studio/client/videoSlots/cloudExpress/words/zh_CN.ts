import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '云岭列车',
  tagline: '车厢相连，一路同行',
  symbols: {
    steam: '蒸汽',
    signal: '绿灯',
    train: '列车',
    pass: '车票',
    conductor: '列车长',
    viaduct: '高架桥',
    bag: '行李',
    tea: '热茶',
    pine: '松树',
    peak: '雪峰',
  },
  rules: [
    {
      title: '243 路',
      text: '同一图案从最左一条转轴起，在相邻 3 条以上转轴上出现即有奖；每条转轴上的个数相乘，就是中奖的路数。',
    },
    {
      title: '相连的车厢',
      text: '第二、三条转轴相连，每次停在同样的图案上。免费转动中，第二、三、四条都相连。',
    },
    {
      title: '绿灯与免费转动',
      text: '第一条转轴和相连的转轴上都出现绿灯，送 8 次免费转动；免费转动中相连的转轴再出现绿灯，加送 3 次，每局最多 24 次。',
    },
    {
      title: '蒸汽',
      text: '蒸汽是百搭，可代替除绿灯以外的任何图案，出现在第二至第五条转轴。',
    },
  ],
};
