import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

const even: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '單',
  even: '雙',
  'any-triple': '全圍',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': '大、小、單、雙',
  number: '三軍（單骰）',
  pair: '長牌（兩顆不同）',
  double: '短牌（對子）',
  triple: '圍骰（指定豹子）',
  'any-triple': '全圍（任意豹子）',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  switch (kind) {
    case 'total':
      return `${value} 點`;
    case 'double':
      return `對子 ${value}`;
    case 'triple':
      return `圍骰 ${value}`;
    case 'number':
      return `三軍 ${value}`;
    case 'pair':
      return `長牌 ${value.replace('-', ' ')}`;
    default:
      return even[kind] ?? spot;
  }
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('total-', ''));
  return kind.startsWith('total-') ? `${sum} 點、${21 - sum} 點` : (kinds[kind] ?? kind);
};

export const sicBoWords: GameWords = {
  name: '燈籠骰寶',
  tagline: '三骰一盅，大小圍點',
  rules: [
    '三顆骰子在燈籠盅裡搖定，開盅即分勝負。',
    '大為 11–17 點，小為 4–10 點，單、雙依點數；均 1 賠 1，開圍骰（三顆相同）時全輸。',
    '點數：4、17 點 1 賠 62，5、16 點 1 賠 31，6、15 點 1 賠 18，7、14 點 1 賠 12，8、13 點 1 賠 8，9、12 點 1 賠 7，10、11 點 1 賠 6；圍骰也算點數。',
    '圍骰 1 賠 180，全圍（任意圍骰）1 賠 31，短牌（至少兩顆為該數）1 賠 11，長牌（兩個指定的數都開出）1 賠 6。',
    '三軍：開出一顆 1 賠 1，兩顆 1 賠 2，三顆 1 賠 12。',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'zh_TW', true),
  draw: ['依次抽取三個小於 6 的數，各加 1，即三顆骰子的點數。'],
};
