import type { Lang } from '../../shell/sessionTexts.ts';
import type { GameWords } from '../texts/texts.ts';

const cardBets: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  zh_CN: { big: '大', small: '小', odd: '单', even: '双', red: '红', black: '黑' },
  en_US: { big: 'Big', small: 'Small', odd: 'Odd', even: 'Even', red: 'Red', black: 'Black' },
};

/** A bet on a single card, without its side. */
export const cardBetName = (bet: string, lang: Lang): string => cardBets[lang][bet] ?? bet;

const spotsZh: Readonly<Record<string, string>> = {
  dragon: '龙',
  tiger: '虎',
  tie: '和',
  'suited-tie': '同花和',
};
const kindsZh: Readonly<Record<string, string>> = {
  side: '龙、虎',
  tie: '和',
  'suited-tie': '同花和',
  card: '龙、虎的大小、单双、红黑',
};
const spotZh = (spot: string): string => {
  const [side = '', bet] = spot.split(':');
  return bet === undefined ? (spotsZh[side] ?? spot) : `${spotsZh[side] ?? side}${cardBetName(bet, 'zh_CN')}`;
};

const spotsEn: Readonly<Record<string, string>> = {
  dragon: 'Dragon',
  tiger: 'Tiger',
  tie: 'Tie',
  'suited-tie': 'Suited tie',
};
const kindsEn: Readonly<Record<string, string>> = {
  side: 'Dragon, tiger',
  tie: 'Tie',
  'suited-tie': 'Suited tie',
  card: 'Big, small, odd, even, red, black of one card',
};
const spotEn = (spot: string): string => {
  const [side = '', bet] = spot.split(':');
  return bet === undefined
    ? (spotsEn[side] ?? spot)
    : `${spotsEn[side] ?? side} ${cardBetName(bet, 'en_US').toLowerCase()}`;
};

export const dragonTigerWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: {
    name: '龙虎夜斗',
    tagline: '一张定龙虎',
    rules: [
      '龙、虎各发一张牌，大者为胜。K 最大，A 最小，只比点数，不比花色。',
      '龙、虎 1 赔 1；开和时，龙、虎的投注退回一半。和 1 赔 11；同花和（点数与花色都相同）1 赔 50。',
      '大为 8 至 K，小为 A 至 6；单、双按牌的点数（J 为 11，Q 为 12，K 为 13）；红为红心、方块，黑为黑桃、梅花。以上均 1 赔 1，开 7 全输。',
      '八副牌，每局重新洗牌，过去的结果不影响下一局。',
    ],
    kind: (kind) => kindsZh[kind] ?? kind,
    spot: spotZh,
    result: (summary) => (summary === 'tie' ? '和局' : `${spotsZh[summary] ?? summary}赢`),
    draw: [
      '416 张牌依次排列，从中不放回地抽取两张：第一个数小于 416，第二个小于 415。余数即剩余牌中的位置。',
      '位置对 52 取余得到牌：除以 13 的整数部分为花色（0 黑桃、1 红心、2 方块、3 梅花），余数为点（0 为 A）。先龙后虎。',
    ],
  },
  en_US: {
    name: 'Dragon and Tiger Night',
    tagline: 'One card each',
    rules: [
      'Dragon and tiger get one card each, and the higher wins. The king is the highest, the ace the lowest; suits do not count.',
      'Dragon and tiger pay 1 to 1; in a tie half of the bets on them comes back. A tie pays 11 to 1, a suited tie (same rank and suit) 50 to 1.',
      'Big is 8 to king, small ace to 6; odd and even go by the rank (jack 11, queen 12, king 13); red is hearts and diamonds, black spades and clubs. All pay 1 to 1, and all lose to a 7.',
      'Eight decks, shuffled for every round: what came before changes nothing.',
    ],
    kind: (kind) => kindsEn[kind] ?? kind,
    spot: spotEn,
    result: (summary) => (summary === 'tie' ? 'Tie' : `${spotsEn[summary] ?? summary} wins`),
    draw: [
      'All 416 cards lie in order, and two leave the shoe: the first number falls below 416, the second below 415. Each is a place among the cards that are left.',
      'The place modulo 52 is the card: its quotient by 13 the suit (0 spades, 1 hearts, 2 diamonds, 3 clubs), the remainder the rank (0 is the ace). The dragon comes first.',
    ],
  },
};
