import { cloudExpress } from '../../../src/games/videoSlots/slots/cloudExpress.ts';
import type { SlotView } from '../view.ts';

export const view: SlotView = {
  slot: cloudExpress,
  words: {
    zh_CN: {
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
    },
    en_US: {
      name: 'Cloud Mountain Express',
      tagline: 'Coupled carriages travel together',
      symbols: {
        steam: 'Steam',
        signal: 'Green signal',
        train: 'Train',
        pass: 'Ticket',
        conductor: 'Conductor',
        viaduct: 'Viaduct',
        bag: 'Suitcase',
        tea: 'Tea',
        pine: 'Pine',
        peak: 'Peak',
      },
      rules: [
        {
          title: '243 ways',
          text: 'A symbol wins on three or more adjacent reels from the left. The number of ways is its count on each of those reels, multiplied.',
        },
        {
          title: 'Coupled reels',
          text: 'Reels 2 and 3 are coupled: they stop on the same symbols in every spin. In free spins reels 2, 3 and 4 are.',
        },
        {
          title: 'Green signals: free spins',
          text: 'A signal on reel 1 and one on the coupled reels give 8 free spins. A signal on the coupled reels in a free spin adds 3 spins, up to 24 in a round.',
        },
        {
          title: 'Steam',
          text: 'Steam is wild and substitutes for every symbol except the signal. It appears on reels 2 to 5.',
        },
      ],
    },
  },
};
