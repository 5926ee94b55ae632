import type { GameWords } from '../../texts/texts.ts';
import { spotIn, sumsOf, type TenNames } from '../words.ts';

const halves: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '奇数',
  even: '偶数',
  dragon: 'ドラゴン',
  tiger: 'タイガー',
};

const places = ['1位', '2位', '3位', '4位', '5位', '6位', '7位', '8位', '9位', '10位'];

export const tenNames: TenNames = {
  groups: { place: '順位指定', sum: '1・2位合計', duel: 'ドラゴン・タイガー' },
  half: (half) => halves[half] ?? half,
  place: (place) => places[place - 1] ?? '',
  duel: (place) => `${places[place - 1] ?? ''} 対 ${places[10 - place] ?? ''}`,
};

const kinds: Readonly<Record<string, string>> = {
  place: '順位指定（その順位の番号）',
  half: 'その順位の大小・奇偶',
  duel: 'ドラゴン・タイガー',
  'sum-small': '1・2位合計 小、奇数',
  'sum-big': '1・2位合計 大、偶数',
};

export const fireflyTenWords: GameWords = {
  name: '蛍の十選',
  tagline: '十匹の蛍、月をめざして',
  rules: [
    '毎分1レース、十匹の蛍（1～10番）が月へ向かって飛び、全順位が決まります。どの順位の並びの確率も等しくなっています。結果は出発前に抽選済みで、画面は演出です。',
    '順位指定：ある順位がどの番号かに賭けます。大小・奇偶：ある順位の番号に賭け、6～10が大、1～5が小です。',
    '1・2位合計：1位と2位の番号の和で3～19です。12以上が大、11以下が小です。',
    'ドラゴン・タイガー：上位5つと下位5つの対戦です（1位対10位、2位対9位、以下同様）。上位の番号が大きければドラゴン、小さければタイガーです。',
    '配当はベット額を含みます。下の表をご覧ください。',
  ],
  kind: (kind) => kinds[kind] ?? (kind.startsWith('sum-') ? `1・2位合計 ${sumsOf(kind).join('、')}` : kind),
  spot: spotIn('ja_JP', '1・2位合計'),
  result: (summary) => summary.split('-').join(' '),
  draw: [
    '1～10番から順に抽選します。最初の数は10未満、次は9未満、以下同様に2未満まで続きます。数は、残りの番号（小さい順）の中の位置を表し、最後に残った番号が10位です。',
  ],
};
