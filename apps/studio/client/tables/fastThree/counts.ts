import { fastSums } from '../../../src/tables/games/fastThree.ts';
import { faces, sumOfDice } from '../../../src/tables/games/threeDice.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { readDice } from '../dice/read.ts';
import type { CountedNumbers } from '../numbers/countNumbers.ts';
import { fastGroups } from './words.ts';

export const countedIn = (lang: Lang): readonly CountedNumbers[] => {
  const names = fastGroups(lang);
  const drawn = (outcome: unknown): readonly number[] => readDice(outcome)?.dice ?? [];
  return [
    {
      id: 'sum',
      name: names.sum,
      numbers: fastSums,
      came: (outcome) => {
        const roll = readDice(outcome);
        return roll ? [sumOfDice(roll)] : [];
      },
    },
    { id: 'face', name: '1–6', numbers: faces, came: drawn },
  ];
};
