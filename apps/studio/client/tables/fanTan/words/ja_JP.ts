import type { GameWords } from '../../texts/texts.ts';
import { type FanNames, spotIn } from '../words.ts';

export const fanNames: FanNames = {
  odd: '奇数',
  even: '偶数',
  fan: '番',
  kwok: '角',
  cheng: '正',
  three: '三門',
  nim: '念',
  nimOf: (wins, pushes) => `${wins} 念 ${pushes}`,
  over: '念',
};

const kinds: Readonly<Record<string, string>> = {
  fan: '番（1つ）',
  nim: '念（1つで勝ち、1つで返還）',
  kwok: '角、奇数・偶数（2つ）',
  cheng: '正（1つで勝ち、2つで返還）',
  three: '三門',
};

export const fanTanWords: GameWords = {
  name: '茶楼ファンタン',
  tagline: '一椀のボタン、四つずつ数えて',
  rules: [
    '椀の下には25～48個のボタンがあります。ベット締め切り後に椀を開け、4個ずつ取り除き、最後に残った1～4個が結果です。4つの結果の確率は等しくなっています。',
    '番：1つの数に賭け、当たると3:1。角：隣り合う2つの数で、1:1。奇数・偶数も同じです。三門：3つの数で、1:3（ベットの3分の1）。',
    '念：前の数で勝ち2:1、後の数で返還、それ以外は負けです。正：賭けた数で勝ち1:1、その両隣の数で返還、向かいの数で負けです。',
    '勝ち分から5%の手数料を引き、2.85、1.9、0.95、0.31となります（配当は小数第3位以下を切り捨て）。',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn('ja_JP'),
  result: (summary) => `結果 ${summary}`,
  draw: [
    '24未満の数を1つ抽選し、25を足した数がボタンの個数です。1を引いて4で割った余りに1を足した数が結果です。',
  ],
};
