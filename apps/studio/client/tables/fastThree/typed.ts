import { fastThree } from '../../../src/tables/games/fastThree.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { digitsForm, numbersForm, type TypedForm } from '../numbers/readBets.ts';
import { fastGroups } from './words.ts';

const { isSpot } = fastThree;

type Group = 'triple' | 'double' | 'trio' | 'pair';

/** Faces that are typed beside each other, in any order, for each kind of bet on them. */
const faceKinds: Readonly<
  Record<Group, { example: string; range: string; spotOf: (faces: readonly string[]) => string }>
> = {
  triple: {
    example: '111 444',
    range: '111, 222 … 666',
    spotOf: (faces) => (new Set(faces).size === 1 && faces.length === 3 ? `triple:${faces[0]}` : ''),
  },
  double: {
    example: '11 44',
    range: '11, 22 … 66',
    spotOf: (faces) => (new Set(faces).size === 1 && faces.length === 2 ? `double:${faces[0]}` : ''),
  },
  trio: { example: '123 256', range: '123 … 456', spotOf: (faces) => `trio:${faces.join('-')}` },
  pair: { example: '12 35', range: '12 … 56', spotOf: (faces) => `pair:${faces.join('-')}` },
};

const isFaces = (group: string): group is Group => group in faceKinds;

/** What can be typed in a group of the board. */
export const formsIn = (lang: Lang, group: string): readonly TypedForm[] => {
  const names = fastGroups(lang);
  if (!isFaces(group))
    return [
      numbersForm({ id: 'sum', kind: 'sum', name: names.sum, example: '9 10 11', range: '3–18', isSpot }),
    ];
  const { spotOf, ...kind } = faceKinds[group];
  return [
    digitsForm({
      id: group,
      name: names[group],
      ...kind,
      isSpot,
      spotOf: (digits) => spotOf([...digits].sort()),
    }),
  ];
};
