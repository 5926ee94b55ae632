import { noticesOf, type PokerWords } from '../words.ts';

const hands: PokerWords['hands'] = {
  nothing: '无牌型',
  jacks: '一对 J 或更大',
  two_pair: '两对',
  three: '三条',
  straight: '顺子',
  flush: '同花',
  full_house: '葫芦',
  four: '四条',
  four_low: '四条 2–4',
  four_aces: '四条 A',
  straight_flush: '同花顺',
  five: '五条',
  wild_royal: '百搭皇家同花顺',
  four_deuces: '四张 2',
  royal_flush: '皇家同花顺',
};

export const words: PokerWords = {
  name: '鹤影扑克',
  tagline: '四张赔付表，一次换牌',
  welcome: '请下注发牌',
  deal: '发牌',
  draw: '换牌',
  dealing: '发牌中',
  held: '保留',
  hands: hands,
  pays: '赔付表',
  tables: {
    choose: '选择赔付表',
    names: { jacks: 'J 对以上', bonus: '红利', double_bonus: '双倍红利', deuces: '百搭 2' },
    hand: '牌型',
    chance: '机会',
  },
  advice: {
    mark: '最佳',
    best: (share) => `最佳留法平均返还 ${share}`,
    yours: (share) => `您选的 ${share}`,
    none: '最好全部换掉。',
  },
  cards: '您的五张牌',
  notices: noticesOf(
    hands,
    {
      won: (hand, amount) => `${hand}，赢得 ${amount}`,
      back: (hand, amount) => `${hand}，退回 ${amount}`,
    },
    '没有中奖牌型',
    '点选要保留的牌，再换牌',
  ),
  fairness: '一局的十张牌在发牌时由同一次洗牌决定：前五张是手牌，其后依次用于换牌。',
  rules: [
    {
      title: '玩法',
      text: '从一副 52 张牌中发五张，选择保留的牌，其余从同一副牌中更换一次，按最终牌型赔付。',
    },
    {
      title: '赔付表',
      text: '发牌前可在四张赔付表中选一张。“红利”和“双倍红利”的四条按点数分档；“百搭 2”里四张 2 可代替任何牌，一对和两对不赔。每张表的赔付、各牌型在最佳取舍下的机会与返还率列在下面。',
    },
    {
      title: '返还率',
      text: '下面总的返还率是四张表中最低的一张，各表的返还率写在表名旁。下面的返还率按每手牌都作最佳取舍计算：对全部 2,598,960 种手牌的 32 种取舍逐一精确比较得出，没有任何近似。',
    },
    { title: '离开', text: '没有换牌的一局会保留 24 小时，之后按原有五张牌结算。' },
  ],
  keys: '键盘：空格发牌或换牌，1–5 保留或放开对应的牌。Q、W、E、R 选赔付表，C 开关教练，B 看最佳选择。',
};
