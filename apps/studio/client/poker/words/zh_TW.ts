import { noticesOf, type PokerWords } from '../words.ts';

const hands: PokerWords['hands'] = {
  nothing: '無牌型',
  jacks: '一對 J 或更大',
  two_pair: '兩對',
  three: '三條',
  straight: '順子',
  flush: '同花',
  full_house: '葫蘆',
  four: '鐵支',
  straight_flush: '同花順',
  royal_flush: '同花大順',
};

export const words: PokerWords = {
  name: '鶴影撲克',
  tagline: '留與舍之間，自有乾坤',
  welcome: '請下注發牌',
  deal: '發牌',
  draw: '換牌',
  dealing: '發牌中',
  held: '保留',
  hands: hands,
  pays: '賠付表',
  cards: '您的五張牌',
  notices: noticesOf(
    hands,
    {
      won: (hand, amount) => `${hand}，贏得 ${amount}`,
      back: (hand, amount) => `${hand}，退回 ${amount}`,
    },
    '沒有中獎牌型',
    '點選要保留的牌，再換牌',
  ),
  fairness: '一局的十張牌在發牌時由同一次洗牌決定：前五張是手牌，其後依次用於換牌。',
  rules: [
    {
      title: '玩法',
      text: '從一副 52 張牌中發五張，選擇保留的牌，其餘從同一副牌中更換一次，依最終牌型賠付。',
    },
    {
      title: '返還率',
      text: '下面的返還率依每手牌都作最佳取捨計算：對全部 2,598,960 種手牌的 32 種取捨逐一精確比較得出，沒有任何近似。',
    },
    { title: '離開', text: '沒有換牌的一局會保留 24 小時，之後依原有五張牌結算。' },
  ],
  keys: '鍵盤：空白鍵發牌或換牌，1–5 保留或放開對應的牌。',
};
