import { lotusRain } from '../../../src/games/videoSlots/slots/lotusRain.ts';
import type { SlotView } from '../view.ts';

export const view: SlotView = {
  slot: lotusRain,
  words: {
    zh_CN: {
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
    },
    en_US: {
      name: 'Rain on Lotus',
      tagline: 'Every shower lifts the multiplier',
      symbols: {
        rain: 'Raindrop',
        frog: 'Frog',
        lotus: 'Lotus',
        dragonfly: 'Dragonfly',
        koi: 'Koi',
        seedpod: 'Seed pod',
        bud: 'Bud',
        leaf: 'Lotus leaf',
        reed: 'Cattail',
      },
      rules: [
        {
          title: 'Clusters',
          text: 'Six reels with five rows. Five or more of a symbol that touch above, below or beside each other win; the larger the cluster, the more it pays.',
        },
        {
          title: 'Cascades',
          text: 'What wins sinks into the pond, the rest falls and the grid refills. It pays again and again until nothing wins.',
        },
        {
          title: 'Frogs: free spins',
          text: 'One frog on each of reels 2 to 5 when a spin first stops gives 8 free spins. Four more add 3 spins, up to 20 in a round.',
        },
        {
          title: 'The rain goes on',
          text: 'In free spins every winning fall adds 1 to the multiplier, up to × 20, which never drops until they end.',
        },
        {
          title: 'The raindrop',
          text: 'The raindrop is wild and substitutes for every symbol except the frog. It appears on reels 3 and 4.',
        },
        {
          title: 'Limit of a spin',
          text: 'One spin pays at most 1,000 times the bet.',
        },
      ],
    },
  },
};
