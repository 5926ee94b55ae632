import type { Lang } from '../../shell/sessionTexts.ts';
import type { GameWords } from '../texts/texts.ts';

const spotsZh: Readonly<Record<string, string>> = {
  player: '闲',
  banker: '庄',
  tie: '和',
  'player-pair': '闲对',
  'banker-pair': '庄对',
  pair: '对子（闲对、庄对）',
  'super-six': '超级六',
  'player-bonus': '闲龙宝',
  'banker-bonus': '庄龙宝',
  big: '大',
  small: '小',
};
const spotsEn: Readonly<Record<string, string>> = {
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  'player-pair': 'Player pair',
  'banker-pair': 'Banker pair',
  pair: 'Pair (player, banker)',
  'super-six': 'Super six',
  'player-bonus': 'Player bonus',
  'banker-bonus': 'Banker bonus',
  big: 'Big',
  small: 'Small',
};

/** How cards are dealt and how results are told, alike at every table of the game. */
interface DealWords extends Pick<GameWords, 'kind' | 'spot' | 'result' | 'draw'> {
  readonly deal: readonly string[];
  readonly shoe: string;
}

const dealt: Readonly<Record<Lang, DealWords>> = {
  zh_CN: {
    deal: [
      '闲、庄各发两张牌，点数相加取个位，大者为胜。A 为 1 点，2–9 按牌面，10、J、Q、K 为 0 点。任一方前两张为 8 或 9 点（例牌）即分胜负。',
      '闲家 0–5 点补牌，6、7 点停牌。闲家停牌时，庄家同样 0–5 点补牌。',
      '闲家补牌后，庄家 0–2 点必补；3 点除非闲家第三张为 8 点，否则补；4 点在第三张为 2–7 时补；5 点在 4–7 时补；6 点在 6、7 时补；7 点停牌。',
    ],
    shoe: '八副牌，每局重新洗牌，过去的结果不影响下一局。',
    kind: (kind) => spotsZh[kind] ?? kind,
    spot: (spot) => spotsZh[spot] ?? spot,
    result: (summary) => (summary === 'tie' ? '和局' : `${spotsZh[summary] ?? summary}赢`),
    draw: [
      '416 张牌依次排列，从中不放回地抽取：第一个数小于 416，下一个小于 415，依此类推。余数即剩余牌中的位置。',
      '位置对 52 取余得到牌：除以 13 的整数部分为花色，余数为点（0 为 A）。发牌次序为闲、庄、闲、庄、闲补、庄补。',
    ],
  },
  en_US: {
    deal: [
      'Player and banker get two cards each; the last digit of their sum counts, and the higher wins. An ace counts 1, 2–9 their own, ten and pictures nothing. Eight or nine with two cards (a natural) decides at once.',
      'The player draws to 0–5 and stands on 6 and 7. When the player stands, the banker also draws to 0–5.',
      'After a player’s third card the banker draws on 0–2; on 3 unless that card was an 8; on 4 if it was 2–7; on 5 if it was 4–7; on 6 if it was 6 or 7; and stands on 7.',
    ],
    shoe: 'Eight decks, shuffled for every round: what came before changes nothing.',
    kind: (kind) => spotsEn[kind] ?? kind,
    spot: (spot) => spotsEn[spot] ?? spot,
    result: (summary) => (summary === 'tie' ? 'Tie' : `${spotsEn[summary] ?? summary} wins`),
    draw: [
      'All 416 cards lie in order and leave the shoe one by one: the first number falls below 416, the next below 415, and so on. It is a place among the cards that are left.',
      'The place modulo 52 is the card: its quotient by 13 the suit, the remainder the rank (0 is the ace). Dealt in turn: player, banker, player, banker, player’s third, banker’s third.',
    ],
  },
};

const wordsOf = (
  lang: Lang,
  { name, tagline, pays }: { name: string; tagline: string; pays: readonly string[] },
): GameWords => {
  const { deal, shoe, ...told } = dealt[lang];
  return { ...told, name, tagline, rules: [...deal, ...pays, shoe] };
};

export const baccaratWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: wordsOf('zh_CN', {
    name: '潮月百家乐',
    tagline: '潮起潮落，庄闲对月',
    pays: [
      '庄赢按 1 赔 0.95（抽水 5%），闲赢 1 赔 1，和局 1 赔 8；和局时庄、闲的投注退回。对子指前两张同点，1 赔 11。',
    ],
  }),
  en_US: wordsOf('en_US', {
    name: 'Tide Baccarat',
    tagline: 'Player, banker or tie',
    pays: [
      'Banker pays 0.95 to 1 (5 % commission), player 1 to 1, a tie 8 to 1; in a tie stakes on player and banker come back. A pair is two first cards of the same rank and pays 11 to 1.',
    ],
  }),
};

export const noCommissionWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: wordsOf('zh_CN', {
    name: '免佣百家乐',
    tagline: '庄赢不抽水，六点赔一半',
    pays: [
      '庄赢不抽水，1 赔 1，庄以 6 点取胜时 1 赔 0.5；闲赢 1 赔 1，和 1 赔 8，和局时庄、闲的投注退回。对子 1 赔 11。',
      '超级六：庄以 6 点取胜，1 赔 15。小：共四张牌，1 赔 1.5；大：共五或六张牌，1 赔 0.54。',
      '龙宝：所压一方以例牌取胜 1 赔 1，例牌和局退回；非例牌取胜时按点差赔付：9 点 30，8 点 10，7 点 6，6 点 4，5 点 2，4 点 1。',
    ],
  }),
  en_US: wordsOf('en_US', {
    name: 'No-Commission Baccarat',
    tagline: 'Banker pays even money, half on six',
    pays: [
      'Banker pays 1 to 1 without commission, but 0.5 to 1 when it wins with six; player pays 1 to 1, a tie 8 to 1, and in a tie bets on player and banker come back. A pair pays 11 to 1.',
      'Super six: the banker wins with six, 15 to 1. Small: four cards in all, 1.5 to 1; big: five or six cards, 0.54 to 1.',
      'Bonus: a natural that wins pays 1 to 1, one that ties comes back; other wins are paid by their margin: 9 points 30 to 1, 8 points 10, 7 points 6, 6 points 4, 5 points 2, 4 points 1.',
    ],
  }),
};
