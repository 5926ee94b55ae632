import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

export const fastGroups: Readonly<Record<'sum' | 'triple' | 'double' | 'trio' | 'pair', string>> = {
  sum: '和值',
  triple: '三同号',
  double: '二同号',
  trio: '三不同',
  pair: '二不同',
};

const halves: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '单',
  even: '双',
  'any-triple': '三同号通选',
  'any-run': '三连号通选',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': '和值大小、单双',
  pair: '二不同号',
  double: '二同号复选',
  trio: '三不同号',
  'any-run': '三连号通选',
  'any-triple': '三同号通选',
  triple: '三同号单选',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  const named: Readonly<Record<string, string>> = {
    sum: '和值',
    triple: '三同号',
    double: '二同号',
    trio: '三不同号',
    pair: '二不同号',
  };
  return halves[kind] ?? `${named[kind] ?? kind} ${value.replaceAll('-', ' ')}`;
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('sum-', ''));
  return kind.startsWith('sum-') ? `和值 ${sum}、${21 - sum}` : (kinds[kind] ?? kind);
};

export const fastThreeWords: GameWords = {
  name: '灯彩快三',
  tagline: '一分钟一开，三灯定数',
  rules: [
    '每分钟开出三个号码，每个为 1–6，可以重复。',
    '和值：三个号码之和，3–18。11 及以上为大，10 及以下为小，单、双按和值；三个号码相同时照样计算。',
    '三同号单选压指定的三个相同号码，通选压任意三个相同号码；二同号复选压至少两个为该号码。',
    '三不同号压三个不同的号码都开出，二不同号压两个不同的号码都开出；三连号通选压 123、234、345、456 之一。',
    '赔付含本金，见下表。',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'zh_CN', false),
  draw: ['依次抽取三个小于 6 的数，各加 1，即三个号码。'],
};
