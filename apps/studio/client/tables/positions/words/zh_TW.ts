import type { GameWords } from '../../texts/texts.ts';
import { type SideNames, sideKind, sideSpot } from '../sides.ts';
import type { HandNames } from '../words.ts';

const bulls = ['沒牛', '牛一', '牛二', '牛三', '牛四', '牛五', '牛六', '牛七', '牛八', '牛九', '牛牛'];

const blossom: Readonly<Record<string, string>> = {
  high: '單張',
  pair: '對子',
  straight: '順子',
  flush: '金花',
  'straight-flush': '順金',
  triple: '豹子',
};

const dukes: Readonly<Record<string, string>> = { dukes: '三公', triple: '炸彈', threes: '爆玖' };

export const handNames: HandNames = {
  bull: (name) => (name === 'pictures' ? '五花牛' : (bulls[Number(name)] ?? name)),
  blossom: (name) => blossom[name] ?? name,
  dukes: (name) => dukes[name] ?? `${name} 點`,
};

const result = (summary: string): string =>
  summary === '0' ? '莊家通吃' : `閒${summary.split('-').join('、閒')}贏`;

const seat = (seat: string): string => (seat === '0' ? '莊' : `閒${seat}`);

export const sideNames: SideNames = {
  seat: seat,
  groups: { positions: '閒位', results: '勝負', duels: '互比', hands: '牌型' },
  wins: ['莊家通吃', '只有一閒勝', '兩閒勝', '三閒全勝'],
  best: (seat) => `${seat}最大`,
  duel: (one, other) => `${one} 勝 ${other}`,
  kinds: { wins: '贏莊的閒位數', best: '最大的閒位', duel: '兩閒互比' },
  hand: (range) => `牌型：${range}`,
  ranges: {
    bull: { none: '沒牛', small: '牛一至牛六', big: '牛七至牛九', top: '牛牛以上' },
    blossom: { ...blossom, top: '順金、豹子' },
    dukes: { low: '0–4 點', middle: '5–7 點', high: '8–9 點', top: '三公以上' },
  },
};

const sideRules: readonly string[] = [
  '勝負：贏莊的閒位有零個、一個、兩個、三個，機會相同，均 1 賠 2.8；押三個閒位中哪一個最大，1 賠 1.85。互比：所押閒位大過另一閒位，1 賠 0.9。最大與互比不看莊家。',
  '牌型：只看莊家或該閒位拿到什麼牌，不論輸贏；賠率寫在檯面上。',
];

const spot =
  (bonus: string, hands: keyof HandNames) =>
  (spot: string): string => {
    const [kind = '', place = ''] = spot.split(':');
    if (kind === 'banker') return seat('0');
    const side = sideSpot(sideNames, hands, spot);
    if (side !== undefined) return side;
    return kind === 'bonus' ? `閒${place}${bonus}` : seat(place);
  };

const draw = (cards: number): readonly string[] => [
  `52 張牌依次排列，從中不放回地抽取 ${4 * cards} 張：第一個數小於 52，第二個小於 51，依此類推。餘數即剩餘牌中的位置。`,
  '位置除以 13 的整數部分為花色（0 黑桃、1 紅心、2 方塊、3 梅花），餘數為點（0 為 A）。一張一張輪流發：閒一、閒二、閒三、莊。',
];

export const bullsWords: GameWords = {
  name: '圍爐牛牛',
  tagline: '三閒一莊，圍爐看牛',
  rules: [
    '一副牌，莊家與三個閒位各發五張。A 為 1 點，2–9 依牌面，10、J、Q、K 為 10 點。任意三張之和為十的倍數即有牛，另兩張之和的個位為牛幾，也為十的倍數則為牛牛；五張全為 J、Q、K 為五花牛，最大。',
    '大小：五花牛、牛牛、牛九至牛一、沒牛。相同時比最大的一張牌（K 最大，A 最小），再比花色：黑桃、紅心、梅花、方塊。',
    '押閒位：該閒位大過莊家，1 賠 0.95，平倍，最多只輸投注額。',
    '牛寶：只看該閒位的牌，牛七、牛八 1 賠 1，牛九 1 賠 2，牛牛 1 賠 5，五花牛 1 賠 200。',
    ...sideRules,
  ],
  kind: (kind) => (kind === 'win' ? '閒位贏莊' : (sideKind(sideNames, 'bull', kind) ?? '牛寶')),
  spot: spot('牛寶', 'bull'),
  result: result,
  draw: draw(5),
};

export const blossomWords: GameWords = {
  name: '花開三張',
  tagline: '三張定金花',
  rules: [
    '一副牌，莊家與三個閒位各發三張，逐一與莊家比大小。',
    '大小：豹子（三張相同）、順金（同花順）、金花（同花）、順子、對子、單張。A 最大；A、2、3 為最小的順子。牌型相同比點數，再比最先計較的那張牌的花色：黑桃、紅心、梅花、方塊。',
    '押閒位：該閒位大過莊家，1 賠 0.95。',
    '花寶：只看該閒位的牌，對子 1 賠 1，金花 1 賠 4，順子 1 賠 6，豹子 1 賠 30，順金 1 賠 40。',
    ...sideRules,
  ],
  kind: (kind) => (kind === 'win' ? '閒位贏莊' : (sideKind(sideNames, 'blossom', kind) ?? '花寶')),
  spot: spot('花寶', 'blossom'),
  result: result,
  draw: draw(3),
};

export const dukesWords: GameWords = {
  name: '三公賞月',
  tagline: '三張比點，三公為大',
  rules: [
    '一副牌，莊家與三個閒位各發三張，逐一與莊家比大小。A 為 1 點，2–9 依牌面，10、J、Q、K 為 0 點，三張之和取個位。',
    '大小：爆玖（三張 3）、炸彈（其他三張相同）、三公（三張都是 J、Q、K）、9 點至 0 點。點數相同時公牌（J、Q、K）多者為大，再比最大的一張牌（K 最大，A 最小）及其花色：黑桃、紅心、梅花、方塊。',
    '押閒位：該閒位大過莊家，1 賠 0.95，不論牌型，最多只輸投注額。',
    '公寶：只看該閒位的牌，8 點 1 賠 1，9 點 1 賠 4，三公 1 賠 18，炸彈 1 賠 30，爆玖 1 賠 100。',
    ...sideRules,
  ],
  kind: (kind) => (kind === 'win' ? '閒位贏莊' : (sideKind(sideNames, 'dukes', kind) ?? '公寶')),
  spot: spot('公寶', 'dukes'),
  result: result,
  draw: draw(3),
};
