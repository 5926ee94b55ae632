import type { PotView } from '../../../src/tables/views.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import type { GameWords } from '../texts/texts.ts';

const ruleZh = [
  '六个座位，没有庄家。每个座位付同样的底注，各发五张，牌最大的座位独得底池；底池的百分之五为抽水，归平台。所以每份底注的返还率正好是 95 %。',
  'A 为 1 点，2–9 按牌面，10、J、Q、K 为 10 点。任意三张之和为十的倍数即有牛，另两张之和的个位为牛几，也为十的倍数则为牛牛；五张全为 J、Q、K 为五花牛，最大。',
  '大小：五花牛、牛牛、牛九至牛一、没牛。相同时比最大的一张牌（K 最大，A 最小），再比花色：黑桃、红心、梅花、方块。一副牌中没有两手完全相同，所以每局只有一位赢家。',
  '入座：选一个筹码作底注，再选座位。同一局、同一币种、底注相同的会员坐进同一个底池；您选的座位已有人时，会另开一池。没有人坐的座位由机器人补上，机器人用的是平台的钱：它的底注由平台付，它赢的也归平台。',
  '每人每局只能坐一个座位，开几个窗口都一样，不会自己同自己比牌。牌由公开的抽取决定，没有要不要牌的选择，看不到别人的牌也改变不了结果，串通得不到任何好处。',
];
const ruleEn = [
  'Six seats and no banker. Every seat pays the same ante and gets five cards; the best hand takes the pot. The house keeps a rake of 5 % of the pot, so each ante returns exactly 95 %.',
  'An ace counts 1, 2–9 their own, ten and pictures 10. Three cards that make a multiple of ten are a bull; the last digit of the other two is its number, and if they make a multiple of ten as well it is a bull bull. Five of jack, queen and king are five pictures, the best of all.',
  'Five pictures beat a bull bull, then bull 9 down to bull 1, then no bull. Alike, the highest card decides (king high, ace low), then its suit: spades, hearts, clubs, diamonds. No two hands of one deck are alike, so each round has one winner.',
  'To sit down, choose a chip as your ante and then a seat. Members with the same ante and currency in a round share a pot; if your seat is taken there, another pot is opened. Seats that nobody takes are played by bots. Bots play with the house’s money: the house pays their antes and keeps what they win.',
  'You can take one seat a round, however many windows are open, so you never play against yourself. The cards follow from a public draw, there is nothing to decide after the ante, and nobody can see or change a hand: acting together gains nothing.',
];

export const bullsPotWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: {
    name: '算盘斗牛',
    tagline: '六人通比，一手独赢',
    rules: ruleZh,
    kind: () => '您的座位牌最大',
    spot: (spot) => `${spot.slice(5)} 号座`,
    result: (summary) => `${summary} 号座赢得底池`,
    draw: [
      '52 张牌依次排列，从中不放回地抽取 30 张：第一个数小于 52，第二个小于 51，依此类推。余数即剩余牌中的位置。',
      '位置除以 13 的整数部分为花色（0 黑桃、1 红心、2 方块、3 梅花），余数为点（0 为 A）。一张一张轮流发给 1 至 6 号座。',
    ],
  },
  en_US: {
    name: 'Abacus Bulls',
    tagline: 'Niu-niu for six: the best hand takes the pot',
    rules: ruleEn,
    kind: () => 'Your seat has the best hand',
    spot: (spot) => `Seat ${spot.slice(5)}`,
    result: (summary) => `Seat ${summary} takes the pot`,
    draw: [
      'All 52 cards lie in order, and 30 leave the deck: the first number falls below 52, the second below 51, and so on. Each is a place among the cards that are left.',
      'The quotient of the place by 13 is the suit (0 spades, 1 hearts, 2 diamonds, 3 clubs), the remainder the rank (0 is the ace). Dealt one by one in turn, seats 1 to 6.',
    ],
  },
};

export interface PotWords {
  readonly who: Readonly<Record<PotView['seats'][number], string>>;
  readonly pot: (amount: string) => string;
  readonly pays: (amount: string) => string;
  readonly free: string;
  readonly yours: string;
  readonly choose: string;
  readonly seated: string;
}

export const potWords: Readonly<Record<Lang, PotWords>> = {
  zh_CN: {
    who: { you: '您', member: '会员', bot: '机器人' },
    pot: (amount) => `底池 ${amount}`,
    pays: (amount) => `赢家得 ${amount}`,
    free: '入座',
    yours: '您在这里',
    choose: '选筹码作底注，再选一个座位',
    seated: '已入座，等待发牌',
  },
  en_US: {
    who: { you: 'You', member: 'Member', bot: 'Bot' },
    pot: (amount) => `Pot ${amount}`,
    pays: (amount) => `Winner gets ${amount}`,
    free: 'Sit here',
    yours: 'You sit here',
    choose: 'Choose a chip as your ante, then a seat',
    seated: 'You are seated. Waiting for the deal',
  },
};
