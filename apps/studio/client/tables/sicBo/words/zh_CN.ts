import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

const even: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '单',
  even: '双',
  'any-triple': '全围',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': '大、小、单、双',
  number: '三军（单骰）',
  pair: '长牌（两颗不同）',
  double: '短牌（对子）',
  triple: '围骰（指定豹子）',
  'any-triple': '全围（任意豹子）',
};

const spot = (spot: string): string => {
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
      return even[kind] ?? spot;
  }
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('total-', ''));
  return kind.startsWith('total-') ? `${sum} 点、${21 - sum} 点` : (kinds[kind] ?? kind);
};

export const sicBoWords: GameWords = {
  name: '灯笼骰宝',
  tagline: '三骰一盅，大小围点',
  rules: [
    '三颗骰子在灯笼盅里摇定，开盅即分胜负。',
    '大为 11–17 点，小为 4–10 点，单、双按点数；均 1 赔 1，开围骰（三颗相同）时全输。',
    '点数：4、17 点 1 赔 62，5、16 点 1 赔 31，6、15 点 1 赔 18，7、14 点 1 赔 12，8、13 点 1 赔 8，9、12 点 1 赔 7，10、11 点 1 赔 6；围骰也算点数。',
    '围骰 1 赔 180，全围（任意围骰）1 赔 31，短牌（至少两颗为该数）1 赔 11，长牌（两个指定的数都开出）1 赔 6。',
    '三军：开出一颗 1 赔 1，两颗 1 赔 2，三颗 1 赔 12。',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'zh_CN', true),
  draw: ['依次抽取三个小于 6 的数，各加 1，即三颗骰子的点数。'],
};
