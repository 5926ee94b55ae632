import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '荷塘听雨',
  tagline: '雨落一程，倍数一程',
  symbols: {
    rain: '雨滴',
    frog: '青蛙',
    lotus: '荷花',
    dragonfly: '蜻蜓',
    koi: '锦鲤',
    seedpod: '莲蓬',
    bud: '花苞',
    leaf: '荷叶',
    reed: '蒲草',
  },
  rules: [
    {
      title: '相连中奖',
      text: '六条转轴各五格。同一图案上下左右相连 5 个以上即有奖，越多越高。',
    },
    {
      title: '落下与补满',
      text: '中奖的图案沉入水中，上方的落下补满；如再中奖，继续派奖，直到不再中奖为止。',
    },
    {
      title: '青蛙与免费转动',
      text: '一次转动首次停下时，第二至第五条转轴各出现 1 只青蛙，送 8 次免费转动；再次出现加送 3 次，每局最多 20 次。',
    },
    {
      title: '雨声不歇',
      text: '免费转动中，每一次中奖后倍数加 1，最高 20 倍，整个免费转动不再下降。',
    },
    {
      title: '雨滴',
      text: '雨滴是百搭，可代替除青蛙以外的任何图案，出现在第三、四条转轴。',
    },
    {
      title: '单次上限',
      text: '一次转动最多派投注的 1000 倍。',
    },
  ],
};
