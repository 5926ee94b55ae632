import { shoeWords } from '../../shoe/words/ja_JP.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type DealWords, wordsOf } from '../words.ts';

const spots: Readonly<Record<string, string>> = {
  player: 'プレイヤー',
  banker: 'バンカー',
  tie: 'タイ',
  'player-pair': 'プレイヤーペア',
  'banker-pair': 'バンカーペア',
  pair: 'ペア（プレイヤー、バンカー）',
  'super-six': 'スーパー6',
  'player-bonus': 'プレイヤーボーナス',
  'banker-bonus': 'バンカーボーナス',
  big: '大',
  small: '小',
};

const dealt: DealWords = {
  deal: [
    'プレイヤーとバンカーに2枚ずつ配り、点数の合計の一の位が大きいほうの勝ちです。A は1点、2～9は数字どおり、10、J、Q、K は0点です。どちらかの最初の2枚が8点か9点（ナチュラル）なら、その時点で勝負が決まります。',
    'プレイヤーは0～5点で1枚引き、6点・7点ではスタンドします。プレイヤーがスタンドした場合、バンカーも0～5点で1枚引きます。',
    'プレイヤーが引いた場合、バンカーは0～2点で必ず引きます。3点ではプレイヤーの3枚目が8でなければ引き、4点では3枚目が2～7のとき、5点では4～7のとき、6点では6か7のときに引きます。7点ではスタンドします。',
  ],
  shoe: shoeWords.rule,
  kind: (kind) => spots[kind] ?? kind,
  spot: (spot) => spots[spot] ?? spot,
  result: (summary) => (summary === 'tie' ? 'タイ' : `${spots[summary] ?? summary}の勝ち`),
  draw: [
    shoeWords.lies,
    'カードは0～51の数で表します。それを13で割った商がマーク、余りがランク（0が A）です。配る順はプレイヤー、バンカー、プレイヤー、バンカー、プレイヤーの3枚目、バンカーの3枚目です。',
  ],
};

const plainPays = [
  'バンカーの勝ちは0.95:1（コミッション5%）、プレイヤーの勝ちは1:1、タイは8:1です。タイのとき、プレイヤーとバンカーへのベットは返還します。ペアは最初の2枚が同じランクの場合で、11:1です。',
];

/** Side bets of the tables that have them. */
const smallAndBig = '小：合計4枚なら1.5:1。大：合計5枚または6枚なら0.54:1。';
const bonus =
  'ボーナス：賭けた側がナチュラルで勝つと1:1、ナチュラル同士のタイは返還します。ナチュラル以外で勝つと点差により支払います：9点差30:1、8点差10:1、7点差6:1、6点差4:1、5点差2:1、4点差1:1。';

export const baccaratWords: GameWords = wordsOf(dealt, {
  name: '潮月バカラ',
  tagline: '月が満ち、潮が引く。プレイヤーかバンカーか',
  pays: [...plainPays, smallAndBig, bonus],
});

export const noCommissionWords: GameWords = wordsOf(dealt, {
  name: '羽冠ノーコミッション',
  tagline: 'バンカーの勝ちもコミッションなし、6点なら半分',
  pays: [
    'バンカーの勝ちはコミッションなしで1:1、ただしバンカーが6点で勝つと0.5:1です。プレイヤーの勝ちは1:1、タイは8:1で、タイのときはプレイヤーとバンカーへのベットを返還します。ペアは11:1です。',
    `スーパー6：バンカーが6点で勝つと15:1。${smallAndBig}`,
    bonus,
  ],
});

export const squeezeTableWords: GameWords = wordsOf(dealt, {
  name: '月の出スクイーズ',
  tagline: '自分の手で、ゆっくりめくる',
  pays: [
    ...plainPays,
    'カードは裏向きに配られます。プレイヤーの2枚とバンカーの2枚に各5秒、3枚目には4秒あります。縁や角を内側へドラッグすると端のマークから見え、離すと戻ります。「開く」ですぐに表になります。時間が来ると、ディーラーが全員のために開きます。',
    'めくり方で結果は変わりません。カードは配られる前にシードで決まっており、全員が自分の画面で同じカードを見ています。',
  ],
});
