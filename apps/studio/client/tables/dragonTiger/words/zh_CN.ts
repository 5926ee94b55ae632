import { shoeWords } from '../../shoe/words/zh_CN.ts';
import type { GameWords } from '../../texts/texts.ts';
import { cardBetName } from '../words.ts';

export const cardBets: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '单',
  even: '双',
  red: '红',
  black: '黑',
};

const spots: Readonly<Record<string, string>> = {
  dragon: '龙',
  tiger: '虎',
  tie: '和',
  'suited-tie': '同花和',
};

const kinds: Readonly<Record<string, string>> = {
  side: '龙、虎',
  tie: '和',
  'suited-tie': '同花和',
  card: '龙、虎的大小、单双、红黑',
};

const spot = (spot: string): string => {
  const [side = '', bet] = spot.split(':');
  return bet === undefined ? (spots[side] ?? spot) : `${spots[side] ?? side}${cardBetName(bet, 'zh_CN')}`;
};

export const dragonTigerWords: GameWords = {
  name: '龙虎夜斗',
  tagline: '一张定龙虎',
  rules: [
    '龙、虎各发一张牌，大者为胜。K 最大，A 最小，只比点数，不比花色。',
    '龙、虎 1 赔 1；开和时，龙、虎的投注退回一半。和 1 赔 11；同花和（点数与花色都相同）1 赔 50。',
    '大为 8 至 K，小为 A 至 6；单、双按牌的点数（J 为 11，Q 为 12，K 为 13）；红为红心、方块，黑为黑桃、梅花。以上均 1 赔 1，开 7 全输。',
    shoeWords.rule,
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spot,
  result: (summary) => (summary === 'tie' ? '和局' : `${spots[summary] ?? summary}赢`),
  draw: [
    shoeWords.lies,
    '牌是 0–51 的数：除以 13 的整数部分为花色（0 黑桃、1 红心、2 方块、3 梅花），余数为点（0 为 A）。先龙后虎。',
  ],
};
