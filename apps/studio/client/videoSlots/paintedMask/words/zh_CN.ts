import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '粉墨登场',
  tagline: '帷幕一开，满台同角',
  symbols: {
    spotlight: '灯光',
    gong: '铜锣',
    veil: '帷幕',
    redMask: '红脸',
    greenMask: '绿脸',
    blueMask: '蓝脸',
    fan: '折扇',
    zither: '琴',
    chess: '棋',
    book: '书',
    brush: '画',
  },
  rules: [
    {
      title: '帷幕',
      text: '一次转动中的所有帷幕同时拉开，变成同一个图案，八种普通图案机会相等。',
    },
    {
      title: '铜锣与免费转动',
      text: '第一至第四条转轴出现 3 面以上铜锣，送 10 次免费转动，帷幕出现得更多；免费转动中第二、三、四条转轴同时出现铜锣，加送 5 次，每局最多 30 次。',
    },
    {
      title: '灯光',
      text: '灯光是百搭，可代替除铜锣以外的任何图案，出现在第二至第五条转轴。',
    },
  ],
};
