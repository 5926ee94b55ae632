import { skyLanternNight } from '../../../src/games/videoSlots/slots/skyLanternNight.ts';
import type { SlotView } from '../view.ts';

export const view: SlotView = {
  slot: skyLanternNight,
  words: {
    zh_CN: {
      name: '天灯许愿',
      tagline: '点灯人一到，满天灯火归您',
      symbols: {
        keeper: '点灯人',
        moon: '圆月',
        lantern: '天灯',
        tower: '宝塔',
        gate: '牌楼',
        flute: '竹笛',
        jar: '酒坛',
        plum: '梅',
        orchid: '兰',
        bamboo: '竹',
        mum: '菊',
      },
      cash: {
        title: '天灯的金额',
        note: '每盏天灯的金额按下列机会抽取，与其他天灯无关。',
      },
      meter: (gathered, needed) => `点灯人 ${gathered} / ${needed}`,
      rules: [
        {
          title: '天灯与点灯人',
          text: '天灯上写着金额。点灯人出现时，收取画面中所有天灯；有几位点灯人，就收取几次。付费转动中点灯人只出现在第五条转轴，免费转动中出现在第三至第五条。',
        },
        {
          title: '圆月与免费转动',
          text: '第一至第四条转轴出现 3 轮以上圆月，送 8 次免费转动，天灯与点灯人更多。',
        },
        {
          title: '点灯人的心愿',
          text: '免费转动中，每集到 4 位点灯人，加送 5 次，倍数加 1；最多三回，每局最多 23 次。',
        },
        {
          title: '百搭',
          text: '点灯人也是百搭，可代替除圆月和天灯以外的任何图案。',
        },
      ],
    },
    en_US: {
      name: 'Sky Lantern Night',
      tagline: 'When the keeper comes, every lantern is yours',
      symbols: {
        keeper: 'Lantern keeper',
        moon: 'Full moon',
        lantern: 'Sky lantern',
        tower: 'Pagoda',
        gate: 'Archway',
        flute: 'Flute',
        jar: 'Wine jar',
        plum: 'Plum blossom',
        orchid: 'Orchid',
        bamboo: 'Bamboo',
        mum: 'Chrysanthemum',
      },
      cash: {
        title: 'Lantern amounts',
        note: 'The amount of each lantern is drawn with these chances, whatever the others show.',
      },
      meter: (gathered, needed) => `Keepers ${gathered} / ${needed}`,
      rules: [
        {
          title: 'Lanterns and the keeper',
          text: 'Every lantern carries an amount. A keeper in view collects all lanterns in view; each further keeper collects them again. In paid spins keepers appear on reel 5 alone, in free spins on reels 3 to 5.',
        },
        {
          title: 'Moons: free spins',
          text: 'Three or more moons on reels 1 to 4 give 8 free spins, with more lanterns and keepers.',
        },
        {
          title: "The keepers' wish",
          text: 'In free spins every 4 keepers add 5 spins and add 1 to the multiplier, up to three times: at most 23 spins in a round.',
        },
        {
          title: 'Wild',
          text: 'The keeper is wild as well and substitutes for every symbol except the moon and the lantern.',
        },
      ],
    },
  },
};
