import { allNumbers, tails } from '../../../src/tables/games/sixMark.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import type { CountedNumbers } from '../numbers/countNumbers.ts';
import { readMarks } from './read.ts';
import { markNames } from './words.ts';

export const countedIn = (lang: Lang): readonly CountedNumbers[] => {
  const names = markNames(lang);
  const seven = (outcome: unknown): readonly number[] => {
    const drawn = readMarks(outcome);
    return drawn ? [...drawn.numbers, drawn.special] : [];
  };
  const special = (outcome: unknown): readonly number[] => {
    const drawn = readMarks(outcome);
    return drawn ? [drawn.special] : [];
  };
  return [
    { id: 'special', name: names.groups.special, numbers: allNumbers, came: special },
    {
      id: 'regular',
      name: names.groups.regular,
      numbers: allNumbers,
      came: (outcome) => readMarks(outcome)?.numbers ?? [],
    },
    {
      id: 'tail',
      name: `${names.tail(0)} … ${names.tail(9)}`,
      numbers: tails,
      came: (outcome) => special(outcome).map((number) => number % 10),
    },
    { id: 'any', name: names.groups.any, numbers: allNumbers, came: seven },
    {
      id: 'any-tail',
      name: `${names.groups.any}: ${names.tail(0)} … ${names.tail(9)}`,
      numbers: tails,
      came: (outcome) => seven(outcome).map((number) => number % 10),
    },
  ];
};
