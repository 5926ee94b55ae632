import type { GameWords } from '../../texts/texts.ts';
import { type CarpNames, kindIn, resultText, spotIn } from '../words.ts';

const sides: Readonly<Record<string, string>> = {
  big: '總和大',
  small: '總和小',
  odd: '總和單',
  even: '總和雙',
  'first-big': '首位大',
  'first-small': '首位小',
  'first-odd': '首位單',
  'first-even': '首位雙',
  dragon: '龍',
  tiger: '虎',
};

export const carpNames: CarpNames = {
  sum: (sum) => `總和 ${sum}`,
  groups: { tickets: '任選', sides: '兩面', first: '首位' },
  pick: '選號',
  random: '快選',
  add: '加入',
  choose: (most) => `選 1 至 ${most} 個號碼，可連買多注`,
  hits: (hits, times) => `中 ${hits}：× ${times}`,
  side: (side) => sides[side] ?? side,
};

export const eightCarpWords: GameWords = {
  name: '八鯉連珠',
  tagline: '八條錦鯉，二十選八',
  rules: [
    '每分鐘八條錦鯉依次躍出，從 1–20 中不重複地開出八個號碼。',
    '任選：每注選 1 至 8 個號碼，點選、輸入或快選，一期可買多注。依所中個數賠付：選一中一 2.35；選二中二 6.37；選三中三 13、中二 1；選四中四 36、中三 3；選五中五 90、中四 7、中三 1；選六中六 420、中五 16、中四 3；選七中七 2000、中六 56、中五 6、中四 1；選八中八 5000、中七 250、中六 16、中五 2、中四 1。',
    '總和為八個號碼之和：大於 84 為大，小於 84 為小，等於 84 時大小退回；另有單雙。首位為第一個號碼：11–20 為大，1–10 為小。龍虎：首位大於末位為龍，否則為虎。',
    '賠付含本金，見下表。',
  ],
  kind: kindIn((picks) => `任選 ${picks} 個號碼`, {
    first: '首位號碼',
    'first-side': '首位大小、單雙',
    half: '總和大小',
    odd: '總和單',
    even: '總和雙',
    duel: '龍虎',
  }),
  spot: spotIn('zh_TW', '任選', '首位'),
  result: resultText,
  draw: [
    '20 個號碼依次排列，從中不放回地抽取八次：第一個數小於 20，第二個小於 19，依此類推。每個數是剩餘號碼中的位置。',
  ],
};
