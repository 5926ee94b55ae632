import { digitPlaces } from '../../texts/ja_JP.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type DigitNames, kindText, spotText } from '../names.ts';

export const digitNames: DigitNames = {
  places: digitPlaces,
  groups: { number: '番号', place: '桁指定', sum: '合計', form: '形', duel: '龍虎' },
  whole: {
    big: '合計 大（14～27）',
    small: '合計 小（0～13）',
    odd: '合計 奇数',
    even: '合計 偶数',
    triple: 'ゾロ目すべて',
  },
  half: { big: '大', small: '小', odd: '奇数', even: '偶数' },
  form: { pair: 'ペア', different: 'すべて異なる', run: '連番' },
  side: { dragon: '龍', tie: 'タイ', tiger: '虎' },
  straight: 'ストレート',
  box: 'ボックス',
  any: 'どこでも',
  tail: '合計の末尾',
  sum: '合計',
  span: '幅',
  missing: '未出回数',
  kinds: {
    straight: 'ストレート（3桁を順番どおり）',
    'box-6': 'ボックス6（3桁とも異なる、順不同）',
    'box-3': 'ボックス3（2桁が同じ、順不同）',
    place: '桁指定（1桁）',
    triple: 'ゾロ目（3桁とも同じ）',
    'even-money': '合計の大小・奇偶',
    half: '1桁の大（5～9）小・奇偶',
    any: '数字がどこかに出る',
    tail: '合計の末尾',
    duel: '龍虎（2桁の大小）',
    'duel-tie': '2桁が同じ（タイ）',
    different: '3桁とも異なる',
    pair: 'ペア',
    run: '連番（順不同）',
  },
};

export const words: GameWords = {
  name: '算盤三珠',
  tagline: '一分に一度、三つの珠で決まる',
  rules: [
    '毎分3つの数字が出ます。それぞれ0～9で、重複することもあります。',
    'ストレートは3桁の数字と順番がすべて一致すれば当たりです。ボックスは順番を問いません。桁指定は1桁だけに賭けます。ゾロ目は3桁が同じ場合です。合計は3桁の和で、14以上が大、13以下が小です。',
    '桁指定では1桁の大（5～9）小や奇偶にも賭けられ、「どこでも」はその数字が出れば当たりです。合計は総数か末尾に賭けます。幅は最大の数字と最小の数字の差です。ペアはちょうど2桁が同じ場合、連番は続いた3つの数字で順不同、9と0は続きません。龍虎は2桁を比べ、前が大きければ龍、後が大きければ虎、同じならタイです。',
    '配当はベット額を含みます。下の表をご覧ください。',
  ],
  kind: (kind) => kindText(kind, digitNames),
  spot: (spot) => spotText(spot, digitNames),
  result: (summary) => [...summary].join(' '),
  draw: ['10未満の数を順に3つ抽選し、百の位、十の位、一の位とします。'],
};
