import type { Lang } from '../../shell/sessionTexts.ts';
import type { GameWords } from '../texts/texts.ts';

interface FanNames {
  readonly odd: string;
  readonly even: string;
  readonly fan: string;
  readonly kwok: string;
  readonly cheng: string;
  readonly three: string;
  readonly nim: string;
  readonly nimOf: (wins: string, pushes: string) => string;
  /** Between the number that wins and the one that pushes. */
  readonly over: string;
}

export const fanNames: Readonly<Record<Lang, FanNames>> = {
  zh_CN: {
    odd: '单',
    even: '双',
    fan: '番',
    kwok: '角',
    cheng: '正',
    three: '三门',
    nim: '念',
    nimOf: (wins, pushes) => `${wins} 念 ${pushes}`,
    over: '念',
  },
  en_US: {
    odd: 'Odd',
    even: 'Even',
    fan: 'Fan',
    kwok: 'Kwok',
    cheng: 'Cheng',
    three: 'Three numbers',
    nim: 'Nim',
    nimOf: (wins, pushes) => `Nim ${wins}, back on ${pushes}`,
    over: ' / ',
  },
};

const threeOf = (without: string): string => ['1', '2', '3', '4'].filter((one) => one !== without).join('-');

const spotIn =
  (lang: Lang) =>
  (spot: string): string => {
    const names = fanNames[lang];
    const [kind = '', value = ''] = spot.split(':');
    switch (kind) {
      case 'fan':
      case 'cheng':
      case 'kwok':
        return `${names[kind]} ${value}`;
      case 'three':
        return `${names.three} ${threeOf(value)}`;
      case 'nim':
        return names.nimOf(value.slice(0, 1), value.slice(2));
      default:
        return kind === 'odd' ? names.odd : names.even;
    }
  };

const kindsZh: Readonly<Record<string, string>> = {
  fan: '番（一门）',
  nim: '念（一门赢，一门和）',
  kwok: '角、单双（两门）',
  cheng: '正（一门赢，两门和）',
  three: '三门',
};
const kindsEn: Readonly<Record<string, string>> = {
  fan: 'Fan (one number)',
  nim: 'Nim (one wins, one comes back)',
  kwok: 'Kwok, odd, even (two numbers)',
  cheng: 'Cheng (one wins, two come back)',
  three: 'Three numbers',
};

export const fanTanWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: {
    name: '茶座番摊',
    tagline: '一碗摊子，四个一扒',
    rules: [
      '碗下盖着 25 至 48 枚摊子。投注截止后揭碗，每次扒走四枚，最后剩下一至四枚，即为结果。四门机会相同。',
      '番：押中一门，1 赔 3。角：相邻两门，1 赔 1；单双亦同。三门：押三门，3 赔 1。',
      '念：前一门赢，1 赔 2，后一门退回，其余输。正：押中的一门赢，1 赔 1，左右两门退回，对门输。',
      '赢注抽 5%，抽后为 2.85、1.9、0.95 与 0.31（赔付舍去百分之一以下）。',
    ],
    kind: (kind) => kindsZh[kind] ?? kind,
    spot: spotIn('zh_CN'),
    result: (summary) => `开 ${summary}`,
    draw: ['抽取一个小于 24 的数，加 25 即为摊子的数目；减 1 后除以 4 的余数加 1 为结果。'],
  },
  en_US: {
    name: 'Tea House Fan-Tan',
    tagline: 'A cup of buttons, raked off by fours',
    rules: [
      'The cup covers 25 to 48 buttons. When bets are closed it is lifted, and the buttons are raked off four at a time; one to four are left, and that is the result. All four have the same chance.',
      'Fan: one number, 3 to 1. Kwok: two numbers beside each other, 1 to 1, and so are odd and even. Three numbers: 1 to 3.',
      'Nim: the first number wins 2 to 1, the second gives your bet back, the others lose. Cheng: your number wins 1 to 1, both beside it give your bet back, the one across loses.',
      'A commission of 5 % is taken off wins: they pay 2.85, 1.9, 0.95 and 0.31 to 1, rounded down to a hundredth.',
    ],
    kind: (kind) => kindsEn[kind] ?? kind,
    spot: spotIn('en_US'),
    result: (summary) => `${summary} left`,
    draw: [
      'A number below 24 is drawn, and 25 added: so many buttons lie in the heap. The remainder of one less by 4, plus 1, is the result.',
    ],
  },
};
