import type { GameWords } from '../../texts/texts.ts';
import { digitPlaces } from '../../texts/zh_CN.ts';
import { type DigitNames, kindText, spotText } from '../names.ts';

export const digitNames: DigitNames = {
  places: digitPlaces,
  groups: { number: '选号', place: '定位', sum: '和值', form: '形态', duel: '龙虎' },
  whole: {
    big: '和值大（14–27）',
    small: '和值小（0–13）',
    odd: '和值单',
    even: '和值双',
    triple: '任意豹子',
  },
  half: { big: '大', small: '小', odd: '单', even: '双' },
  form: { pair: '对子', different: '三位不同', run: '顺子' },
  side: { dragon: '龙', tie: '和', tiger: '虎' },
  straight: '直选',
  box: '组选',
  any: '任一位',
  tail: '和尾',
  sum: '和值',
  span: '跨度',
  missing: '遗漏',
  kinds: {
    straight: '直选（三位同序）',
    'box-6': '组选六（三位不同，不论次序）',
    'box-3': '组选三（含一对，不论次序）',
    place: '定位（一位）',
    triple: '豹子（三位相同）',
    'even-money': '和值大小、单双',
    half: '一位的大小、单双（大为 5–9）',
    any: '不定位（号码出现在任一位）',
    tail: '和值尾数',
    duel: '龙虎（两位比大小）',
    'duel-tie': '龙虎和（两位相同）',
    different: '三位都不同',
    pair: '对子（两位相同）',
    run: '顺子（三位相连，不论次序）',
  },
};

export const words: GameWords = {
  name: '算盘三珠',
  tagline: '一分钟一开，三珠定数',
  rules: [
    '每分钟开出三个数字，每个为 0–9，可以重复。',
    '直选须三位数字与次序全中；组选不论次序；定位只压其中一位；豹子压三位相同；和值为三位之和，14 及以上为大，13 及以下为小。',
    '定位还可压一位的大小单双；不定位只要号码出现即赢。和值可压总数或尾数，跨度为最大与最小数字之差。对子为恰有两位相同，顺子为三个相连的数字、不论次序，0 与 9 不相连。龙虎比较两位数字，前一位大为龙，后一位大为虎，相同为和。',
    '赔付含本金，见下表。',
  ],
  kind: (kind) => kindText(kind, digitNames),
  spot: (spot) => spotText(spot, digitNames),
  result: (summary) => [...summary].join(' '),
  draw: ['依次抽取三个小于 10 的数，即百位、十位、个位。'],
};
