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
  four_low: '鐵支 2–4',
  four_aces: '鐵支 A',
  straight_flush: '同花順',
  five: '五條',
  wild_royal: '百搭同花大順',
  four_deuces: '四張 2',
  royal_flush: '同花大順',
};

export const words: PokerWords = {
  name: '鶴影撲克',
  tagline: '四張賠付表，一次換牌',
  welcome: '請下注發牌',
  deal: '發牌',
  draw: '換牌',
  dealing: '發牌中',
  held: '保留',
  hands: hands,
  pays: '賠付表',
  tables: {
    choose: '選擇賠付表',
    names: { jacks: 'J 對以上', bonus: '紅利', double_bonus: '雙倍紅利', deuces: '百搭 2' },
    hand: '牌型',
    chance: '機率',
  },
  advice: {
    mark: '最佳',
    best: (share) => `最佳留法平均返還 ${share}`,
    yours: (share) => `您選的 ${share}`,
    none: '最好全部換掉。',
  },
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
      title: '賠付表',
      text: '發牌前可在四張賠付表中選一張。「紅利」和「雙倍紅利」的鐵支依點數分級；「百搭 2」裡四張 2 可代替任何牌，一對和兩對不賠。每張表的賠付、各牌型在最佳取捨下的機率與返還率列在下面。',
    },
    {
      title: '返還率',
      text: '下面總的返還率是四張表中最低的一張，各表的返還率寫在表名旁。下面的返還率依每手牌都作最佳取捨計算：對全部 2,598,960 種手牌的 32 種取捨逐一精確比較得出，沒有任何近似。',
    },
    { title: '離開', text: '沒有換牌的一局會保留 24 小時，之後依原有五張牌結算。' },
  ],
  keys: '鍵盤：空白鍵發牌或換牌，1–5 保留或放開對應的牌。Q、W、E、R 選賠付表，C 開關教練，B 看最佳選擇。',
};
