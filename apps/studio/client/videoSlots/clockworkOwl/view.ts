import { clockworkOwl } from '../../../src/games/videoSlots/slots/clockworkOwl.ts';
import type { SlotView } from '../view.ts';

export const view: SlotView = {
  slot: clockworkOwl,
  words: {
    zh_CN: {
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
    },
    en_US: {
      name: 'Clockwork Owl',
      tagline: '4,096 ways, and it winds ever higher',
      symbols: {
        owl: 'Owl',
        key: 'Winding key',
        gear: 'Gear',
        tower: 'Clock tower',
        hourglass: 'Hourglass',
        bird: 'Wind-up bird',
        astrolabe: 'Armillary sphere',
        lamp: 'Lamp',
        spring: 'Spring',
        nut: 'Nut',
        bolt: 'Bolt',
      },
      meter: (gathered, needed) => `Gears ${gathered} / ${needed}`,
      rules: [
        {
          title: '4,096 ways',
          text: 'Six reels with four rows. A symbol wins on three or more adjacent reels from the left. The number of ways is its count on each of those reels, multiplied.',
        },
        {
          title: 'Keys: choose your free spins',
          text: 'Four or more keys on reels 1 to 5 give free spins of your choice: 12 from × 1, or 8 from × 3. Four more keys add 4 or 3 spins, according to your choice, up to 30 in a round.',
        },
        {
          title: 'Winding up',
          text: 'In free spins every 5 gears add 1 to the multiplier, up to × 8, and add a spin, up to five times. Gears pay as usual.',
        },
        {
          title: 'The owl',
          text: 'The owl is wild and substitutes for every symbol except the key. It appears on reels 2 to 5.',
        },
      ],
    },
  },
};
