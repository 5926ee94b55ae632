import { nightMarket } from '../../../src/games/videoSlots/slots/nightMarket.ts';
import type { SlotView } from '../view.ts';

export const view: SlotView = {
  slot: nightMarket,
  words: {
    zh_CN: {
      name: '灯市如昼',
      tagline: '集满花灯，照亮长街',
      symbols: {
        firework: '烟花',
        lantern: '灯笼',
        mask: '脸谱',
        fan: '折扇',
        kite: '风筝',
        teapot: '茶壶',
        skewer: '糖葫芦',
        bun: '包子',
        drum: '拨浪鼓',
        pinwheel: '风车',
      },
      hold: {
        title: '集灯',
        text: '灯笼留在原位，每添一盏，次数重新计为 3 次。',
      },
      cash: {
        title: '灯笼的金额',
        note: '每盏灯笼的金额按下列机会抽取，与其他灯笼无关。',
      },
      rules: [
        {
          title: '灯笼与集灯',
          text: '灯笼上写着金额。一次转动出现 6 盏以上，灯笼全部派奖并留在原位，再转 3 次，不再收费；每添一盏新灯，次数重新计为 3 次。',
        },
        {
          title: '四个奖池',
          text: '灯笼可能写着迷你、小奖或大奖，按当前投注的倍数派奖。15 格全部集满，另得至尊奖。',
        },
        { title: '烟花', text: '烟花是百搭，可代替除灯笼以外的任何图案，出现在第二至第五条转轴。' },
      ],
    },
    en_US: {
      name: 'Night Market Lanterns',
      tagline: 'Fill the street with light',
      symbols: {
        firework: 'Firework',
        lantern: 'Lantern',
        mask: 'Mask',
        fan: 'Fan',
        kite: 'Kite',
        teapot: 'Teapot',
        skewer: 'Candied haws',
        bun: 'Steamed bun',
        drum: 'Rattle drum',
        pinwheel: 'Pinwheel',
      },
      hold: {
        title: 'Hold and win',
        text: 'Lanterns stay. Each new one sets the respins back to 3.',
      },
      cash: {
        title: 'Lantern amounts',
        note: 'The amount of each lantern is drawn with these chances, whatever the others show.',
      },
      rules: [
        {
          title: 'Lanterns: hold and win',
          text: 'Every lantern carries an amount. Six or more in one spin all pay, stay where they are and start 3 respins that cost nothing. Each new lantern pays and sets the respins back to 3.',
        },
        {
          title: 'Four pots',
          text: 'A lantern may be Mini, Minor or Major, each a multiple of the bet. When all 15 places hold a lantern, the Grand pot is paid as well.',
        },
        {
          title: 'The firework',
          text: 'The firework is wild and substitutes for every symbol except the lantern. It appears on reels 2 to 5.',
        },
      ],
    },
  },
};
