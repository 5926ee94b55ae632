import type { GameWords } from '../../texts/texts.ts';
import { type SideNames, sideKind, sideSpot } from '../sides.ts';
import type { HandNames } from '../words.ts';

const bulls = ['没牛', '牛一', '牛二', '牛三', '牛四', '牛五', '牛六', '牛七', '牛八', '牛九', '牛牛'];

const blossom: Readonly<Record<string, string>> = {
  high: '单张',
  pair: '对子',
  straight: '顺子',
  flush: '金花',
  'straight-flush': '顺金',
  triple: '豹子',
};

const dukes: Readonly<Record<string, string>> = { dukes: '三公', triple: '炸弹', threes: '爆玖' };

export const handNames: HandNames = {
  bull: (name) => (name === 'pictures' ? '五花牛' : (bulls[Number(name)] ?? name)),
  blossom: (name) => blossom[name] ?? name,
  dukes: (name) => dukes[name] ?? `${name} 点`,
};

const result = (summary: string): string =>
  summary === '0' ? '庄家通吃' : `闲${summary.split('-').join('、闲')}赢`;

const seat = (seat: string): string => (seat === '0' ? '庄' : `闲${seat}`);

export const sideNames: SideNames = {
  seat: seat,
  groups: { positions: '闲位', results: '胜负', duels: '互比', hands: '牌型' },
  wins: ['庄家通吃', '只有一闲胜', '两闲胜', '三闲全胜'],
  best: (seat) => `${seat}最大`,
  duel: (one, other) => `${one} 胜 ${other}`,
  kinds: { wins: '赢庄的闲位数', best: '最大的闲位', duel: '两闲互比' },
  hand: (range) => `牌型：${range}`,
  ranges: {
    bull: { none: '没牛', small: '牛一至牛六', big: '牛七至牛九', top: '牛牛以上' },
    blossom: { ...blossom, top: '顺金、豹子' },
    dukes: { low: '0–4 点', middle: '5–7 点', high: '8–9 点', top: '三公以上' },
  },
};

const sideRules: readonly string[] = [
  '胜负：赢庄的闲位有零个、一个、两个、三个，机会相同，均 1 赔 2.8；押三个闲位中哪一个最大，1 赔 1.85。互比：所押闲位大过另一闲位，1 赔 0.9。最大与互比不看庄家。',
  '牌型：只看庄家或该闲位拿到什么牌，不论输赢；赔率写在台面上。',
];

const spot =
  (bonus: string, hands: keyof HandNames) =>
  (spot: string): string => {
    const [kind = '', place = ''] = spot.split(':');
    if (kind === 'banker') return seat('0');
    const side = sideSpot(sideNames, hands, spot);
    if (side !== undefined) return side;
    return kind === 'bonus' ? `闲${place}${bonus}` : seat(place);
  };

const draw = (cards: number): readonly string[] => [
  `52 张牌依次排列，从中不放回地抽取 ${4 * cards} 张：第一个数小于 52，第二个小于 51，依此类推。余数即剩余牌中的位置。`,
  '位置除以 13 的整数部分为花色（0 黑桃、1 红心、2 方块、3 梅花），余数为点（0 为 A）。一张一张轮流发：闲一、闲二、闲三、庄。',
];

export const bullsWords: GameWords = {
  name: '围炉牛牛',
  tagline: '三闲一庄，围炉看牛',
  rules: [
    '一副牌，庄家与三个闲位各发五张。A 为 1 点，2–9 按牌面，10、J、Q、K 为 10 点。任意三张之和为十的倍数即有牛，另两张之和的个位为牛几，也为十的倍数则为牛牛；五张全为 J、Q、K 为五花牛，最大。',
    '大小：五花牛、牛牛、牛九至牛一、没牛。相同时比最大的一张牌（K 最大，A 最小），再比花色：黑桃、红心、梅花、方块。',
    '压闲位：该闲位大过庄家，1 赔 0.95，平倍，最多只输投注额。',
    '牛宝：只看该闲位的牌，牛七、牛八 1 赔 1，牛九 1 赔 2，牛牛 1 赔 5，五花牛 1 赔 200。',
    ...sideRules,
  ],
  kind: (kind) => (kind === 'win' ? '闲位赢庄' : (sideKind(sideNames, 'bull', kind) ?? '牛宝')),
  spot: spot('牛宝', 'bull'),
  result: result,
  draw: draw(5),
};

export const blossomWords: GameWords = {
  name: '花开三张',
  tagline: '三张定金花',
  rules: [
    '一副牌，庄家与三个闲位各发三张，逐一与庄家比大小。',
    '大小：豹子（三张相同）、顺金（同花顺）、金花（同花）、顺子、对子、单张。A 最大；A、2、3 为最小的顺子。牌型相同比点数，再比最先计较的那张牌的花色：黑桃、红心、梅花、方块。',
    '压闲位：该闲位大过庄家，1 赔 0.95。',
    '花宝：只看该闲位的牌，对子 1 赔 1，金花 1 赔 4，顺子 1 赔 6，豹子 1 赔 30，顺金 1 赔 40。',
    ...sideRules,
  ],
  kind: (kind) => (kind === 'win' ? '闲位赢庄' : (sideKind(sideNames, 'blossom', kind) ?? '花宝')),
  spot: spot('花宝', 'blossom'),
  result: result,
  draw: draw(3),
};

export const dukesWords: GameWords = {
  name: '三公赏月',
  tagline: '三张比点，三公为大',
  rules: [
    '一副牌，庄家与三个闲位各发三张，逐一与庄家比大小。A 为 1 点，2–9 按牌面，10、J、Q、K 为 0 点，三张之和取个位。',
    '大小：爆玖（三张 3）、炸弹（其他三张相同）、三公（三张都是 J、Q、K）、9 点至 0 点。点数相同时公牌（J、Q、K）多者为大，再比最大的一张牌（K 最大，A 最小）及其花色：黑桃、红心、梅花、方块。',
    '压闲位：该闲位大过庄家，1 赔 0.95，不论牌型，最多只输投注额。',
    '公宝：只看该闲位的牌，8 点 1 赔 1，9 点 1 赔 4，三公 1 赔 18，炸弹 1 赔 30，爆玖 1 赔 100。',
    ...sideRules,
  ],
  kind: (kind) => (kind === 'win' ? '闲位赢庄' : (sideKind(sideNames, 'dukes', kind) ?? '公宝')),
  spot: spot('公宝', 'dukes'),
  result: result,
  draw: draw(3),
};
