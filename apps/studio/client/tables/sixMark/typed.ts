import {
  allNumbers,
  animals,
  sixMark,
  sizeOfTicket,
  ticketKinds,
  ticketSpot,
} from '../../../src/tables/games/sixMark.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { numbersForm, type TypedForm, ticketsForm } from '../numbers/readBets.ts';
import { type MarkNames, markNames } from './words.ts';

const { isSpot } = sixMark;

/** Last digits and animals, of the special number or of all seven. */
const facetForms = (names: MarkNames, of: '' | 'any-'): readonly TypedForm[] => [
  numbersForm({
    id: 'tail',
    kind: `${of}tail`,
    name: `${names.tail(0)} … ${names.tail(9)}`,
    example: '1 3 7',
    range: '0–9',
    isSpot,
  }),
  numbersForm({
    id: 'animal',
    kind: `${of}animal`,
    name: `${names.animal(1)} … ${names.animal(animals.length)}`,
    example: '1 5 12',
    range: `1–${animals.length}`,
    isSpot,
  }),
];

/** Tickets of the kind that is chosen in their group. */
const ticketForms = (names: MarkNames, place: string): readonly TypedForm[] => {
  const kind = ticketKinds.find((one) => one === place) ?? 'two';
  const size = sizeOfTicket(kind);
  return [
    ticketsForm({
      id: kind,
      name: names.ticket[kind],
      example: size === 2 ? '7 33 / 4 9' : '7 12 33 / 4 9 20',
      range: `1–${allNumbers.length}`,
      last: allNumbers.length,
      least: size,
      most: size,
      spotOf: (numbers) => ticketSpot(kind, numbers),
    }),
  ];
};

/** What can be typed in a group of the board; among tickets, those of the kind that is chosen there. */
export const formsIn = (lang: Lang, group: string, place = ''): readonly TypedForm[] => {
  const names = markNames(lang);
  switch (group) {
    case 'facets':
      return facetForms(names, '');
    case 'any':
      return facetForms(names, 'any-');
    case 'combined':
      return ticketForms(names, place);
    default: {
      const kind = group === 'regular' ? 'regular' : 'special';
      return [
        numbersForm({ id: kind, kind, name: names.groups[kind], example: '7 12 33', range: '1–49', isSpot }),
      ];
    }
  }
};
