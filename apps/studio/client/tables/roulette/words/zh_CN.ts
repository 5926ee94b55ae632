import type { GameWords } from '../../texts/texts.ts';
import { spotIn, type TrackWords } from '../words.ts';

export const trackWords: TrackWords = {
  track: '赛道（邻注）',
  sectors: { voisins: '零邻', orphelins: '孤注', tiers: '三分', zero: '零区' },
  neighbours: (pocket) => `${pocket} 及左右各两个邻号`,
  chips: (count) => `${count} 枚`,
  hint: '点号码：连同轮盘上左右各两个邻号',
};

const outside: Readonly<Record<string, string>> = {
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

const kinds: Readonly<Record<string, string>> = {
  straight: '直注（单号）',
  split: '分注（两号）',
  street: '街注（三号）',
  corner: '角注（四号）',
  line: '线注（六号）',
  dozen: '打、列（十二号）',
  'even-money': '红黑、单双、大小',
};

export const rouletteWords: GameWords = {
  name: '月影轮盘',
  tagline: '一轮月影，三十七格',
  rules: [
    '单零轮盘，共 37 格：0 与 1–36。投注截止后转盘，小球停在哪一格，压中该号码的注即获赔。',
    '内围：直注 1 赔 35，分注 1 赔 17，街注（含 0-1-2、0-2-3）1 赔 11，角注（含 0-1-2-3）1 赔 8，线注 1 赔 5。外围：打与列 1 赔 2，红黑、单双、大小 1 赔 1。',
    '赛道按轮盘上的次序排列号码。点一个号码，该号码与左右各两个邻号各压一枚。零邻（9 枚）压 22 至 25 的十七个号码，三分（6 枚）压 27 至 33 的十二个号码，孤注（5 枚）压其余八个号码，零区（4 枚）压 12 至 15 的七个号码。这些注由上述内围注组成，赔付不变。',
    '开出 0 时，所有外围注均输。',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn(outside),
  result: (summary) => summary,
  draw: ['抽取一个小于 37 的数，即为号码。'],
};
