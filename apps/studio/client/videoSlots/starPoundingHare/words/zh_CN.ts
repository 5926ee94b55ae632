import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '玉兔捣星',
  tagline: '捣落满天星',
  symbols: {
    star: '星星',
    moon: '圆月',
    hare: '玉兔',
    mortar: '药臼',
    cake: '月饼',
    osmanthus: '桂花',
    lantern: '花灯',
    teacup: '茶杯',
    cloud: '祥云',
    drop: '仙露',
  },
  hold: {
    title: '集星',
    text: '星星留在原位，每添一颗，次数重新计为 3 次。',
  },
  cash: {
    title: '星星的金额',
    note: '每颗星星的金额按下列机会抽取，与其他星星无关。',
  },
  rules: [
    {
      title: '1024 路',
      text: '五条转轴各四格。同一图案从最左一条起，在相邻 3 条以上转轴上出现即有奖；每条转轴上的个数相乘，就是中奖的路数。',
    },
    {
      title: '星星与集星',
      text: '星星上写着金额。一次转动出现 6 颗以上，星星全部派奖并留在原位，再转 3 次，不再收费；每添一颗，次数重新计为 3 次。',
    },
    {
      title: '四个奖池',
      text: '星星可能写着迷你、小奖或大奖，按当前投注的倍数派奖。20 格全部集满，另得至尊奖。',
    },
    { title: '圆月', text: '圆月是百搭，可代替除星星以外的任何图案，出现在第二至第五条转轴。' },
  ],
};
