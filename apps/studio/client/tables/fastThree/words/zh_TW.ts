import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

export const fastGroups: Readonly<Record<'sum' | 'triple' | 'double' | 'trio' | 'pair', string>> = {
  sum: '總和',
  triple: '三同號',
  double: '二同號',
  trio: '三不同',
  pair: '二不同',
};

const halves: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '單',
  even: '雙',
  'any-triple': '三同號通選',
  'any-run': '三連號通選',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': '總和大小、單雙',
  pair: '二不同號',
  double: '二同號複選',
  trio: '三不同號',
  'any-run': '三連號通選',
  'any-triple': '三同號通選',
  triple: '三同號單選',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  const named: Readonly<Record<string, string>> = {
    sum: '總和',
    triple: '三同號',
    double: '二同號',
    trio: '三不同號',
    pair: '二不同號',
  };
  return halves[kind] ?? `${named[kind] ?? kind} ${value.replaceAll('-', ' ')}`;
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('sum-', ''));
  return kind.startsWith('sum-') ? `總和 ${sum}、${21 - sum}` : (kinds[kind] ?? kind);
};

export const fastThreeWords: GameWords = {
  name: '燈彩快三',
  tagline: '一分鐘一開，三燈定數',
  rules: [
    '每分鐘開出三個號碼，每個為 1–6，可以重複。',
    '總和：三個號碼之和，3–18。11 及以上為大，10 及以下為小，單、雙依總和；三個號碼相同時照樣計算。',
    '三同號單選押指定的三個相同號碼，通選押任意三個相同號碼；二同號複選押至少兩個為該號碼。',
    '三不同號押三個不同的號碼都開出，二不同號押兩個不同的號碼都開出；三連號通選押 123、234、345、456 之一。',
    '賠付含本金，見下表。',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'zh_TW', false),
  draw: ['依次抽取三個小於 6 的數，各加 1，即三個號碼。'],
};
