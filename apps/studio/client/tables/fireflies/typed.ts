import { fireflyTen } from '../../../src/tables/games/fireflyTen.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { digitsForm, numbersForm, type TypedForm } from '../numbers/readBets.ts';
import { tenNames } from './words.ts';

const { isSpot } = fireflyTen;

/** What can be typed in a group of the board, at the place that is chosen there. */
export const formsIn = (lang: Lang, group: string, place: string): readonly TypedForm[] => {
  const names = tenNames(lang);
  switch (group) {
    case 'sum':
      return [
        numbersForm({
          id: 'sum',
          kind: 'sum',
          name: names.groups.sum,
          example: '9 11 13',
          range: '3–19',
          isSpot,
        }),
      ];
    case 'duel':
      return ['dragon', 'tiger'].map((side) =>
        digitsForm({
          id: side,
          name: names.half(side),
          example: '1 3 5',
          range: '1–5',
          isSpot,
          spotOf: (first) => `duel:${Number(first)}:${side}`,
        }),
      );
    default:
      return [
        numbersForm({
          id: place,
          kind: `place:${place}`,
          name: names.place(Number(place)),
          example: '1 3 7',
          range: '1–10',
          isSpot,
        }),
      ];
  }
};
