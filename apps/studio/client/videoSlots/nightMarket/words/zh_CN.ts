import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
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
};
