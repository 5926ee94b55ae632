import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '纸凤凌霄',
  tagline: '凤凰展翅，久驻不去',
  symbols: {
    phoenix: '凤凰',
    ember: '火种',
    feather: '凤羽',
    scissors: '剪刀',
    lantern: '灯笼',
    parasol: '花伞',
    plum: '梅',
    orchid: '兰',
    bamboo: '竹',
    mum: '菊',
  },
  rules: [
    {
      title: '展翅',
      text: '凤凰是百搭，出现在第二、三、四条转轴，并盖满整条转轴，可代替除火种以外的任何图案。',
    },
    {
      title: '火种与免费转动',
      text: '第一至第四条转轴出现 3 枚以上火种，送 8 次免费转动；免费转动中再出现 3 枚以上加送 2 次，每局最多 20 次。',
    },
    {
      title: '久驻',
      text: '免费转动中，凤凰盖满的转轴一直保持，直到免费转动结束。',
    },
  ],
};
