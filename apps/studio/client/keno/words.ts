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
    Record<'won' | 'back' | 'missed' | 'pick_first' | 'enough', (amount: string, count: number) => string>
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
  welcome: '请选 1 至 10 个号码',
  draw: '开奖',
  hurry: '加快',
  fill: '随机选号',
  clear: '清除',
  board: '号码盘',
  marked: (count) => `已选 ${count} 个`,
  cell: (number, drawn) => (drawn ? `${number}，已开出` : `${number}`),
  notices: {
    won: (amount, count) => `中 ${count} 个，赢得 ${amount}`,
    back: (amount, count) => `中 ${count} 个，退回 ${amount}`,
    missed: (_, count) => `中 ${count} 个，这次没有奖`,
    pick_first: () => '请先选号',
    enough: (_, count) => `最多选 ${count} 个号码`,
  },
  historyHits: (hits, picks) => `选 ${picks} 中 ${hits}`,
  fairness: '二十个号码由一次抽取依次决定，任意组合机会相同。',
  rulesTitle: '玩法',
  rulesText:
    '从 1 至 80 中选 1 至 10 个号码，开出 20 个，按中的个数赔付。下表为投注的倍数；返还率逐一精确算出。',
  paysTitle: '赔付与返还率',
  picks: '选',
  hits: '中',
  returns: '返还率',
  keys: '键盘：空格开奖，Tab 与回车选号。',
};

const en: KenoWords = {
  name: 'Harbor Keno',
  tagline: 'Eighty numbers, twenty drawn',
  welcome: 'Pick 1 to 10 numbers',
  draw: 'Draw',
  hurry: 'Faster',
  fill: 'Quick pick',
  clear: 'Clear',
  board: 'Numbers',
  marked: (count) => `${count} picked`,
  cell: (number, drawn) => (drawn ? `${number}, drawn` : `${number}`),
  notices: {
    won: (amount, count) => `${count} hits: you won ${amount}`,
    back: (amount, count) => `${count} hits: ${amount} returned`,
    missed: (_, count) => `${count} hits, no win this time`,
    pick_first: () => 'Pick your numbers first',
    enough: (_, count) => `You can pick up to ${count} numbers`,
  },
  historyHits: (hits, picks) => `${hits} of ${picks} hit`,
  fairness: 'One draw decides the twenty numbers in order. Every combination is equally likely.',
  rulesTitle: 'How to play',
  rulesText:
    'Pick 1 to 10 numbers from 1 to 80. Twenty are drawn, and you are paid by how many of yours hit. The table shows multiples of your bet. Each RTP is calculated exactly.',
  paysTitle: 'Paytable and RTP',
  picks: 'Picks',
  hits: 'Hits',
  returns: 'RTP',
  keys: 'Keys: space draws; Tab and Enter pick numbers.',
};

export const kenoWordsOf = (lang: Lang): KenoWords => (lang === 'zh_CN' ? zh : en);
