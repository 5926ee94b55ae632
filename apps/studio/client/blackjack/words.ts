import type { HandResult, Move } from '../../src/games/blackjack/outcome.ts';
import type { SideName, SideResult } from '../../src/games/blackjack/sides.ts';
import type { Lang } from '../shell/sessionTexts.ts';

export interface BlackjackWords {
  readonly name: string;
  readonly tagline: string;
  readonly welcome: string;
  readonly deal: string;
  readonly dealing: string;
  readonly dealer: string;
  readonly player: string;
  readonly handOf: (number: number) => string;
  readonly table: string;
  readonly doubled: string;
  readonly felt: string;
  readonly count: (total: number, soft: boolean) => string;
  readonly moves: Readonly<Record<Move, string>>;
  readonly results: Readonly<Record<HandResult, string>>;
  readonly notices: Readonly<
    Record<HandResult | 'back' | 'insured' | 'insurance' | 'your_move' | 'side', (amount: string) => string>
  >;
  readonly fairness: string;
  readonly rules: readonly { readonly title: string; readonly text: string }[];
  readonly keys: string;
  readonly sides: SideWords;
}

export interface SideWords {
  readonly title: string;
  readonly names: Readonly<Record<SideName, string>>;
  readonly results: Readonly<Record<SideResult, string>>;
  /** The chance of a result, formatted. */
  readonly chance: string;
  readonly pays: string;
  readonly handStake: (amount: string) => string;
}

const zh: BlackjackWords = {
  name: '灯下廿一点',
  tagline: '一灯一桌，与庄家对坐',
  welcome: '请下注发牌',
  deal: '发牌',
  dealing: '发牌中',
  dealer: '庄家',
  player: '您的牌',
  handOf: (number) => `第 ${number} 手`,
  table: '牌桌',
  doubled: '已加倍',
  felt: '黑杰克赔 3:2 · 庄家满 17 点停牌 · 保险赔 2:1',
  count: (total, soft) => (soft ? `软 ${total} 点` : `${total} 点`),
  moves: { insure: '买保险', decline: '不买保险', hit: '要牌', stand: '停牌', double: '加倍', split: '分牌' },
  results: { blackjack: '黑杰克', win: '赢', push: '平局', lose: '输', bust: '爆牌' },
  notices: {
    blackjack: (amount) => `黑杰克！赢得 ${amount}`,
    win: (amount) => `您赢了 ${amount}`,
    back: (amount) => `退回 ${amount}`,
    push: (amount) => `平局，退回 ${amount}`,
    lose: () => '这一局庄家赢',
    bust: () => '超过 21 点，爆牌',
    insured: (amount) => `庄家黑杰克，保险派回 ${amount}`,
    insurance: () => '庄家亮出 A，要买保险吗？',
    your_move: () => '轮到您了',
    side: (amount) => `边注中了，派彩 ${amount}；轮到您了`,
  },
  fairness: '一局的全部牌在发牌时由同一次抽取决定，之后的选择只会依次读取。',
  rules: [
    { title: '目标', text: '牌面点数比庄家更接近 21 点而不超过。A 计 1 或 11 点，J、Q、K 计 10 点。' },
    { title: '牌靴', text: '每次发牌 52 张牌的机会完全相同，与已出的牌无关（无尽牌靴）。' },
    {
      title: '庄家',
      text: '庄家满 17 点（含软 17）停牌；亮出 A 或 10 点牌时先看底牌，若为黑杰克则当即结算。',
    },
    {
      title: '黑杰克',
      text: '首两张为 A 与 10 点牌即黑杰克，赔 3:2；庄家同为黑杰克则平局。分牌后不算黑杰克。',
    },
    {
      title: '加倍与分牌',
      text: '任意首两张可加倍，只补一张；点数相同的同名牌可分一次，分牌后可加倍；分 A 每手只补一张。',
    },
    {
      title: '保险',
      text: '庄家亮出 A 时可用投注额的一半买保险，庄家为黑杰克则赔 2:1。从长期看，保险不划算。',
    },
    { title: '离开', text: '没有玩完的一局会保留 24 小时，之后由系统代为停牌（不买保险）并结算。' },
  ],
  sides: {
    title: '边注',
    names: { pair: '对灯', three: '三灯' },
    results: {
      same_card: '同花同名对',
      same_colour: '同色对',
      mixed_pair: '异色对',
      suited_triple: '同花三条',
      straight_flush: '同花顺',
      triple: '三条',
      straight: '顺子',
      flush: '同花',
    },
    chance: '机会',
    pays: '赔付（含本）',
    handStake: (amount) => `手牌 ${amount}`,
  },
  keys: '键盘：空格发牌，H 要牌，S 停牌，D 加倍，P 分牌，I 买保险，N 不买保险。',
};

const en: BlackjackWords = {
  name: 'Lantern Twenty-One',
  tagline: 'Blackjack, one on one with the dealer',
  welcome: 'Place your bet and deal',
  deal: 'Deal',
  dealing: 'Dealing',
  dealer: 'Dealer',
  player: 'Your hand',
  handOf: (number) => `Hand ${number}`,
  table: 'Table',
  doubled: 'doubled',
  felt: 'Blackjack pays 3 to 2 · Dealer stands on every 17 · Insurance pays 2 to 1',
  count: (total, soft) => (soft ? `soft ${total}` : `${total}`),
  moves: {
    insure: 'Insure',
    decline: 'No insurance',
    hit: 'Hit',
    stand: 'Stand',
    double: 'Double',
    split: 'Split',
  },
  results: { blackjack: 'Blackjack', win: 'Win', push: 'Push', lose: 'Lost', bust: 'Bust' },
  notices: {
    blackjack: (amount) => `Blackjack! You won ${amount}`,
    win: (amount) => `You won ${amount}`,
    back: (amount) => `${amount} returned`,
    push: (amount) => `Push: ${amount} returned`,
    lose: () => 'The dealer wins this hand',
    bust: () => 'Over 21: bust',
    insured: (amount) => `Dealer blackjack: insurance pays ${amount}`,
    insurance: () => 'The dealer shows an ace. Insurance?',
    your_move: () => 'Your move',
    side: (amount) => `Side bet pays ${amount}. Your move`,
  },
  fairness:
    'One draw at the deal decides every card of the round. Your choices only take the next cards from it.',
  rules: [
    {
      title: 'Aim',
      text: 'Get closer to 21 than the dealer without going over. Aces count 1 or 11; jacks, queens and kings count 10.',
    },
    {
      title: 'Shoe',
      text: 'Infinite shoe: at every draw each of the 52 cards is equally likely, whatever came before.',
    },
    {
      title: 'Dealer',
      text: 'The dealer stands on all 17s, including soft 17, and peeks under an ace or a ten. If the dealer has blackjack, the round is settled at once.',
    },
    {
      title: 'Blackjack',
      text: 'An ace and a ten-value card as your first two cards pay 3 to 2. If the dealer has blackjack too, it is a push. After a split, 21 is not blackjack.',
    },
    {
      title: 'Double and split',
      text: 'You can double on any first two cards, also after a split, and get exactly one more card. Two cards of the same rank can be split once. Split aces get one card each.',
    },
    {
      title: 'Insurance',
      text: 'When the dealer shows an ace, you can insure for half your bet. It pays 2 to 1 if the dealer has blackjack. In the long run insurance is not worth it.',
    },
    {
      title: 'Leaving',
      text: 'An unfinished round is kept for 24 hours. Then your hand stands, without insurance, and is settled.',
    },
  ],
  sides: {
    title: 'Side bets',
    names: { pair: 'Lantern Pair', three: 'Three Lanterns' },
    results: {
      same_card: 'Identical pair',
      same_colour: 'Same-colour pair',
      mixed_pair: 'Mixed pair',
      suited_triple: 'Suited triple',
      straight_flush: 'Straight flush',
      triple: 'Triple',
      straight: 'Straight',
      flush: 'Flush',
    },
    chance: 'Chance',
    pays: 'Pays, bet included',
    handStake: (amount) => `Hand ${amount}`,
  },
  keys: 'Keys: space deals, H hits, S stands, D doubles, P splits, I insures, N declines.',
};

export const blackjackWordsOf = (lang: Lang): BlackjackWords => (lang === 'zh_CN' ? zh : en);
