import type { GameWords } from '../../texts/texts.ts';
import { spotIn, type TrackWords } from '../words.ts';

export const trackWords: TrackWords = {
  track: 'トラック（ネイバーベット）',
  sectors: { voisins: 'ヴォワザン', orphelins: 'オルファラン', tiers: 'ティエール', zero: 'ゼロ' },
  neighbours: (pocket) => `${pocket}と左右2つずつの隣`,
  chips: (count) => `${count}枚`,
  hint: '番号をタップすると、ホイール上の左右2つずつの隣にも賭けます',
};

const outside: Readonly<Record<string, string>> = {
  red: '赤',
  black: '黒',
  odd: '奇数',
  even: '偶数',
  low: '1–18',
  high: '19–36',
  'dozen:1': '1–12',
  'dozen:2': '13–24',
  'dozen:3': '25–36',
  'column:1': '第1列',
  'column:2': '第2列',
  'column:3': '第3列',
  'first-four': '0～3の4つ',
};

const kinds: Readonly<Record<string, string>> = {
  straight: 'ストレート（1つ）',
  split: 'スプリット（2つ）',
  street: 'ストリート（3つ）',
  corner: 'コーナー（4つ）',
  line: 'ライン（6つ）',
  dozen: 'ダズン、カラム（12個）',
  'even-money': '赤黒、奇偶、大小',
};

export const rouletteWords: GameWords = {
  name: '月影ルーレット',
  tagline: '月影ひとつ、三十七のポケット',
  rules: [
    'シングルゼロのルーレットで、ポケットは0と1～36の37個です。ベット締め切り後にホイールが回り、ボールが止まった番号を含むベットに配当があります。',
    'インサイド：ストレート35:1、スプリット17:1、ストリート（0-1-2、0-2-3を含む）11:1、コーナー（0-1-2-3を含む）8:1、ライン5:1。アウトサイド：ダズンとカラム2:1、赤黒・奇偶・大小1:1。',
    'トラックには、番号がホイール上の順に並んでいます。番号をタップすると、その番号と左右2つずつの隣に1枚ずつ賭けます。ヴォワザン（9枚）は22から25までの17の番号、ティエール（6枚）は27から33までの12の番号、オルファラン（5枚）は残りの8つの番号、ゼロ（4枚）は12から15までの7つの番号に賭けます。いずれも上記のインサイドベットの組み合わせで、配当は変わりません。',
    '0が出ると、アウトサイドのベットはすべて負けです。',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn(outside),
  result: (summary) => summary,
  draw: ['37未満の数を1つ抽選し、それが番号です。'],
};
