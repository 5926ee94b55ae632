import { shoeWords } from '../../shoe/words/zh_TW.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type DealWords, wordsOf } from '../words.ts';

const spots: Readonly<Record<string, string>> = {
  player: '閒',
  banker: '莊',
  tie: '和',
  'player-pair': '閒對',
  'banker-pair': '莊對',
  pair: '對子（閒對、莊對）',
  'super-six': '超級六',
  'player-bonus': '閒龍寶',
  'banker-bonus': '莊龍寶',
  big: '大',
  small: '小',
};

const dealt: DealWords = {
  deal: [
    '閒、莊各發兩張牌，點數相加取個位，大者為勝。A 為 1 點，2–9 依牌面，10、J、Q、K 為 0 點。任一方前兩張為 8 或 9 點（例牌）即分勝負。',
    '閒家 0–5 點補牌，6、7 點停牌。閒家停牌時，莊家同樣 0–5 點補牌。',
    '閒家補牌後，莊家 0–2 點必補；3 點除非閒家第三張為 8 點，否則補；4 點在第三張為 2–7 時補；5 點在 4–7 時補；6 點在 6、7 時補；7 點停牌。',
  ],
  shoe: shoeWords.rule,
  kind: (kind) => spots[kind] ?? kind,
  spot: (spot) => spots[spot] ?? spot,
  result: (summary) => (summary === 'tie' ? '和局' : `${spots[summary] ?? summary}贏`),
  draw: [
    shoeWords.lies,
    '牌是 0–51 的數：除以 13 的整數部分為花色，餘數為點（0 為 A）。發牌順序為閒、莊、閒、莊、閒補、莊補。',
  ],
};

const plainPays = [
  '莊贏依 1 賠 0.95（抽水 5%），閒贏 1 賠 1，和局 1 賠 8；和局時莊、閒的投注退回。對子指前兩張同點，1 賠 11。',
];

/** Side bets of the tables that have them. */
const smallAndBig = '小：共四張牌，1 賠 1.5；大：共五或六張牌，1 賠 0.54。';
const bonus =
  '龍寶：所押一方以例牌取勝 1 賠 1，例牌和局退回；非例牌取勝時依點差賠付：9 點 30，8 點 10，7 點 6，6 點 4，5 點 2，4 點 1。';

export const baccaratWords: GameWords = wordsOf(dealt, {
  name: '潮月百家樂',
  tagline: '潮起潮落，莊閒對月',
  pays: [...plainPays, smallAndBig, bonus],
});

export const noCommissionWords: GameWords = wordsOf(dealt, {
  name: '免佣百家樂',
  tagline: '莊贏不抽水，六點賠一半',
  pays: [
    '莊贏不抽水，1 賠 1，莊以 6 點取勝時 1 賠 0.5；閒贏 1 賠 1，和 1 賠 8，和局時莊、閒的投注退回。對子 1 賠 11。',
    `超級六：莊以 6 點取勝，1 賠 15。${smallAndBig}`,
    bonus,
  ],
});

export const squeezeTableWords: GameWords = wordsOf(dealt, {
  name: '月起瞇牌',
  tagline: '自己掀開的牌，才算看過',
  pays: [
    ...plainPays,
    '牌先背面朝上發出。閒家兩張、莊家兩張各有五秒，每張補牌四秒：按住牌邊或牌角往裡拖，先看邊上的花色，鬆手就落回；點「翻開」立刻看全。時間一到，荷官替所有人翻開。',
    '怎麼看牌不影響結果：牌在發出之前就已由種子定好，每位玩家在自己的螢幕上看的是同一副牌。',
  ],
});
