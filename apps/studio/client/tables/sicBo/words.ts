import type { Lang } from '../../shell/sessionTexts.ts';
import { rollText } from '../dice/words.ts';
import type { GameWords } from '../texts/texts.ts';

const evenZh: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '单',
  even: '双',
  'any-triple': '全围',
};
const kindsZh: Readonly<Record<string, string>> = {
  'even-money': '大、小、单、双',
  number: '三军（单骰）',
  pair: '长牌（两颗不同）',
  double: '短牌（对子）',
  triple: '围骰（指定豹子）',
  'any-triple': '全围（任意豹子）',
};
const spotZh = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  switch (kind) {
    case 'total':
      return `${value} 点`;
    case 'double':
      return `对子 ${value}`;
    case 'triple':
      return `围骰 ${value}`;
    case 'number':
      return `三军 ${value}`;
    case 'pair':
      return `长牌 ${value.replace('-', ' ')}`;
    default:
      return evenZh[kind] ?? spot;
  }
};
const kindZh = (kind: string): string => {
  const sum = Number(kind.replace('total-', ''));
  return kind.startsWith('total-') ? `${sum} 点、${21 - sum} 点` : (kindsZh[kind] ?? kind);
};

const evenEn: Readonly<Record<string, string>> = {
  big: 'Big',
  small: 'Small',
  odd: 'Odd',
  even: 'Even',
  'any-triple': 'Any triple',
};
const kindsEn: Readonly<Record<string, string>> = {
  'even-money': 'Big, small, odd, even',
  number: 'Single number',
  pair: 'Two numbers',
  double: 'Double',
  triple: 'Triple of one number',
  'any-triple': 'Any triple',
};
const spotEn = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  switch (kind) {
    case 'total':
      return `Total ${value}`;
    case 'double':
      return `Double ${value}`;
    case 'triple':
      return `Triple ${value}`;
    case 'number':
      return `Number ${value}`;
    case 'pair':
      return `Numbers ${value.replace('-', ' and ')}`;
    default:
      return evenEn[kind] ?? spot;
  }
};
const kindEn = (kind: string): string => {
  const sum = Number(kind.replace('total-', ''));
  return kind.startsWith('total-') ? `Total ${sum} or ${21 - sum}` : (kindsEn[kind] ?? kind);
};

export const sicBoWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: {
    name: '灯笼骰宝',
    tagline: '三骰一盅，大小围点',
    rules: [
      '三颗骰子在灯笼盅里摇定，开盅即分胜负。',
      '大为 11–17 点，小为 4–10 点，单、双按点数；均 1 赔 1，开围骰（三颗相同）时全输。',
      '点数：4、17 点 1 赔 62，5、16 点 1 赔 31，6、15 点 1 赔 18，7、14 点 1 赔 12，8、13 点 1 赔 8，9、12 点 1 赔 7，10、11 点 1 赔 6；围骰也算点数。',
      '围骰 1 赔 180，全围（任意围骰）1 赔 31，短牌（至少两颗为该数）1 赔 11，长牌（两个指定的数都开出）1 赔 6。',
      '三军：开出一颗 1 赔 1，两颗 1 赔 2，三颗 1 赔 12。',
    ],
    kind: kindZh,
    spot: spotZh,
    result: (summary) => rollText(summary, 'zh_CN', true),
    draw: ['依次抽取三个小于 6 的数，各加 1，即三颗骰子的点数。'],
  },
  en_US: {
    name: 'Lantern Dice',
    tagline: 'Sic bo under a lantern',
    rules: [
      'Three dice are shaken under a lantern; when it is lifted, bets are decided.',
      'Big is a sum of 11–17, small 4–10; odd and even go by the sum. All pay 1 to 1, and all lose to a triple.',
      'Totals: 4 and 17 pay 62 to 1, 5 and 16 31, 6 and 15 18, 7 and 14 12, 8 and 13 8, 9 and 12 7, 10 and 11 6. Triples count as totals.',
      'A triple of one number pays 180 to 1, any triple 31, a double (two dice or more show the number) 11, two numbers that both come 6.',
      'A single number pays 1 to 1 for one die, 2 to 1 for two and 12 to 1 for three.',
    ],
    kind: kindEn,
    spot: spotEn,
    result: (summary) => rollText(summary, 'en_US', true),
    draw: ['Three numbers below 6 are drawn in turn; each plus 1 is a die.'],
  },
};
