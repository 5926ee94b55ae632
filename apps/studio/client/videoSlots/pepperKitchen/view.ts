import { pepperKitchen } from '../../../src/games/videoSlots/slots/pepperKitchen.ts';
import type { SlotView } from '../view.ts';

export const view: SlotView = {
  slot: pepperKitchen,
  words: {
    zh_CN: {
      name: '椒香灶火',
      tagline: '越炒越旺，倍数翻番',
      symbols: {
        flame: '灶火',
        wok: '炒锅',
        pepper: '辣椒',
        garlic: '大蒜',
        mushroom: '香菇',
        lotus: '莲藕',
        egg: '鸡蛋',
        onion: '香葱',
        anise: '八角',
      },
      rules: [
        {
          title: '相连中奖',
          text: '同一图案上下左右相连 5 个以上即有奖，越多越高。',
        },
        {
          title: '连炒与倍数',
          text: '中奖的图案下锅，上方的落下补满；如再中奖，倍数依次为 1、2、3、5、8 倍，其后保持 8 倍。',
        },
        {
          title: '炒锅与免费转动',
          text: '一次转动首次停下时出现 3 口炒锅，送 8 次免费转动，倍数改为 2、4、6、10、16 倍；免费转动中再出现则加送 4 次。',
        },
        { title: '灶火', text: '灶火是百搭，可代替除炒锅以外的任何图案，出现在第二、四条转轴。' },
      ],
    },
    en_US: {
      name: 'Pepper Kitchen',
      tagline: 'The longer it cooks, the hotter it pays',
      symbols: {
        flame: 'Flame',
        wok: 'Wok',
        pepper: 'Chilli',
        garlic: 'Garlic',
        mushroom: 'Mushroom',
        lotus: 'Lotus root',
        egg: 'Egg',
        onion: 'Spring onion',
        anise: 'Star anise',
      },
      rules: [
        {
          title: 'Clusters',
          text: 'Five or more of a symbol that touch above, below or beside each other win; the larger the cluster, the more it pays.',
        },
        {
          title: 'Cascades and multipliers',
          text: 'What wins goes into the pan, the rest falls and the grid refills. The multiplier rises with each win: 1, 2, 3, 5, then 8.',
        },
        {
          title: 'Woks: free spins',
          text: 'Three woks when a spin first stops give 8 free spins, in which the multiplier is 2, 4, 6, 10, then 16. Three more add 4 spins.',
        },
        {
          title: 'The flame',
          text: 'The flame is wild and substitutes for every symbol except the wok. It appears on reels 2 and 4.',
        },
      ],
    },
  },
};
