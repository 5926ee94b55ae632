import { allNumbers } from '../../../src/tables/games/eightCarp.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import type { CountedNumbers } from '../numbers/countNumbers.ts';
import { readCarps } from './read.ts';
import { carpNames } from './words.ts';

export const countedIn = (lang: Lang): readonly CountedNumbers[] => {
  const drawn = (outcome: unknown): readonly number[] => readCarps(outcome)?.numbers ?? [];
  return [
    { id: 'all', name: `1–${allNumbers.length}`, numbers: allNumbers, came: drawn },
    {
      id: 'first',
      name: carpNames(lang).groups.first,
      numbers: allNumbers,
      came: (outcome) => drawn(outcome).slice(0, 1),
    },
  ];
};
