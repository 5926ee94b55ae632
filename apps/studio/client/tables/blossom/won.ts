import { rankNameOf, type ShownPot } from './read.ts';

/** How far a pot is celebrated by the hand that takes it: 0 where all others have folded, 3 for the greatest hands. */
export type Grade = 0 | 1 | 2 | 3;

/** The hand that has taken the pot; `null` before, and where none was shown. */
export const wonHandOf = ({ seats, winner }: ShownPot): readonly number[] | null =>
  winner === null ? null : (seats[winner - 1]?.cards ?? null);

const grades: Readonly<Record<string, Grade>> = {
  pair: 1,
  straight: 2,
  flush: 2,
  'straight-flush': 3,
  triple: 3,
};

export const gradeOf = (hand: readonly number[] | null): Grade =>
  hand === null ? 0 : (grades[rankNameOf(hand)] ?? 1);

/** How a pot is celebrated: one's own win most of all, and a high card of somebody else's, or that all others have folded, hardly. */
export type Feast = 'own' | 'other' | 'plain';

export const feastOf = (hand: readonly number[] | null, isOwn: boolean): Feast => {
  if (isOwn) return 'own';
  return hand === null || rankNameOf(hand) === 'high' ? 'plain' : 'other';
};
