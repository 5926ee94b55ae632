import type { GameWords } from '../../texts/texts.ts';
import { type MarkNames, resultText, spotIn } from '../words.ts';

const halves: Readonly<Record<string, string>> = {
  big: '特別数 大',
  small: '特別数 小',
  odd: '特別数 奇数',
  even: '特別数 偶数',
};

const waves: Readonly<Record<string, string>> = { red: '赤波', blue: '青波', green: '緑波' };

const animals = '鼠牛虎兎龍蛇馬羊猿鶏犬猪';

export const markNames: MarkNames = {
  groups: { special: '特別数', facets: '特別数の分類', regular: '本数字', combined: '組合せ', any: '全7個' },
  half: (half) => halves[half] ?? half,
  wave: (wave) => waves[wave] ?? wave,
  animal: (animal) => animals.charAt(animal - 1),
  tail: (tail) => `末尾${tail}`,
  ticket: { two: '本数字2つ', three: '本数字3つ', 'two-special': '本数字＋特別数' },
  among: '7つの番号の中に1つでもあれば当たり',
  pick: '番号を選ぶ',
  random: 'おまかせ',
  add: (tickets) => (tickets === 1 ? '追加' : `${tickets}口を追加`),
  choose: (size, most) => `番号を${size}～${most}個選んでください。${size}個ずつの組がそれぞれ1口です`,
};

const kinds: Readonly<Record<string, string>> = {
  special: '特別数',
  regular: '本数字（6つのうち1つ）',
  half: '特別数の大小・奇偶',
  'wave-red': '赤波',
  wave: '青波、緑波',
  'animal-rat': '干支の鼠（5つの番号）',
  animal: '干支（4つの番号）',
  'tail-zero': '末尾0（4つの番号）',
  tail: '末尾（5つの番号）',
  two: '本数字2つ（両方的中）',
  three: '本数字3つ（すべて的中）',
  'two-special': '本数字1つと特別数',
  'any-animal-rat': '7つの中の鼠（5つの番号）',
  'any-animal': '7つの中の干支（4つの番号）',
  'any-tail-zero': '7つの中の末尾0（4つの番号）',
  'any-tail': '7つの中の末尾（5つの番号）',
};

export const sixMarkWords: GameWords = {
  name: '七層の塔',
  tagline: '七層の塔、四十九から七つ',
  rules: [
    '毎分、1～49から重複なしで7つの番号が出ます。最初の6つが本数字、7つ目は塔の頂に灯る特別数です。',
    '特別数：7つ目の番号を当てます。本数字：賭けた番号が最初の6つの中にあれば当たりで、順番は問いません。',
    '特別数の大小・奇偶：25～48が大、1～24が小です。49が出るとベットを返還します。色：赤波は17の番号、青波と緑波は16ずつです。',
    '干支は番号ごとに固定で、年によって変わりません。1が鼠、2が牛、以下同様で、12番ごとに同じ干支になります。鼠は5つ、その他は4つずつの番号があります。末尾は特別数の一の位です。',
    '組合せ：1口は2つまたは3つの番号です。本数字2つ、本数字3つは、選んだ番号がすべて6つの本数字の中にあれば当たりです。本数字＋特別数は、1つが本数字でもう1つが特別数なら当たりで、順番は問いません。番号は8個まで選べ、その中の2つ（または3つ）の組がそれぞれ1口になります。',
    '全7個：特別数を含む7つの番号の中に、その干支または末尾の番号が1つでもあれば当たりです。いくつ出ても配当は1回です。',
    '配当はベット額を含みます。下の表をご覧ください。',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn('ja_JP', { special: '特別数', regular: '本数字', any: '7つの中の' }),
  result: resultText,
  draw: [
    '49個の番号を順に並べ、戻さずに7回抽選します。最初の数は49未満、次は48未満、以下同様です。数は、残りの番号の中の位置を表し、最後の1つが特別数です。',
  ],
};
