import type { Lang } from '../shell/sessionTexts.ts';

export interface KenoWords {
  readonly name: string;
  readonly tagline: string;
  readonly welcome: string;
  readonly draw: string;
  readonly hurry: string;
  readonly fill: string;
  readonly clear: string;
  readonly board: string;
  readonly marked: (count: number) => string;
  readonly cell: (number: number, drawn: boolean) => string;
  readonly notices: Readonly<
    Record<'won' | 'missed' | 'pick_first' | 'enough', (amount: string, count: number) => string>
  >;
  readonly historyHits: (hits: number, picks: number) => string;
  readonly fairness: string;
  readonly rulesTitle: string;
  readonly rulesText: string;
  readonly paysTitle: string;
  readonly picks: string;
  readonly hits: string;
  readonly returns: string;
  readonly keys: string;
}

const zh: KenoWords = {
  name: '港湾快彩',
  tagline: '八十盏船灯，亮起二十盏',
  welcome: '请标记 1 至 10 个号码',
  draw: '开奖',
  hurry: '加快',
  fill: '随机选号',
  clear: '清除',
  board: '号码盘',
  marked: (count) => `已选 ${count} 个`,
  cell: (number, drawn) => (drawn ? `${number}，已开出` : `${number}`),
  notices: {
    won: (amount, count) => `中 ${count} 个，赢得 ${amount}`,
    missed: (_, count) => `中 ${count} 个，这次没有奖`,
    pick_first: () => '请先标记号码',
    enough: (_, count) => `最多标记 ${count} 个号码`,
  },
  historyHits: (hits, picks) => `选 ${picks} 中 ${hits}`,
  fairness: '二十个号码由一次抽取依次决定，任意组合机会相同。',
  rulesTitle: '玩法',
  rulesText:
    '从 1 至 80 中标记 1 至 10 个号码，开出 20 个，按中的个数赔付。下表为投注的倍数；返还率逐一精确算出。',
  paysTitle: '赔付与返还率',
  picks: '选',
  hits: '中',
  returns: '返还率',
  keys: '键盘：空格开奖，Tab 与回车标记号码。',
};

const en: KenoWords = {
  name: 'Harbor Keno',
  tagline: 'Eighty boat lamps; twenty of them light up',
  welcome: 'Mark one to ten numbers',
  draw: 'Draw',
  hurry: 'Faster',
  fill: 'Mark for me',
  clear: 'Clear',
  board: 'Numbers',
  marked: (count) => `${count} marked`,
  cell: (number, drawn) => (drawn ? `${number}, drawn` : `${number}`),
  notices: {
    won: (amount, count) => `${count} hit: ${amount} won`,
    missed: (_, count) => `${count} hit; no win this time`,
    pick_first: () => 'Mark your numbers first',
    enough: (_, count) => `No more than ${count} numbers can be marked`,
  },
  historyHits: (hits, picks) => `${hits} of ${picks} hit`,
  fairness: 'One draw decides the twenty numbers, one after another; every combination is equally likely.',
  rulesTitle: 'Play',
  rulesText:
    'Mark one to ten of the numbers from 1 to 80. Twenty are drawn, and you are paid for how many of yours are among them. The table shows multiples of the stake; each return is computed exactly.',
  paysTitle: 'Pays and returns',
  picks: 'Marked',
  hits: 'Hit',
  returns: 'Return',
  keys: 'Keys: space draws; Tab and Enter mark numbers.',
};

export const kenoWordsOf = (lang: Lang): KenoWords => (lang === 'zh_CN' ? zh : en);
