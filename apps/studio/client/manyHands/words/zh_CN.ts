import type { Own } from '../words.ts';

export const words: Own = {
  name: '百鹤扑克',
  tagline: '一次取舍，群鹤齐飞',
  welcome: '选好手数，下注发牌',
  choose: '手数',
  countOf: (hands) => `${hands} 手`,
  each: (amount) => `每手 ${amount}`,
  handOf: (number) => `第 ${number} 手`,
  notices: {
    hold: () => '点选要保留的牌，每一手都会保留，再换牌',
    won: (amount, hands) => `${hands} 手中奖，共赢得 ${amount}`,
    back: (amount, hands) => `${hands} 手有牌型，退回 ${amount}`,
    nothing: () => '没有中奖牌型',
  },
  fairness:
    '发牌时由同一次抽取决定整局：先从 52 张牌中发五张，再为每一手各自洗好余下的 47 张，依次用于换牌。各手互不影响。',
  rules: [
    {
      title: '玩法',
      text: '从一副 52 张牌中发五张，选择保留的牌。保留的牌在 2、5 或 10 手中都保留，其余由每一手各自从余下的 47 张牌中更换一次，每手按最终牌型赔付。投注平均分到各手。',
    },
    {
      title: '返还率',
      text: '每一手都与鹤影扑克相同，最佳取舍也相同，所以手数不影响返还率，只让起伏更小。下面的返还率对全部 2,598,960 种手牌的 32 种取舍逐一精确比较得出。',
    },
    {
      title: '最大赔付',
      text: '发到皇家同花顺并全部保留时，每一手都是皇家同花顺，共得投注的 800 倍，机会约为 649,740 分之一。',
    },
    { title: '离开', text: '没有换牌的一局会保留 24 小时，之后按原有五张牌结算。' },
  ],
  keys: '键盘：空格发牌或换牌，1–5 保留或放开对应的牌。',
};
