import type { Lang } from '../../shell/sessionTexts.ts';
import type { GameWords } from '../texts/texts.ts';

const bullsZh = ['没牛', '牛一', '牛二', '牛三', '牛四', '牛五', '牛六', '牛七', '牛八', '牛九', '牛牛'];
const blossomZh: Readonly<Record<string, string>> = {
  high: '单张',
  pair: '对子',
  straight: '顺子',
  flush: '金花',
  'straight-flush': '顺金',
  triple: '豹子',
};
const blossomEn: Readonly<Record<string, string>> = {
  high: 'high card',
  pair: 'pair',
  straight: 'straight',
  flush: 'flush',
  'straight-flush': 'straight flush',
  triple: 'triple',
};

/** What a hand of niu-niu is called. */
export const bullName = (name: string, lang: Lang): string => {
  if (name === 'pictures') return lang === 'zh_CN' ? '五花牛' : 'five pictures';
  const bull = Number(name);
  if (lang === 'zh_CN') return bullsZh[bull] ?? name;
  return bull === 0 ? 'no bull' : bull === 10 ? 'bull bull' : `bull ${bull}`;
};

const blossomName = (name: string, lang: Lang): string =>
  (lang === 'zh_CN' ? blossomZh : blossomEn)[name] ?? name;

const dukesZh: Readonly<Record<string, string>> = { dukes: '三公', triple: '炸弹', threes: '爆玖' };
const dukesEn: Readonly<Record<string, string>> = {
  dukes: 'three dukes',
  triple: 'three alike',
  threes: 'three threes',
};
const dukesName = (name: string, lang: Lang): string =>
  lang === 'zh_CN'
    ? (dukesZh[name] ?? `${name} 点`)
    : (dukesEn[name] ?? (name === '1' ? '1 point' : `${name} points`));

const handNames: Readonly<Record<string, (name: string, lang: Lang) => string>> = {
  'fireside-bulls': bullName,
  'golden-blossom': blossomName,
  'three-by-moonlight': dukesName,
};

/** What a hand is called at its table. */
export const handName = (gameCode: string, name: string, lang: Lang): string =>
  handNames[gameCode]?.(name, lang) ?? name;

const resultZh = (summary: string): string =>
  summary === '0' ? '庄家通吃' : `闲${summary.split('-').join('、闲')}赢`;
const resultEn = (summary: string): string =>
  summary === '0' ? 'Banker beats all' : `Position ${summary.split('-').join(', ')} wins`;

const spotZh =
  (bonus: string) =>
  (spot: string): string => {
    const [kind = '', place = ''] = spot.split(':');
    if (kind === 'banker') return '庄';
    return kind === 'bonus' ? `闲${place}${bonus}` : `闲${place}`;
  };
const spotEn =
  (bonus: string) =>
  (spot: string): string => {
    const [kind = '', place = ''] = spot.split(':');
    if (kind === 'banker') return 'Banker';
    return kind === 'bonus' ? `${bonus} ${place}` : `Position ${place}`;
  };

const drawZh = (cards: number): readonly string[] => [
  `52 张牌依次排列，从中不放回地抽取 ${4 * cards} 张：第一个数小于 52，第二个小于 51，依此类推。余数即剩余牌中的位置。`,
  '位置除以 13 的整数部分为花色（0 黑桃、1 红心、2 方块、3 梅花），余数为点（0 为 A）。一张一张轮流发：闲一、闲二、闲三、庄。',
];
const drawEn = (cards: number): readonly string[] => [
  `All 52 cards lie in order, and ${4 * cards} leave the deck: the first number falls below 52, the second below 51, and so on. Each is a place among the cards that are left.`,
  'The quotient of the place by 13 is the suit (0 spades, 1 hearts, 2 diamonds, 3 clubs), the remainder the rank (0 is the ace). Dealt one by one in turn: position 1, 2, 3, banker.',
];

export const bullsWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: {
    name: '围炉牛牛',
    tagline: '三闲一庄，围炉看牛',
    rules: [
      '一副牌，庄家与三个闲位各发五张。A 为 1 点，2–9 按牌面，10、J、Q、K 为 10 点。任意三张之和为十的倍数即有牛，另两张之和的个位为牛几，也为十的倍数则为牛牛；五张全为 J、Q、K 为五花牛，最大。',
      '大小：五花牛、牛牛、牛九至牛一、没牛。相同时比最大的一张牌（K 最大，A 最小），再比花色：黑桃、红心、梅花、方块。',
      '压闲位：该闲位大过庄家，1 赔 0.95，平倍，最多只输投注额。',
      '牛宝：只看该闲位的牌，牛七、牛八 1 赔 1，牛九 1 赔 2，牛牛 1 赔 5，五花牛 1 赔 200。',
    ],
    kind: (kind) => (kind === 'win' ? '闲位赢庄' : '牛宝'),
    spot: spotZh('牛宝'),
    result: resultZh,
    draw: drawZh(5),
  },
  en_US: {
    name: 'Fireside Bulls',
    tagline: 'Niu-niu: three positions, one banker',
    rules: [
      'One deck; banker and three positions get five cards each. An ace counts 1, 2–9 their own, ten and pictures 10. Three cards that make a multiple of ten are a bull; the last digit of the other two is its number, and if they make a multiple of ten as well it is a bull bull. Five of jack, queen and king are five pictures, the best of all.',
      'Five pictures beat a bull bull, then bull 9 down to bull 1, then no bull. Alike, the highest card decides (king high, ace low), then its suit: spades, hearts, clubs, diamonds.',
      'A bet on a position pays 0.95 to 1 when it beats the banker, whatever the hand; you lose your bet at most.',
      'The bull bonus looks at the position’s own hand: bull 7 and bull 8 pay 1 to 1, bull 9 2, bull bull 5, five pictures 200.',
    ],
    kind: (kind) => (kind === 'win' ? 'A position beats the banker' : 'Bull bonus'),
    spot: spotEn('Bull bonus'),
    result: resultEn,
    draw: drawEn(5),
  },
};

export const blossomWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: {
    name: '花开三张',
    tagline: '三张定金花',
    rules: [
      '一副牌，庄家与三个闲位各发三张，逐一与庄家比大小。',
      '大小：豹子（三张相同）、顺金（同花顺）、金花（同花）、顺子、对子、单张。A 最大；A、2、3 为最小的顺子。牌型相同比点数，再比最先计较的那张牌的花色：黑桃、红心、梅花、方块。',
      '压闲位：该闲位大过庄家，1 赔 0.95。',
      '花宝：只看该闲位的牌，对子 1 赔 1，金花 1 赔 4，顺子 1 赔 6，豹子 1 赔 30，顺金 1 赔 40。',
    ],
    kind: (kind) => (kind === 'win' ? '闲位赢庄' : '花宝'),
    spot: spotZh('花宝'),
    result: resultZh,
    draw: drawZh(3),
  },
  en_US: {
    name: 'Golden Blossom',
    tagline: 'Three cards against the banker',
    rules: [
      'One deck; banker and three positions get three cards each, and each position meets the banker.',
      'Three alike beat a straight flush, then flush, straight, pair and high card. The ace is the highest; ace, two, three is the lowest straight. Alike, the ranks decide, then the suit of the card that counts first: spades, hearts, clubs, diamonds.',
      'A bet on a position pays 0.95 to 1 when it beats the banker.',
      'The blossom bonus looks at the position’s own hand: a pair pays 1 to 1, a flush 4, a straight 6, three alike 30, a straight flush 40.',
    ],
    kind: (kind) => (kind === 'win' ? 'A position beats the banker' : 'Blossom bonus'),
    spot: spotEn('Blossom bonus'),
    result: resultEn,
    draw: drawEn(3),
  },
};

export const dukesWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: {
    name: '三公赏月',
    tagline: '三张比点，三公为大',
    rules: [
      '一副牌，庄家与三个闲位各发三张，逐一与庄家比大小。A 为 1 点，2–9 按牌面，10、J、Q、K 为 0 点，三张之和取个位。',
      '大小：爆玖（三张 3）、炸弹（其他三张相同）、三公（三张都是 J、Q、K）、9 点至 0 点。点数相同时公牌（J、Q、K）多者为大，再比最大的一张牌（K 最大，A 最小）及其花色：黑桃、红心、梅花、方块。',
      '压闲位：该闲位大过庄家，1 赔 0.95，不论牌型，最多只输投注额。',
      '公宝：只看该闲位的牌，8 点 1 赔 1，9 点 1 赔 4，三公 1 赔 18，炸弹 1 赔 30，爆玖 1 赔 100。',
    ],
    kind: (kind) => (kind === 'win' ? '闲位赢庄' : '公宝'),
    spot: spotZh('公宝'),
    result: resultZh,
    draw: drawZh(3),
  },
  en_US: {
    name: 'Three Dukes by Moonlight',
    tagline: 'San gong: three cards, the last digit counts',
    rules: [
      'One deck; banker and three positions get three cards each, and each position meets the banker. An ace counts 1, 2–9 their own, ten and pictures nothing; the last digit of the sum counts.',
      'Three threes beat any other three alike, then three dukes (jack, queen and king in any mix), then 9 points down to 0. Alike in points, more pictures win; then the highest card decides (king high, ace low) and its suit: spades, hearts, clubs, diamonds.',
      'A bet on a position pays 0.95 to 1 when it beats the banker, whatever the hand; you lose your bet at most.',
      'The duke bonus looks at the position’s own hand: 8 points pay 1 to 1, 9 points 4, three dukes 18, three alike 30, three threes 100.',
    ],
    kind: (kind) => (kind === 'win' ? 'A position beats the banker' : 'Duke bonus'),
    spot: spotEn('Duke bonus'),
    result: resultEn,
    draw: drawEn(3),
  },
};
