import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '机巧夜枭',
  tagline: '4096 路，越上弦越响亮',
  symbols: {
    owl: '夜枭',
    key: '发条钥匙',
    gear: '齿轮',
    tower: '钟楼',
    hourglass: '沙漏',
    bird: '机关鸟',
    astrolabe: '浑天仪',
    lamp: '油灯',
    spring: '弹簧',
    nut: '螺母',
    bolt: '螺栓',
  },
  meter: (gathered, needed) => `齿轮 ${gathered} / ${needed}`,
  rules: [
    {
      title: '4096 路',
      text: '六条转轴各四格。同一图案从最左一条起，在相邻 3 条以上转轴上出现即有奖；每条转轴上的个数相乘，就是中奖的路数。',
    },
    {
      title: '钥匙与免费转动',
      text: '第一至第五条转轴出现 4 把以上钥匙，送免费转动，由您选择：12 次、1 倍起，或 8 次、3 倍起。再出现 4 把以上，按所选加送 4 次或 3 次，每局最多 30 次。',
    },
    {
      title: '上弦',
      text: '免费转动中，每集到 5 个齿轮，倍数加 1（最高 8 倍），并加送 1 次，最多上弦 5 回。齿轮照常计奖。',
    },
    {
      title: '夜枭',
      text: '夜枭是百搭，可代替除钥匙以外的任何图案，出现在第二至第五条转轴。',
    },
  ],
};
