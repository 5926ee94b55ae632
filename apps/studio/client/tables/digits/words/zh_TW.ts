import type { GameWords } from '../../texts/texts.ts';
import { digitPlaces } from '../../texts/zh_TW.ts';

const digitHalves: Readonly<Record<string, string>> = {
  big: '總和大（14–27）',
  small: '總和小（0–13）',
  odd: '總和單',
  even: '總和雙',
  triple: '任意豹子',
};
const digitKinds: Readonly<Record<string, string>> = {
  straight: '直選（三位同序）',
  'box-6': '組選六（三位不同，不論順序）',
  'box-3': '組選三（含一對，不論順序）',
  place: '定位（一位）',
  triple: '豹子（三位相同）',
  'even-money': '總和大小、單雙',
};

export const words: GameWords = {
  name: '算盤三珠',
  tagline: '一分鐘一開，三珠定數',
  rules: [
    '每分鐘開出三個數字，每個為 0–9，可以重複。',
    '直選須三位數字與順序全中；組選不論順序；定位只押其中一位；豹子押三位相同；總和為三位之和，14 及以上為大，13 及以下為小。',
    '賠付含本金，見下表。',
  ],
  kind: (kind) => digitKinds[kind] ?? kind,
  spot: (spot) => {
    const [kind = '', value = '', digit = ''] = spot.split(':');
    if (kind === 'straight') return `直選 ${value}`;
    if (kind === 'box') return `組選 ${value}`;
    if (kind === 'place') return `${digitPlaces[Number(value) - 1] ?? ''} ${digit}`;
    return digitHalves[kind] ?? spot;
  },
  result: (summary) => [...summary].join(' '),
  draw: ['依次抽取三個小於 10 的數，即百位、十位、個位。'],
};
