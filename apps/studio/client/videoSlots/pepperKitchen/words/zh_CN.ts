import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
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
};
