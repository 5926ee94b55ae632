import type { GameWords } from '../../texts/texts.ts';
import {
  type BoutNames,
  handicapIn,
  kindIn,
  ledText,
  passLine,
  resultIn,
  type Sides,
  scoreText,
  spotIn,
} from '../words.ts';

const sides: Sides = { meron: 'Meron 赤', wala: 'Wala 青', draw: '引き分け' };

export const boutNames: BoutNames = {
  sides: sides,
  groups: {
    win: '勝敗',
    combined: '複合',
    passes: '打ち合い',
    passHandicap: '打ち合いハンデ',
    course: '展開',
    method: '勝ち方',
    rounds: 'ラウンド数',
    handicap: 'ラウンドハンデ',
    score: 'スコア',
  },
  spots: {
    first: (_, side) => `${side}が先手`,
    lead: (value, side) => (value === 'even' ? '優勢が同数' : `${side}の優勢が多い`),
    under: (line) => `${line || passLine}未満`,
    over: (line) => `${line || passLine}超`,
    passes: (count) => `${count}回`,
    rounds: (count) => `${count}ラウンド`,
    crest: (_, side) => `${side}の冠取り`,
    points: (_, side) => `${side}の判定`,
    'or-draw': (_, side) => `${side}か引き分け`,
    'win-under': (_, side) => `${side}の勝ちと${passLine}未満`,
    'win-over': (_, side) => `${side}の勝ちと${passLine}超`,
    ahead: (_, side) => `${side}が優勢で勝ち`,
    comeback: (_, side) => `${side}の逆転勝ち`,
    last: (_, side) => `${side}が最後に優勢`,
    odd: () => '奇数',
    even: () => '偶数',
    sweep: (_, side) => `${side}がすべて優勢`,
    four: (score) => `4回終了 ${ledText(score)}`,
    streak: (length) => (length === '5' ? '最長連続5回以上' : `最長連続${length}回`),
    handicap: handicapIn(sides),
    score: scoreText,
  },
  exchange: {
    pass: (number) => `打ち合い ${number}`,
    round: (number) => `第${number}ラウンド`,
  },
  leads: '優勢は演出であり、勝敗は左右しません。',
  ends: {
    plain: (side) => `${side}の勝ち`,
    crest: (side, score) => `${side}の冠取り勝ち ${score}`,
    points: (side, score) => `${side}の判定勝ち ${score}`,
  },
};

export const kindsOf: Readonly<Record<string, string>> = {
  first: '最初の優勢',
  lead: '優勢の多いほう',
  'lead-even': '優勢が同数',
  last: '最後の優勢',
  sweep: 'すべて優勢',
  'odd-even': '打ち合いの奇数・偶数',
  'over-under': '打ち合いの大小（5.5）',
  passes: '打ち合いの回数',
  crest: '冠取り勝ち',
  score: '判定のスコア',
};

const strengths =
  '強さ：ハッシュの16進数4文字ごとに1つの数とし、21で割った余りに20を足します。赤、青の順です。';

export const puppetBoutWords: GameWords = {
  name: '人形鶏の冠',
  tagline: '紙の影が舞台に立ち、赤と青が冠を競う',
  rules: [
    'これは手描きの紙人形劇です。舞台に立つのは紙の人形で、生き物ではありません。どの動物も傷つけていません。',
    '各ラウンドの受付前に、赤（Meron）と青（Wala）の強さがサーバーシードのハッシュで決まり、勝敗のオッズはそれをもとに計算します。結果は開演前に抽選済みです。',
    '引き分けの確率は16分の1で、配当は15倍です（ベット額を含む）。引き分けのとき、赤と青へのベットは返還します。',
    '打ち合い：1公演に4～7回で、どの回数の確率も等しくなっています。1回ごとに赤と青が優勢になる確率は半々です。最初の優勢、優勢の多いほう、打ち合いの回数とその大小（5.5）に賭けられます。優勢は演出であり、勝敗は左右しません。引き分けでも、打ち合いへのベットは通常どおり確定します。',
    '複合：勝者と打ち合いの大小（5.5）を両方当てます。「優勢で勝ち」は優勢の多いほうが勝つこと、「逆転勝ち」は優勢の少ないほうが勝つことです。引き分けではいずれも外れます。「赤か引き分け」「青か引き分け」は引き分けでも的中です。',
    '打ち合いハンデは、双方が優勢だった回数で計算します。「4回終了」は最初の4回の優勢の数で、どの公演にも4回はあります。「最長連続」は同じ側が続けて優勢だった最長の回数、「すべて優勢」は全回でその側が優勢になることです。',
  ],
  kind: kindIn('ja_JP'),
  spot: spotIn('ja_JP'),
  result: resultIn('ja_JP'),
  draw: [
    strengths,
    'まず16未満の数を抽選し、0なら引き分けです。次に両者の強さの合計未満の数を抽選し、赤の強さより小さければ赤の勝ち、そうでなければ青の勝ちです。',
    '続いて4未満の数を抽選し、4を足した数が打ち合いの回数です。その後、1回ごとに2未満の数を抽選し、0なら赤が優勢です。',
  ],
};

export const crestDuelWords: GameWords = {
  name: '赤冠対決',
  tagline: '5ラウンド、3本先取、一撃で冠取り',
  rules: [
    'これは手描きの紙人形劇です。舞台に立つのは紙の人形で、生き物ではありません。どの動物も傷つけていません。',
    '対決は最大5ラウンドで、先に3ラウンドを取れば判定勝ちです。各ラウンドの勝者は8分の1の確率で相手の紙の冠を取り、対決はその場で終わります。これが冠取り勝ちです。引き分けはありません。',
    '各ラウンドで勝つ確率は、両者の強さの合計に占めるその側の強さの割合です。強さは受付前にサーバーシードのハッシュで決まり、オッズはそれをもとに計算します。結果は開演前に抽選済みです。',
    'ラウンドハンデ：終了時に双方が取ったラウンド数で計算し、冠取りのラウンドも1ラウンドと数えます。スコアは判定勝ちだけが対象です。',
  ],
  kind: kindIn('ja_JP'),
  spot: spotIn('ja_JP'),
  result: resultIn('ja_JP'),
  draw: [
    strengths,
    'ラウンドごとに2つの数を抽選します。1つ目は両者の強さの合計未満で、赤の強さより小さければ赤がそのラウンドを取り、そうでなければ青が取ります。2つ目は8未満で、0なら冠取りとなり対決は終わります。どちらかが3ラウンドを取ったときも終わります。',
  ],
};
