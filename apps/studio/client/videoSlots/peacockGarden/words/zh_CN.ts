import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '雀屏春深',
  tagline: '孔雀开屏，奖金翻番',
  symbols: {
    peacock: '孔雀',
    pavilion: '亭台',
    eye: '翎眼',
    peony: '牡丹',
    fountain: '泉池',
    butterfly: '蝴蝶',
    zither: '琴',
    chess: '棋',
    book: '书',
    brush: '画',
  },
  rules: [
    {
      title: '开屏翻番',
      text: '孔雀是百搭，出现在第二、三、四条转轴。每只孔雀使所在中奖线的奖金变为 2 倍，两只 4 倍，三只 8 倍；免费转动中每只 3 倍，最高 27 倍。',
    },
    {
      title: '亭台与免费转动',
      text: '第一至第四条转轴出现 3 座以上亭台，送免费转动，由您选择：次数多、倍数低，或次数少、倍数高。再出现 3 座以上，按所选加送，每局最多 30 次。',
    },
    {
      title: '单次上限',
      text: '一次转动最多派投注的 400 倍。',
    },
  ],
};
