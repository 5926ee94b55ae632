import { coveredBy, type Sector } from '../../../src/tables/games/roulette.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import type { GameWords } from '../texts/texts.ts';

interface TrackWords {
  /** The board that shows the numbers as they lie on the wheel. */
  readonly track: string;
  readonly sectors: Readonly<Record<Sector, string>>;
  readonly neighbours: (pocket: number) => string;
  readonly chips: (count: number) => string;
  readonly hint: string;
}

export const trackWords: Readonly<Record<Lang, TrackWords>> = {
  zh_CN: {
    track: '赛道（邻注）',
    sectors: { voisins: '零邻', orphelins: '孤注', tiers: '三分', zero: '零区' },
    neighbours: (pocket) => `${pocket} 及左右各两个邻号`,
    chips: (count) => `${count} 枚`,
    hint: '点号码：连同轮盘上左右各两个邻号',
  },
  en_US: {
    track: 'Racetrack and neighbours',
    sectors: { voisins: 'Voisins', orphelins: 'Orphelins', tiers: 'Tiers', zero: 'Zero game' },
    neighbours: (pocket) => `${pocket} and two neighbours each side`,
    chips: (count) => `${count} chips`,
    hint: 'Press a number to bet on it and its two neighbours each side',
  },
};

const outsideZh: Readonly<Record<string, string>> = {
  red: '红',
  black: '黑',
  odd: '单',
  even: '双',
  low: '1–18',
  high: '19–36',
  'dozen:1': '1–12',
  'dozen:2': '13–24',
  'dozen:3': '25–36',
  'column:1': '第一列',
  'column:2': '第二列',
  'column:3': '第三列',
  'first-four': '0–3 四号',
};
const outsideEn: Readonly<Record<string, string>> = {
  red: 'Red',
  black: 'Black',
  odd: 'Odd',
  even: 'Even',
  low: '1–18',
  high: '19–36',
  'dozen:1': '1–12',
  'dozen:2': '13–24',
  'dozen:3': '25–36',
  'column:1': 'Column 1',
  'column:2': 'Column 2',
  'column:3': 'Column 3',
  'first-four': 'First four',
};

const kindsZh: Readonly<Record<string, string>> = {
  straight: '直注（单号）',
  split: '分注（两号）',
  street: '街注（三号）',
  corner: '角注（四号）',
  line: '线注（六号）',
  dozen: '打、列（十二号）',
  'even-money': '红黑、单双、大小',
};
const kindsEn: Readonly<Record<string, string>> = {
  straight: 'Straight (one number)',
  split: 'Split (two numbers)',
  street: 'Street (three numbers)',
  corner: 'Corner (four numbers)',
  line: 'Line (six numbers)',
  dozen: 'Dozen or column (twelve)',
  'even-money': 'Red, black, odd, even, low, high',
};

const spotIn =
  (outside: Readonly<Record<string, string>>) =>
  (spot: string): string =>
    outside[spot] ?? (coveredBy(spot) ?? []).join('/');

export const rouletteWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: {
    name: '月影轮盘',
    tagline: '一轮月影，三十七格',
    rules: [
      '单零轮盘，共 37 格：0 与 1–36。投注截止后转盘，小球停在哪一格，压中该号码的注即获赔。',
      '内围：直注 1 赔 35，分注 1 赔 17，街注（含 0-1-2、0-2-3）1 赔 11，角注（含 0-1-2-3）1 赔 8，线注 1 赔 5。外围：打与列 1 赔 2，红黑、单双、大小 1 赔 1。',
      '赛道按轮盘上的次序排列号码。点一个号码，该号码与左右各两个邻号各压一枚。零邻（9 枚）压 22 至 25 的十七个号码，三分（6 枚）压 27 至 33 的十二个号码，孤注（5 枚）压其余八个号码，零区（4 枚）压 12 至 15 的七个号码。这些注由上述内围注组成，赔付不变。',
      '开出 0 时，所有外围注均输。',
    ],
    kind: (kind) => kindsZh[kind] ?? kind,
    spot: spotIn(outsideZh),
    result: (summary) => summary,
    draw: ['抽取一个小于 37 的数，即为号码。'],
  },
  en_US: {
    name: 'Moon Roulette',
    tagline: 'European roulette, 37 pockets',
    rules: [
      'A wheel with a single zero: 37 pockets, 0 and 1–36. When bets are closed the wheel is spun, and every bet on the number where the ball comes to rest is paid.',
      'Inside: straight 35 to 1, split 17 to 1, street (also 0-1-2 and 0-2-3) 11 to 1, corner (also 0-1-2-3) 8 to 1, line 5 to 1. Outside: dozen and column 2 to 1; red, black, odd, even, low and high 1 to 1.',
      'The racetrack shows the numbers as they lie on the wheel. A press on a number bets a chip on it and on its two neighbours each side. Voisins (9 chips) cover the seventeen numbers from 22 to 25, tiers (6 chips) the twelve from 27 to 33, orphelins (5 chips) the eight that are left, the zero game (4 chips) the seven from 12 to 15. They are made of the inside bets above and are paid as those.',
      'On zero every outside bet loses.',
    ],
    kind: (kind) => kindsEn[kind] ?? kind,
    spot: spotIn(outsideEn),
    result: (summary) => summary,
    draw: ['One number below 37 is drawn: it is the pocket.'],
  },
};
