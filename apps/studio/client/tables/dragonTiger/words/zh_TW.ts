import { shoeWords } from '../../shoe/words/zh_TW.ts';
import type { GameWords } from '../../texts/texts.ts';
import { cardBetName } from '../words.ts';

export const cardBets: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '單',
  even: '雙',
  red: '紅',
  black: '黑',
};

const spots: Readonly<Record<string, string>> = {
  dragon: '龍',
  tiger: '虎',
  tie: '和',
  'suited-tie': '同花和',
};

const kinds: Readonly<Record<string, string>> = {
  side: '龍、虎',
  tie: '和',
  'suited-tie': '同花和',
  card: '龍、虎的大小、單雙、紅黑',
};

const spot = (spot: string): string => {
  const [side = '', bet] = spot.split(':');
  return bet === undefined ? (spots[side] ?? spot) : `${spots[side] ?? side}${cardBetName(bet, 'zh_TW')}`;
};

export const dragonTigerWords: GameWords = {
  name: '龍虎夜鬥',
  tagline: '一張定龍虎',
  rules: [
    '龍、虎各發一張牌，大者為勝。K 最大，A 最小，只比點數，不比花色。',
    '龍、虎 1 賠 1；開和時，龍、虎的投注退回一半。和 1 賠 11；同花和（點數與花色都相同）1 賠 50。',
    '大為 8 至 K，小為 A 至 6；單、雙依牌的點數（J 為 11，Q 為 12，K 為 13）；紅為紅心、方塊，黑為黑桃、梅花。以上均 1 賠 1，開 7 全輸。',
    shoeWords.rule,
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spot,
  result: (summary) => (summary === 'tie' ? '和局' : `${spots[summary] ?? summary}贏`),
  draw: [
    shoeWords.lies,
    '牌是 0–51 的數：除以 13 的整數部分為花色（0 黑桃、1 紅心、2 方塊、3 梅花），餘數為點（0 為 A）。先龍後虎。',
  ],
};
