import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '鲸歌云海',
  tagline: '星光聚起，巨鲸浮升',
  symbols: {
    whale: '巨鲸',
    conch: '海螺',
    star: '星光',
    moon: '弯月',
    lighthouse: '灯塔',
    bird: '海鸥',
    cloud: '云',
    coral: '珊瑚',
    kelp: '海藻',
    drop: '水滴',
  },
  meter: (gathered, needed) => `星光 ${gathered} / ${needed}`,
  rules: [
    {
      title: '1024 路',
      text: '五条转轴各四格。同一图案从最左一条起，在相邻 3 条以上转轴上出现即有奖；每条转轴上的个数相乘，就是中奖的路数。',
    },
    {
      title: '海螺与免费转动',
      text: '海螺出现在第一、三、五条转轴，三条同时出现送 8 次免费转动；免费转动中再次出现加送 3 次，每局最多 30 次。',
    },
    {
      title: '浮升的巨鲸',
      text: '免费转动中，第三条转轴最下一格是巨鲸。每集到 4 颗星光，巨鲸升高一格，倍数加 1，并加送 1 次，最高占满整条转轴。星光照常计奖。',
    },
    {
      title: '巨鲸',
      text: '巨鲸是百搭，可代替除海螺以外的任何图案，出现在第二至第五条转轴。',
    },
  ],
};
