import { dragonBoatDrums } from '../../../src/games/videoSlots/slots/dragonBoatDrums.ts';
import type { SlotView } from '../view.ts';

export const view: SlotView = {
  slot: dragonBoatDrums,
  words: {
    zh_CN: {
      name: '龙舟鼓浪',
      tagline: '鼓点越密，奖金越高',
      symbols: {
        drum: '大鼓',
        pearl: '龙珠',
        boat: '龙舟',
        flag: '令旗',
        dumpling: '粽子',
        oars: '船桨',
        egg: '咸蛋',
        sachet: '香囊',
        calamus: '艾草',
        wave: '浪花',
      },
      hold: {
        title: '擂鼓',
        text: '大鼓留在原位，每添一面，次数重新计为 3 次。',
      },
      cash: {
        title: '大鼓的金额',
        note: '每面大鼓的金额按下列机会抽取，与其他大鼓无关。',
      },
      rules: [
        {
          title: '243 路',
          text: '同一图案从最左一条转轴起，在相邻 3 条以上转轴上出现即有奖；每条转轴上的个数相乘，就是中奖的路数。',
        },
        {
          title: '大鼓与擂鼓',
          text: '大鼓上写着金额。一次转动出现 6 面以上，大鼓全部派奖并留在原位，再转 3 次，不再收费；每添一面，次数重新计为 3 次。',
        },
        {
          title: '鼓点',
          text: '已有 8 面以上时，再添的每面按金额的 2 倍派奖；10 面以上 3 倍；12 面以上 5 倍。',
        },
        {
          title: '四个奖池',
          text: '大鼓可能写着迷你、小奖或大奖，按当前投注的倍数派奖，鼓点同样计算。15 格全部集满，另得至尊奖。',
        },
        {
          title: '龙珠',
          text: '龙珠是百搭，可代替除大鼓以外的任何图案，出现在第二至第五条转轴。',
        },
      ],
    },
    en_US: {
      name: 'Dragon Boat Drums',
      tagline: 'The closer the beat, the higher the pay',
      symbols: {
        drum: 'Drum',
        pearl: 'Dragon pearl',
        boat: 'Dragon boat',
        flag: 'Pennant',
        dumpling: 'Rice dumpling',
        oars: 'Paddles',
        egg: 'Salted egg',
        sachet: 'Sachet',
        calamus: 'Mugwort',
        wave: 'Wave',
      },
      hold: {
        title: 'Drumroll',
        text: 'Drums stay. Each new one sets the respins back to 3.',
      },
      cash: {
        title: 'Drum amounts',
        note: 'The amount of each drum is drawn with these chances, whatever the others show.',
      },
      rules: [
        {
          title: '243 ways',
          text: 'A symbol wins on three or more adjacent reels from the left. The number of ways is its count on each of those reels, multiplied.',
        },
        {
          title: 'Drums: hold and win',
          text: 'Every drum carries an amount. Six or more in one spin all pay, stay where they are and start 3 respins that cost nothing. Each new drum pays and sets the respins back to 3.',
        },
        {
          title: 'The beat',
          text: 'Once 8 drums are held, each new one pays 2 times its amount; from 10 on 3 times, from 12 on 5 times.',
        },
        {
          title: 'Four pots',
          text: 'A drum may be Mini, Minor or Major, each a multiple of the bet, and the beat counts for them too. When all 15 places hold a drum, the Grand pot is paid as well.',
        },
        {
          title: 'The dragon pearl',
          text: 'The pearl is wild and substitutes for every symbol except the drum. It appears on reels 2 to 5.',
        },
      ],
    },
  },
};
