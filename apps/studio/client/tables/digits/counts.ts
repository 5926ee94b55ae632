import { digitPlaces, digitSums, spanOf, sumOf, tenDigits } from '../../../src/tables/games/threeDigits.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import type { CountedNumbers } from '../numbers/countNumbers.ts';
import { readDigits } from './read.ts';
import { digitNamesIn } from './words.ts';

export const countedIn = (lang: Lang): readonly CountedNumbers[] => {
  const names = digitNamesIn(lang);
  return [
    ...digitPlaces.map((place) => ({
      id: `place-${place}`,
      name: names.places[place - 1] ?? '',
      numbers: tenDigits,
      came: (outcome: unknown) => readDigits(outcome)?.digits.slice(place - 1, place) ?? [],
    })),
    {
      id: 'any',
      name: names.any,
      numbers: tenDigits,
      came: (outcome) => readDigits(outcome)?.digits ?? [],
    },
    {
      id: 'sum',
      name: names.sum,
      numbers: digitSums,
      came: (outcome) => {
        const drawn = readDigits(outcome);
        return drawn ? [sumOf(drawn)] : [];
      },
    },
    {
      id: 'span',
      name: names.span,
      numbers: tenDigits,
      came: (outcome) => {
        const drawn = readDigits(outcome);
        return drawn ? [spanOf(drawn)] : [];
      },
    },
  ];
};
