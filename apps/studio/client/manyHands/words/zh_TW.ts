import type { Own } from '../words.ts';

export const words: Own = {
  name: '百鶴撲克',
  tagline: '一次取捨，群鶴齊飛',
  welcome: '選好手數，下注發牌',
  choose: '手數',
  countOf: (hands) => `${hands} 手`,
  each: (amount) => `每手 ${amount}`,
  handOf: (number) => `第 ${number} 手`,
  notices: {
    hold: () => '點選要保留的牌，每一手都會保留，再換牌',
    won: (amount, hands) => `${hands} 手中獎，共贏得 ${amount}`,
    back: (amount, hands) => `${hands} 手有牌型，退回 ${amount}`,
    nothing: () => '沒有中獎牌型',
  },
  fairness:
    '發牌時由同一次抽取決定整局：先從 52 張牌中發五張，再為每一手各自洗好餘下的 47 張，依次用於換牌。各手互不影響。',
  rules: [
    {
      title: '玩法',
      text: '從一副 52 張牌中發五張，選擇保留的牌。保留的牌在 2、5 或 10 手中都保留，其餘由每一手各自從餘下的 47 張牌中更換一次，每手依最終牌型賠付。投注平均分到各手。',
    },
    {
      title: '返還率',
      text: '每一手都與鶴影撲克相同，最佳取捨也相同，所以手數不影響返還率，只讓波動更小。下面的返還率對全部 2,598,960 種手牌的 32 種取捨逐一精確比較得出。',
    },
    {
      title: '最大賠付',
      text: '發到同花大順並全部保留時，每一手都是同花大順，共得投注的 800 倍，機率約為 649,740 分之一。',
    },
    { title: '離開', text: '沒有換牌的一局會保留 24 小時，之後依原有五張牌結算。' },
  ],
  keys: '鍵盤：空白鍵發牌或換牌，1–5 保留或放開對應的牌。',
};
