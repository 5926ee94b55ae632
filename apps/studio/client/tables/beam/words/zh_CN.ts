import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, numberIn } from '../words.ts';

export const beamNames: BeamNames = { panes: (count) => `${count} 格` };

export const beamWheelWords: GameWords = {
  name: '灯塔转轮',
  tagline: '一束灯光，六十格数',
  rules: [
    `轮上 ${paneCount} 格，分别写着 ${beamNumbers.join('、')}。投注截止后灯光旋转，停在哪一格，压中该格数字的注即获赔。`,
    '数字即赔率：压 7 中，1 赔 7。各数字的格数见投注处，每格机会相同。',
  ],
  kind: (kind) => `数字 ${numberIn(kind)}`,
  spot: (spot) => `数字 ${numberIn(spot)}`,
  result: (summary) => `灯光停在 ${summary}`,
  draw: [`抽取一个小于 ${paneCount} 的数：从正上方起顺时针数过这么多格，即为结果。`],
};
