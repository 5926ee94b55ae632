import { boxSpotOf, duelPairs, duelSides, threeDigits } from '../../../src/tables/games/threeDigits.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { digitsForm, numbersForm, type TypedForm } from '../numbers/readBets.ts';
import { digitNamesIn } from './words.ts';

const { isSpot } = threeDigits;

/** What can be typed in a group of the board, at the place that is chosen there. */
export const formsIn = (lang: Lang, group: string, place: string): readonly TypedForm[] => {
  const names = digitNamesIn(lang);
  const form = (kind: string, name: string, example: string, range = '0–9') =>
    numbersForm({ id: kind, kind, name, example, range, isSpot });
  switch (group) {
    case 'place':
      return [
        place === 'any'
          ? form('any', names.any, '1 3 7')
          : form(`place:${place}`, names.places[Number(place) - 1] ?? '', '1 3 7'),
      ];
    case 'sum':
      return [form('sum', names.sum, '9 14 18', '0–27'), form('tail', names.tail, '1 3 7')];
    case 'form':
      return [form('span', names.span, '3 5 7')];
    case 'duel':
      return duelSides.map((side) =>
        digitsForm({
          id: side,
          name: names.side[side] ?? side,
          example: '12 23',
          range: duelPairs.join(', '),
          isSpot,
          spotOf: (pair) => `duel:${pair}:${side}`,
        }),
      );
    default:
      return [
        digitsForm({
          id: 'straight',
          name: names.straight,
          example: '042 137 808',
          range: '000–999',
          isSpot,
          spotOf: (digits) => `straight:${digits}`,
        }),
        digitsForm({
          id: 'box',
          name: names.box,
          example: '042 137 808',
          range: '001 … 998',
          isSpot,
          spotOf: (digits) => boxSpotOf(digits) ?? '',
        }),
      ];
  }
};
