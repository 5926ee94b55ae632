import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, numberIn } from '../words.ts';

export const beamNames: BeamNames = { panes: (count) => `${count} 格` };

export const beamWheelWords: GameWords = {
  name: '燈塔轉輪',
  tagline: '一束燈光，六十格數',
  rules: [
    `輪上 ${paneCount} 格，分別寫著 ${beamNumbers.join('、')}。投注截止後燈光旋轉，停在哪一格，押中該格數字的注即獲賠。`,
    '數字即賠率：押 7 中，1 賠 7。各數字的格數見投注處，每格機率相同。',
  ],
  kind: (kind) => `數字 ${numberIn(kind)}`,
  spot: (spot) => `數字 ${numberIn(spot)}`,
  result: (summary) => `燈光停在 ${summary}`,
  draw: [`抽取一個小於 ${paneCount} 的數：從正上方起順時針數過這麼多格，即為結果。`],
};
