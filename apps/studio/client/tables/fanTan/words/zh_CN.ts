import type { GameWords } from '../../texts/texts.ts';
import { type FanNames, spotIn } from '../words.ts';

export const fanNames: FanNames = {
  odd: '单',
  even: '双',
  fan: '番',
  kwok: '角',
  cheng: '正',
  three: '三门',
  nim: '念',
  nimOf: (wins, pushes) => `${wins} 念 ${pushes}`,
  over: '念',
};

const kinds: Readonly<Record<string, string>> = {
  fan: '番（一门）',
  nim: '念（一门赢，一门和）',
  kwok: '角、单双（两门）',
  cheng: '正（一门赢，两门和）',
  three: '三门',
};

export const fanTanWords: GameWords = {
  name: '茶座番摊',
  tagline: '一碗摊子，四个一扒',
  rules: [
    '碗下盖着 25 至 48 枚摊子。投注截止后揭碗，每次扒走四枚，最后剩下一至四枚，即为结果。四门机会相同。',
    '番：押中一门，1 赔 3。角：相邻两门，1 赔 1；单双亦同。三门：押三门，3 赔 1。',
    '念：前一门赢，1 赔 2，后一门退回，其余输。正：押中的一门赢，1 赔 1，左右两门退回，对门输。',
    '赢注抽 5%，抽后为 2.85、1.9、0.95 与 0.31（赔付舍去百分之一以下）。',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn('zh_CN'),
  result: (summary) => `开 ${summary}`,
  draw: ['抽取一个小于 24 的数，加 25 即为摊子的数目；减 1 后除以 4 的余数加 1 为结果。'],
};
