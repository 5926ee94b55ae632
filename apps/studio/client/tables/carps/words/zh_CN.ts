import type { GameWords } from '../../texts/texts.ts';
import { type CarpNames, kindIn, resultText, spotIn } from '../words.ts';

const sides: Readonly<Record<string, string>> = {
  big: '和大',
  small: '和小',
  odd: '和单',
  even: '和双',
  'first-big': '首位大',
  'first-small': '首位小',
  'first-odd': '首位单',
  'first-even': '首位双',
  dragon: '龙',
  tiger: '虎',
};

export const carpNames: CarpNames = {
  sum: (sum) => `和值 ${sum}`,
  groups: { tickets: '任选', sides: '两面', first: '首位' },
  pick: '选号',
  random: '机选',
  add: '加入',
  choose: (most) => `选 1 至 ${most} 个号码，可连买多注`,
  hits: (hits, times) => `中 ${hits}：× ${times}`,
  side: (side) => sides[side] ?? side,
};

export const eightCarpWords: GameWords = {
  name: '八鲤连珠',
  tagline: '八条锦鲤，二十选八',
  rules: [
    '每分钟八条锦鲤依次跃出，从 1–20 中不重复地开出八个号码。',
    '任选：每注选 1 至 8 个号码，点选、输入或机选，一期可买多注。按所中个数赔付：选一中一 2.35；选二中二 6.37；选三中三 13、中二 1；选四中四 36、中三 3；选五中五 90、中四 7、中三 1；选六中六 420、中五 16、中四 3；选七中七 2000、中六 56、中五 6、中四 1；选八中八 5000、中七 250、中六 16、中五 2、中四 1。',
    '和值为八个号码之和：大于 84 为大，小于 84 为小，等于 84 时大小退回；另有单双。首位为第一个号码：11–20 为大，1–10 为小。龙虎：首位大于末位为龙，否则为虎。',
    '赔付含本金，见下表。',
  ],
  kind: kindIn((picks) => `任选 ${picks} 个号码`, {
    first: '首位号码',
    'first-side': '首位大小、单双',
    half: '和值大小',
    odd: '和值单',
    even: '和值双',
    duel: '龙虎',
  }),
  spot: spotIn('zh_CN', '任选', '首位'),
  result: resultText,
  draw: [
    '20 个号码依次排列，从中不放回地抽取八次：第一个数小于 20，第二个小于 19，依此类推。每个数是剩余号码中的位置。',
  ],
};
