import { rollText } from '../../dice/words.ts';
import type { GameWords } from '../../texts/texts.ts';

export const fastGroups: Readonly<Record<'sum' | 'triple' | 'double' | 'trio' | 'pair', string>> = {
  sum: '合計',
  triple: 'ゾロ目',
  double: '2つ同じ',
  trio: '3つ違い',
  pair: '2つ違い',
};

const halves: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '奇数',
  even: '偶数',
  'any-triple': 'ゾロ目すべて',
  'any-run': '連番すべて',
};

const kinds: Readonly<Record<string, string>> = {
  'even-money': '合計の大小・奇偶',
  pair: '2つの異なる番号',
  double: '2つ同じ番号',
  trio: '3つの異なる番号',
  'any-run': '連番すべて',
  'any-triple': 'ゾロ目すべて',
  triple: 'ゾロ目指定',
};

const spot = (spot: string): string => {
  const [kind = '', value = ''] = spot.split(':');
  const named: Readonly<Record<string, string>> = {
    sum: '合計',
    triple: 'ゾロ目',
    double: '2つ同じ',
    trio: '3つの異なる番号',
    pair: '2つの異なる番号',
  };
  return halves[kind] ?? `${named[kind] ?? kind} ${value.replaceAll('-', ' ')}`;
};

const kind = (kind: string): string => {
  const sum = Number(kind.replace('sum-', ''));
  return kind.startsWith('sum-') ? `合計 ${sum}、${21 - sum}` : (kinds[kind] ?? kind);
};

export const fastThreeWords: GameWords = {
  name: '灯彩ファストスリー',
  tagline: '一分に一度、三つの灯で決まる',
  rules: [
    '毎分3つの番号が出ます。それぞれ1～6で、重複することもあります。',
    '合計：3つの番号の和で3～18です。11以上が大、10以下が小、奇数・偶数も合計によります。3つの番号が同じときも同じように数えます。',
    'ゾロ目指定は指定した3つの同じ番号、ゾロ目すべてはどの番号でも3つ同じ場合です。2つ同じ番号は、その番号が2つ以上出れば当たりです。',
    '3つの異なる番号は3つの番号がすべて出れば、2つの異なる番号は2つの番号がどちらも出れば当たりです。連番すべては123、234、345、456のいずれかです。',
    '配当はベット額を含みます。下の表をご覧ください。',
  ],
  kind: kind,
  spot: spot,
  result: (summary) => rollText(summary, 'ja_JP', false),
  draw: ['6未満の数を順に3つ抽選し、それぞれ1を足した数が3つの番号です。'],
};
