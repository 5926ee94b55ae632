import type { GameWords } from '../../texts/texts.ts';
import { digitPlaces } from '../../texts/zh_CN.ts';

const digitHalves: Readonly<Record<string, string>> = {
  big: '和值大（14–27）',
  small: '和值小（0–13）',
  odd: '和值单',
  even: '和值双',
  triple: '任意豹子',
};
const digitKinds: Readonly<Record<string, string>> = {
  straight: '直选（三位同序）',
  'box-6': '组选六（三位不同，不论次序）',
  'box-3': '组选三（含一对，不论次序）',
  place: '定位（一位）',
  triple: '豹子（三位相同）',
  'even-money': '和值大小、单双',
};

export const words: GameWords = {
  name: '算盘三珠',
  tagline: '一分钟一开，三珠定数',
  rules: [
    '每分钟开出三个数字，每个为 0–9，可以重复。',
    '直选须三位数字与次序全中；组选不论次序；定位只压其中一位；豹子压三位相同；和值为三位之和，14 及以上为大，13 及以下为小。',
    '赔付含本金，见下表。',
  ],
  kind: (kind) => digitKinds[kind] ?? kind,
  spot: (spot) => {
    const [kind = '', value = '', digit = ''] = spot.split(':');
    if (kind === 'straight') return `直选 ${value}`;
    if (kind === 'box') return `组选 ${value}`;
    if (kind === 'place') return `${digitPlaces[Number(value) - 1] ?? ''} ${digit}`;
    return digitHalves[kind] ?? spot;
  },
  result: (summary) => [...summary].join(' '),
  draw: ['依次抽取三个小于 10 的数，即百位、十位、个位。'],
};
