import { whaleSong } from '../../../src/games/videoSlots/slots/whaleSong.ts';
import type { SlotView } from '../view.ts';

export const view: SlotView = {
  slot: whaleSong,
  words: {
    zh_CN: {
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
    },
    en_US: {
      name: 'Whale Song',
      tagline: 'Gather the stars, and the whale will rise',
      symbols: {
        whale: 'Whale',
        conch: 'Conch',
        star: 'Star',
        moon: 'Crescent',
        lighthouse: 'Lighthouse',
        bird: 'Gull',
        cloud: 'Cloud',
        coral: 'Coral',
        kelp: 'Kelp',
        drop: 'Drop',
      },
      meter: (gathered, needed) => `Stars ${gathered} / ${needed}`,
      rules: [
        {
          title: '1,024 ways',
          text: 'Five reels with four rows. A symbol wins on three or more adjacent reels from the left. The number of ways is its count on each of those reels, multiplied.',
        },
        {
          title: 'Conches: free spins',
          text: 'Conches appear on reels 1, 3 and 5. One on each gives 8 free spins; three more add 3 spins, up to 30 in a round.',
        },
        {
          title: 'The rising whale',
          text: 'In free spins the bottom row of reel 3 is the whale. Every 4 stars lift it by one row, add 1 to the multiplier and add a spin, until it fills the reel. Stars pay as usual.',
        },
        {
          title: 'The whale',
          text: 'The whale is wild and substitutes for every symbol except the conch. It appears on reels 2 to 5.',
        },
      ],
    },
  },
};
