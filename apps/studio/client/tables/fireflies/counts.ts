import { numbers, topSums } from '../../../src/tables/games/fireflyTen.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import type { CountedNumbers } from '../numbers/countNumbers.ts';
import { readTen } from './read.ts';
import { tenNames } from './words.ts';

export const countedIn = (lang: Lang): readonly CountedNumbers[] => {
  const names = tenNames(lang);
  return [
    ...numbers.map((place) => ({
      id: `place-${place}`,
      name: names.place(place),
      numbers,
      came: (outcome: unknown) => readTen(outcome)?.order.slice(place - 1, place) ?? [],
    })),
    {
      id: 'sum',
      name: names.groups.sum,
      numbers: topSums,
      came: (outcome) => {
        const [first, second] = readTen(outcome)?.order ?? [];
        return first === undefined || second === undefined ? [] : [first + second];
      },
    },
  ];
};
