import type { HandName } from '../../src/games/videoPoker/rules.ts';
import type { Lang } from '../shell/sessionTexts.ts';

export interface PokerWords {
  readonly name: string;
  readonly tagline: string;
  readonly welcome: string;
  readonly deal: string;
  readonly draw: string;
  readonly dealing: string;
  readonly held: string;
  readonly hands: Readonly<Record<HandName, string>>;
  readonly pays: string;
  readonly cards: string;
  readonly notices: Readonly<Record<HandName | 'hold', (amount: string, count: number) => string>>;
  readonly fairness: string;
  readonly rules: readonly { readonly title: string; readonly text: string }[];
  readonly keys: string;
  /** What a digit does, in the list of keys. */
  readonly holdKey: string;
}

const noticesOf = (
  hands: Readonly<Record<HandName, string>>,
  { won, back }: Readonly<Record<'won' | 'back', (hand: string, amount: string) => string>>,
  nothing: string,
  hold: string,
): PokerWords['notices'] => {
  const of = (hand: HandName) => (amount: string, gains: number) =>
    (gains > 0 ? won : back)(hands[hand], amount);
  return {
    nothing: () => nothing,
    jacks: of('jacks'),
    two_pair: of('two_pair'),
    three: of('three'),
    straight: of('straight'),
    flush: of('flush'),
    full_house: of('full_house'),
    four: of('four'),
    straight_flush: of('straight_flush'),
    royal_flush: of('royal_flush'),
    hold: () => hold,
  };
};

const zhHands: PokerWords['hands'] = {
  nothing: '无牌型',
  jacks: '一对 J 或更大',
  two_pair: '两对',
  three: '三条',
  straight: '顺子',
  flush: '同花',
  full_house: '葫芦',
  four: '四条',
  straight_flush: '同花顺',
  royal_flush: '皇家同花顺',
};

const zh: PokerWords = {
  name: '鹤影扑克',
  tagline: '留与舍之间，自有乾坤',
  welcome: '请下注发牌',
  deal: '发牌',
  draw: '换牌',
  dealing: '发牌中',
  held: '保留',
  holdKey: '保留或放开一张牌',
  hands: zhHands,
  pays: '赔付表',
  cards: '您的五张牌',
  notices: noticesOf(
    zhHands,
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
      title: '返还率',
      text: '下面的返还率按每手牌都作最佳取舍计算：对全部 2,598,960 种手牌的 32 种取舍逐一精确比较得出，没有任何近似。',
    },
    { title: '离开', text: '没有换牌的一局会保留 24 小时，之后按原有五张牌结算。' },
  ],
  keys: '键盘：空格发牌或换牌，1–5 保留或放开对应的牌。',
};

const enHands: PokerWords['hands'] = {
  nothing: 'Nothing',
  jacks: 'Jacks or better',
  two_pair: 'Two pair',
  three: 'Three of a kind',
  straight: 'Straight',
  flush: 'Flush',
  full_house: 'Full house',
  four: 'Four of a kind',
  straight_flush: 'Straight flush',
  royal_flush: 'Royal flush',
};

const en: PokerWords = {
  name: 'Crane Poker',
  tagline: 'Jacks or Better video poker',
  welcome: 'Place your bet and deal',
  deal: 'Deal',
  draw: 'Draw',
  dealing: 'Dealing',
  held: 'Held',
  holdKey: 'Hold or release a card',
  hands: enHands,
  pays: 'Paytable',
  cards: 'Your five cards',
  notices: noticesOf(
    enHands,
    {
      won: (hand, amount) => `${hand}: you won ${amount}`,
      back: (hand, amount) => `${hand}: ${amount} returned`,
    },
    'No win this time',
    'Choose the cards to hold, then draw',
  ),
  fairness:
    'One shuffle at the deal decides the ten cards of the round: the first five are your hand, the next replace the cards you discard.',
  rules: [
    {
      title: 'How to play',
      text: 'Five cards are dealt from a 52-card deck. Choose which to hold. The others are replaced once from the same deck, and the final hand is paid.',
    },
    {
      title: 'RTP',
      text: 'The RTP below assumes the best choice with every hand: all 32 choices of all 2,598,960 hands are compared exactly, with no estimates.',
    },
    {
      title: 'Leaving',
      text: 'A round without a draw is kept for 24 hours. Then the five dealt cards are paid.',
    },
  ],
  keys: 'Keys: space deals or draws, 1–5 hold or release a card.',
};

export const pokerWordsOf = (lang: Lang): PokerWords => (lang === 'zh_CN' ? zh : en);
