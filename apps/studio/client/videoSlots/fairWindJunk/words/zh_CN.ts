import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '顺风宝船',
  tagline: '一帆风顺，倍数高升',
  symbols: {
    wind: '顺风',
    pearl: '珍珠',
    junk: '宝船',
    chest: '宝箱',
    compass: '罗盘',
    vase: '青花瓶',
    anchor: '船锚',
    shell: '扇贝',
    fish: '金鱼',
    knot: '中国结',
  },
  rules: [
    {
      title: '1024 路',
      text: '五条转轴各四格。同一图案从最左一条起，在相邻 3 条以上转轴上出现即有奖；每条转轴上的个数相乘，就是中奖的路数。',
    },
    {
      title: '珍珠与免费转动',
      text: '3 颗以上珍珠送免费转动，由您选择：次数多、倍数低，或次数少、倍数高。每次免费转动中奖后倍数上升，整个免费转动不再下降。免费转动中再出 3 颗珍珠，按所选加送次数，每局最多 24 次。一次转动最多派投注的 400 倍。',
    },
    { title: '顺风', text: '顺风是百搭，可代替除珍珠以外的任何图案，出现在第二至第五条转轴。' },
  ],
};
