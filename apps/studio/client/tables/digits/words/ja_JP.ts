import { digitPlaces } from '../../texts/ja_JP.ts';
import type { GameWords } from '../../texts/texts.ts';

const digitHalves: Readonly<Record<string, string>> = {
  big: '合計 大（14～27）',
  small: '合計 小（0～13）',
  odd: '合計 奇数',
  even: '合計 偶数',
  triple: 'ゾロ目すべて',
};
const digitKinds: Readonly<Record<string, string>> = {
  straight: 'ストレート（3桁を順番どおり）',
  'box-6': 'ボックス6（3桁とも異なる、順不同）',
  'box-3': 'ボックス3（2桁が同じ、順不同）',
  place: '桁指定（1桁）',
  triple: 'ゾロ目（3桁とも同じ）',
  'even-money': '合計の大小・奇偶',
};

export const words: GameWords = {
  name: '算盤三珠',
  tagline: '一分に一度、三つの珠で決まる',
  rules: [
    '毎分3つの数字が出ます。それぞれ0～9で、重複することもあります。',
    'ストレートは3桁の数字と順番がすべて一致すれば当たりです。ボックスは順番を問いません。桁指定は1桁だけに賭けます。ゾロ目は3桁が同じ場合です。合計は3桁の和で、14以上が大、13以下が小です。',
    '配当はベット額を含みます。下の表をご覧ください。',
  ],
  kind: (kind) => digitKinds[kind] ?? kind,
  spot: (spot) => {
    const [kind = '', value = '', digit = ''] = spot.split(':');
    if (kind === 'straight') return `ストレート ${value}`;
    if (kind === 'box') return `ボックス ${value}`;
    if (kind === 'place') return `${digitPlaces[Number(value) - 1] ?? ''} ${digit}`;
    return digitHalves[kind] ?? spot;
  },
  result: (summary) => [...summary].join(' '),
  draw: ['10未満の数を順に3つ抽選し、百の位、十の位、一の位とします。'],
};
