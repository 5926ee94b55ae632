import { shoeWords } from '../../shoe/words/zh_CN.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type DealWords, wordsOf } from '../words.ts';

const spots: Readonly<Record<string, string>> = {
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

const dealt: DealWords = {
  deal: [
    '闲、庄各发两张牌，点数相加取个位，大者为胜。A 为 1 点，2–9 按牌面，10、J、Q、K 为 0 点。任一方前两张为 8 或 9 点（例牌）即分胜负。',
    '闲家 0–5 点补牌，6、7 点停牌。闲家停牌时，庄家同样 0–5 点补牌。',
    '闲家补牌后，庄家 0–2 点必补；3 点除非闲家第三张为 8 点，否则补；4 点在第三张为 2–7 时补；5 点在 4–7 时补；6 点在 6、7 时补；7 点停牌。',
  ],
  shoe: shoeWords.rule,
  kind: (kind) => spots[kind] ?? kind,
  spot: (spot) => spots[spot] ?? spot,
  result: (summary) => (summary === 'tie' ? '和局' : `${spots[summary] ?? summary}赢`),
  draw: [
    shoeWords.lies,
    '牌是 0–51 的数：除以 13 的整数部分为花色，余数为点（0 为 A）。发牌次序为闲、庄、闲、庄、闲补、庄补。',
  ],
};

const plainPays = [
  '庄赢按 1 赔 0.95（抽水 5%），闲赢 1 赔 1，和局 1 赔 8；和局时庄、闲的投注退回。对子指前两张同点，1 赔 11。',
];

/** Side bets of the tables that have them. */
const smallAndBig = '小：共四张牌，1 赔 1.5；大：共五或六张牌，1 赔 0.54。';
const bonus =
  '龙宝：所压一方以例牌取胜 1 赔 1，例牌和局退回；非例牌取胜时按点差赔付：9 点 30，8 点 10，7 点 6，6 点 4，5 点 2，4 点 1。';

export const baccaratWords: GameWords = wordsOf(dealt, {
  name: '潮月百家乐',
  tagline: '潮起潮落，庄闲对月',
  pays: [...plainPays, smallAndBig, bonus],
});

export const noCommissionWords: GameWords = wordsOf(dealt, {
  name: '免佣百家乐',
  tagline: '庄赢不抽水，六点赔一半',
  pays: [
    '庄赢不抽水，1 赔 1，庄以 6 点取胜时 1 赔 0.5；闲赢 1 赔 1，和 1 赔 8，和局时庄、闲的投注退回。对子 1 赔 11。',
    `超级六：庄以 6 点取胜，1 赔 15。${smallAndBig}`,
    bonus,
  ],
});

export const squeezeTableWords: GameWords = wordsOf(dealt, {
  name: '月起咪牌',
  tagline: '自己掀开的牌，才算看过',
  pays: [
    ...plainPays,
    '牌先背面朝上发出。闲家两张、庄家两张各有五秒，每张补牌四秒：按住牌边或牌角往里拖，先看边上的花色，松手就落回；点“翻开”立刻看全。时间一到，荷官替所有人翻开。',
    '怎么看牌不影响结果：牌在发出之前就已由种子定好，每位玩家在自己的屏幕上看的是同一副牌。',
  ],
});
