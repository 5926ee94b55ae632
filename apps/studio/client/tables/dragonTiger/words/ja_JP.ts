import { shoeWords } from '../../shoe/words/ja_JP.ts';
import type { GameWords } from '../../texts/texts.ts';
import { cardBetName } from '../words.ts';

export const cardBets: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '奇数',
  even: '偶数',
  red: '赤',
  black: '黒',
};

const spots: Readonly<Record<string, string>> = {
  dragon: 'ドラゴン',
  tiger: 'タイガー',
  tie: 'タイ',
  'suited-tie': 'スーテッドタイ',
};

const kinds: Readonly<Record<string, string>> = {
  side: 'ドラゴン、タイガー',
  tie: 'タイ',
  'suited-tie': 'スーテッドタイ',
  card: 'ドラゴン・タイガーの大小、奇偶、赤黒',
};

const spot = (spot: string): string => {
  const [side = '', bet] = spot.split(':');
  return bet === undefined ? (spots[side] ?? spot) : `${spots[side] ?? side}${cardBetName(bet, 'ja_JP')}`;
};

export const dragonTigerWords: GameWords = {
  name: '龍虎の夜',
  tagline: '一枚で決まる龍虎',
  rules: [
    'ドラゴンとタイガーに1枚ずつ配り、大きいほうの勝ちです。K が最大、A が最小で、ランクだけを比べ、マークは比べません。',
    'ドラゴンとタイガーは1:1です。タイのとき、ドラゴンとタイガーへのベットは半分を返還します。タイは11:1、スーテッドタイ（ランクもマークも同じ）は50:1です。',
    '大は8～K、小は A～6です。奇数・偶数はカードのランクによります（J は11、Q は12、K は13）。赤はハートとダイヤ、黒はスペードとクラブです。いずれも1:1で、7が出るとすべて負けになります。',
    shoeWords.rule,
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spot,
  result: (summary) => (summary === 'tie' ? 'タイ' : `${spots[summary] ?? summary}の勝ち`),
  draw: [
    shoeWords.lies,
    'カードは0～51の数で表します。それを13で割った商がマーク（0 スペード、1 ハート、2 ダイヤ、3 クラブ）、余りがランク（0が A）です。ドラゴン、タイガーの順です。',
  ],
};
