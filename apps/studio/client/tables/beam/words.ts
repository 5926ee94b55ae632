import { beamNumbers, paneCount } from '../../../src/tables/games/beamWheel.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import type { GameWords } from '../texts/texts.ts';

interface BeamNames {
  readonly panes: (count: number) => string;
}

export const beamNames: Readonly<Record<Lang, BeamNames>> = {
  zh_CN: { panes: (count) => `${count} 格` },
  en_US: { panes: (count) => (count === 1 ? '1 pane' : `${count} panes`) },
};

const numberIn = (name: string): string => name.replace(/^number[:-]/, '');

export const beamWheelWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: {
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
  },
  en_US: {
    name: 'Lighthouse Wheel',
    tagline: 'One beam, sixty panes',
    rules: [
      `The wheel has ${paneCount} panes with the numbers ${beamNumbers.join(', ')}. When bets are closed the beam goes round, and bets on the number of the pane where it stops are paid.`,
      'The number is the odds: a bet on 7 pays 7 to 1. How many panes each number has is written on its place; every pane has the same chance.',
    ],
    kind: (kind) => `Number ${numberIn(kind)}`,
    spot: (spot) => `Number ${numberIn(spot)}`,
    result: (summary) => `The beam stops on ${summary}`,
    draw: [
      `A number below ${paneCount} is drawn: so many panes clockwise from the one at the top is the result.`,
    ],
  },
};
