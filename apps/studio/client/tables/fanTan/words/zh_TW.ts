import type { GameWords } from '../../texts/texts.ts';
import { type FanNames, spotIn } from '../words.ts';

export const fanNames: FanNames = {
  odd: '單',
  even: '雙',
  fan: '番',
  kwok: '角',
  cheng: '正',
  three: '三門',
  nim: '念',
  nimOf: (wins, pushes) => `${wins} 念 ${pushes}`,
  over: '念',
};

const kinds: Readonly<Record<string, string>> = {
  fan: '番（一門）',
  nim: '念（一門贏，一門和）',
  kwok: '角、單雙（兩門）',
  cheng: '正（一門贏，兩門和）',
  three: '三門',
};

export const fanTanWords: GameWords = {
  name: '茶座番攤',
  tagline: '一碗攤子，四個一扒',
  rules: [
    '碗下蓋著 25 至 48 枚攤子。投注截止後揭碗，每次扒走四枚，最後剩下一至四枚，即為結果。四門機率相同。',
    '番：押中一門，1 賠 3。角：相鄰兩門，1 賠 1；單雙亦同。三門：押三門，3 賠 1。',
    '念：前一門贏，1 賠 2，後一門退回，其餘輸。正：押中的一門贏，1 賠 1，左右兩門退回，對門輸。',
    '贏注抽 5%，抽後為 2.85、1.9、0.95 與 0.31（賠付捨去百分之一以下）。',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn('zh_TW'),
  result: (summary) => `開 ${summary}`,
  draw: ['抽取一個小於 24 的數，加 25 即為攤子的數目；減 1 後除以 4 的餘數加 1 為結果。'],
};
