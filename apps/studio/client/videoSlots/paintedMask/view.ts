import { paintedMask } from '../../../src/games/videoSlots/slots/paintedMask.ts';
import type { SlotView } from '../view.ts';

export const view: SlotView = {
  slot: paintedMask,
  words: {
    zh_CN: {
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
    },
    en_US: {
      name: 'The Painted Mask',
      tagline: 'When the veils lift, the whole stage is one',
      symbols: {
        spotlight: 'Spotlight',
        gong: 'Gong',
        veil: 'Veil',
        redMask: 'Red mask',
        greenMask: 'Green mask',
        blueMask: 'Blue mask',
        fan: 'Fan',
        zither: 'Zither',
        chess: 'Go stones',
        book: 'Book',
        brush: 'Brush',
      },
      rules: [
        {
          title: 'Veils',
          text: 'All veils of a spin lift at once and show the same symbol: one of the eight that pay, each as likely.',
        },
        {
          title: 'Gongs: free spins',
          text: 'Three or more gongs on reels 1 to 4 give 10 free spins, in which there are more veils. A gong on each of reels 2, 3 and 4 in a free spin adds 5 spins, up to 30 in a round.',
        },
        {
          title: 'The spotlight',
          text: 'The spotlight is wild and substitutes for every symbol except the gong. It appears on reels 2 to 5.',
        },
      ],
    },
  },
};
