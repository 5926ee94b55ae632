import type { Lang } from '../../shell/sessionTexts.ts';
import { rollText } from '../dice/words.ts';
import type { GameWords } from '../texts/texts.ts';

/** The groups of bets, as their tabs name them. */
export const fastGroups: Readonly<
  Record<Lang, Readonly<Record<'sum' | 'triple' | 'double' | 'trio' | 'pair', string>>>
> = {
  zh_CN: { sum: '和值', triple: '三同号', double: '二同号', trio: '三不同', pair: '二不同' },
  en_US: { sum: 'Sum', triple: 'Triple', double: 'Double', trio: 'Three', pair: 'Two' },
};

const halvesZh: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '单',
  even: '双',
  'any-triple': '三同号通选',
  'any-run': '三连号通选',
};
const kindsZh: Readonly<Record<string, string>> = {
  'even-money': '和值大小、单双',
  pair: '二不同号',
  double: '二同号复选',
  trio: '三不同号',
  'any-run': '三连号通选',
  'any-triple': '三同号通选',
  triple: '三同号单选',
};
const spotZh = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  const named: Readonly<Record<string, string>> = {
    sum: '和值',
    triple: '三同号',
    double: '二同号',
    trio: '三不同号',
    pair: '二不同号',
  };
  return halvesZh[kind] ?? `${named[kind] ?? kind} ${value.replaceAll('-', ' ')}`;
};
const kindZh = (kind: string): string => {
  const sum = Number(kind.replace('sum-', ''));
  return kind.startsWith('sum-') ? `和值 ${sum}、${21 - sum}` : (kindsZh[kind] ?? kind);
};

const halvesEn: Readonly<Record<string, string>> = {
  big: 'Big',
  small: 'Small',
  odd: 'Odd',
  even: 'Even',
  'any-triple': 'Any triple',
  'any-run': 'Any run of three',
};
const kindsEn: Readonly<Record<string, string>> = {
  'even-money': 'Sum big, small, odd, even',
  pair: 'Two numbers',
  double: 'Double of one number',
  trio: 'Three numbers',
  'any-run': 'Any run of three',
  'any-triple': 'Any triple',
  triple: 'Triple of one number',
};
const spotEn = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  const named: Readonly<Record<string, string>> = {
    sum: 'Sum',
    triple: 'Triple',
    double: 'Double',
    trio: 'Three numbers',
    pair: 'Two numbers',
  };
  return halvesEn[kind] ?? `${named[kind] ?? kind} ${value.replaceAll('-', ' ')}`;
};
const kindEn = (kind: string): string => {
  const sum = Number(kind.replace('sum-', ''));
  return kind.startsWith('sum-') ? `Sum ${sum} or ${21 - sum}` : (kindsEn[kind] ?? kind);
};

export const fastThreeWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: {
    name: '灯彩快三',
    tagline: '一分钟一开，三灯定数',
    rules: [
      '每分钟开出三个号码，每个为 1–6，可以重复。',
      '和值：三个号码之和，3–18。11 及以上为大，10 及以下为小，单、双按和值；三个号码相同时照样计算。',
      '三同号单选压指定的三个相同号码，通选压任意三个相同号码；二同号复选压至少两个为该号码。',
      '三不同号压三个不同的号码都开出，二不同号压两个不同的号码都开出；三连号通选压 123、234、345、456 之一。',
      '赔付含本金，见下表。',
    ],
    kind: kindZh,
    spot: spotZh,
    result: (summary) => rollText(summary, 'zh_CN', false),
    draw: ['依次抽取三个小于 6 的数，各加 1，即三个号码。'],
  },
  en_US: {
    name: 'Lantern Fast Three',
    tagline: 'Three numbers every minute',
    rules: [
      'Three numbers are drawn every minute, each 1–6; the same may come again.',
      'The sum of all three is 3–18. From 11 it is big, up to 10 small; odd and even go by the sum, also when all three are alike.',
      'A triple names three numbers alike, any triple all six of them; a double wins when at least two are the number.',
      'Three numbers and two numbers win when all that are named come; any run of three is 123, 234, 345 or 456.',
      'Pays in the table below include the bet.',
    ],
    kind: kindEn,
    spot: spotEn,
    result: (summary) => rollText(summary, 'en_US', false),
    draw: ['Three numbers below 6 are drawn in turn; each plus 1 is a number of the draw.'],
  },
};
