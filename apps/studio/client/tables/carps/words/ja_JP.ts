import type { GameWords } from '../../texts/texts.ts';
import { type CarpNames, kindIn, resultText, spotIn } from '../words.ts';

const sides: Readonly<Record<string, string>> = {
  big: '合計 大',
  small: '合計 小',
  odd: '合計 奇数',
  even: '合計 偶数',
  'first-big': '1番目 大',
  'first-small': '1番目 小',
  'first-odd': '1番目 奇数',
  'first-even': '1番目 偶数',
  dragon: 'ドラゴン',
  tiger: 'タイガー',
};

export const carpNames: CarpNames = {
  sum: (sum) => `合計 ${sum}`,
  groups: { tickets: '番号選択', sides: '大小・奇偶', first: '1番目' },
  pick: '番号を選ぶ',
  random: 'おまかせ',
  add: '追加',
  choose: (most) => `番号を1～${most}個選んでください。複数口を続けて買えます`,
  hits: (hits, times) => `${hits}個的中：× ${times}`,
  side: (side) => sides[side] ?? side,
};

export const eightCarpWords: GameWords = {
  name: '八鯉連珠',
  tagline: '八匹の錦鯉、二十から八つ',
  rules: [
    '毎分、八匹の錦鯉が順に跳ね、1～20から重複なしで8つの番号が出ます。',
    '番号選択：1口ごとに1～8個の番号を、タップ、入力、おまかせで選びます。1回の抽選に複数口を買えます。的中数に応じた配当：1個選択は1個的中で2.35。2個選択は2個的中で6.37。3個選択は3個的中で13、2個で1。4個選択は4個的中で36、3個で3。5個選択は5個的中で90、4個で7、3個で1。6個選択は6個的中で420、5個で16、4個で3。7個選択は7個的中で2000、6個で56、5個で6、4個で1。8個選択は8個的中で5000、7個で250、6個で16、5個で2、4個で1。',
    '合計は8つの番号の和です：84より大きければ大、84より小さければ小、84ちょうどなら大小へのベットを返還します。奇数・偶数もあります。1番目は最初の番号で、11～20が大、1～10が小です。最初の番号が最後の番号より大きければドラゴン、そうでなければタイガーです。',
    '配当はベット額を含みます。下の表をご覧ください。',
  ],
  kind: kindIn((picks) => `番号${picks}個の選択`, {
    first: '1番目の番号',
    'first-side': '1番目の大小・奇偶',
    half: '合計の大小',
    odd: '合計 奇数',
    even: '合計 偶数',
    duel: 'ドラゴン・タイガー',
  }),
  spot: spotIn('ja_JP', '番号選択', '1番目'),
  result: resultText,
  draw: [
    '20個の番号を順に並べ、戻さずに8回抽選します。最初の数は20未満、次は19未満、以下同様です。数は、残りの番号の中の位置を表します。',
  ],
};
