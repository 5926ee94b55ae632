import type { RacketScore } from '../../../../../src/book/views.ts';
import { pickedBy } from './chance.ts';

/** How a rally is seen to be won, the smash twice as often as either other: the feed tells no more than who won it. */
const ends = ['smash', 'net', 'out', 'smash'] as const;
export type RallyEnd = (typeof ends)[number];

/** Of the rally that was told with these points; picture and words have it from here. */
export const rallyEndOf = (id: string, { sets }: Pick<RacketScore, 'sets'>): RallyEnd =>
  ends[pickedBy(`${id} ${sets.flat().join('-')} end`, ends.length)] ?? 'smash';
