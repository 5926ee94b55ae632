import { animals, sixMark } from '../../../src/tables/games/sixMark.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { numbersForm, type TypedForm } from '../numbers/readBets.ts';
import { markNames } from './words.ts';

const { isSpot } = sixMark;

/** What can be typed in a group of the board. */
export const formsIn = (lang: Lang, group: string): readonly TypedForm[] => {
  const names = markNames(lang);
  if (group === 'facets')
    return [
      numbersForm({
        id: 'tail',
        kind: 'tail',
        name: `${names.tail(0)} … ${names.tail(9)}`,
        example: '1 3 7',
        range: '0–9',
        isSpot,
      }),
      numbersForm({
        id: 'animal',
        kind: 'animal',
        name: `${names.animal(1)} … ${names.animal(animals.length)}`,
        example: '1 5 12',
        range: `1–${animals.length}`,
        isSpot,
      }),
    ];
  const kind = group === 'regular' ? 'regular' : 'special';
  return [
    numbersForm({ id: kind, kind, name: names.groups[kind], example: '7 12 33', range: '1–49', isSpot }),
  ];
};
