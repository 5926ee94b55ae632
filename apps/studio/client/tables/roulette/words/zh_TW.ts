import type { GameWords } from '../../texts/texts.ts';
import { spotIn, type TrackWords } from '../words.ts';

export const trackWords: TrackWords = {
  track: '賽道（鄰注）',
  sectors: { voisins: '零鄰', orphelins: '孤注', tiers: '三分', zero: '零區' },
  neighbours: (pocket) => `${pocket} 及左右各兩個鄰號`,
  chips: (count) => `${count} 枚`,
  hint: '點號碼：連同輪盤上左右各兩個鄰號',
};

const outside: Readonly<Record<string, string>> = {
  red: '紅',
  black: '黑',
  odd: '單',
  even: '雙',
  low: '1–18',
  high: '19–36',
  'dozen:1': '1–12',
  'dozen:2': '13–24',
  'dozen:3': '25–36',
  'column:1': '第一列',
  'column:2': '第二列',
  'column:3': '第三列',
  'first-four': '0–3 四號',
};

const kinds: Readonly<Record<string, string>> = {
  straight: '直注（單號）',
  split: '分注（兩號）',
  street: '街注（三號）',
  corner: '角注（四號）',
  line: '線注（六號）',
  dozen: '打、列（十二號）',
  'even-money': '紅黑、單雙、大小',
};

export const rouletteWords: GameWords = {
  name: '月影輪盤',
  tagline: '一輪月影，三十七格',
  rules: [
    '單零輪盤，共 37 格：0 與 1–36。投注截止後轉盤，小球停在哪一格，押中該號碼的注即獲賠。',
    '內圍：直注 1 賠 35，分注 1 賠 17，街注（含 0-1-2、0-2-3）1 賠 11，角注（含 0-1-2-3）1 賠 8，線注 1 賠 5。外圍：打與列 1 賠 2，紅黑、單雙、大小 1 賠 1。',
    '賽道依輪盤上的順序排列號碼。點一個號碼，該號碼與左右各兩個鄰號各押一枚。零鄰（9 枚）押 22 至 25 的十七個號碼，三分（6 枚）押 27 至 33 的十二個號碼，孤注（5 枚）押其餘八個號碼，零區（4 枚）押 12 至 15 的七個號碼。這些注由上述內圍注組成，賠付不變。',
    '開出 0 時，所有外圍注均輸。',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn(outside),
  result: (summary) => summary,
  draw: ['抽取一個小於 37 的數，即為號碼。'],
};
