import { allNumbers, eightCarp, pickMax, pickSpot } from '../../../src/tables/games/eightCarp.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { numbersForm, type TypedForm, ticketsForm } from '../numbers/readBets.ts';
import { carpNames } from './words.ts';

const range = `1–${allNumbers.length}`;

/** What can be typed in a group of the board. */
export const formsIn = (lang: Lang, group: string): readonly TypedForm[] => {
  const { groups } = carpNames(lang);
  if (group === 'first')
    return [
      numbersForm({
        id: 'first',
        kind: 'first',
        name: groups.first,
        example: '3 7 12',
        range,
        isSpot: eightCarp.isSpot,
      }),
    ];
  return [
    ticketsForm({
      id: 'tickets',
      name: groups.tickets,
      example: '3 7 11 / 4 9',
      range,
      last: allNumbers.length,
      most: pickMax,
      spotOf: pickSpot,
    }),
  ];
};
