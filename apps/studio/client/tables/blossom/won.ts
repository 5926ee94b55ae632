import { blossomRules } from '../../../src/tables/games/blossom.ts';
import { beats } from '../../../src/tables/games/hands.ts';
import { ranks } from '../baccarat/Card.tsx';
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

/** Suits from the lowest, as hands that are alike in all else are compared by them. */
const suits = '♦♣♥♠';

/** Ranks as hands are compared by them: the deuce is the lowest, the ace the highest. */
const rankText = (rank: number): string => ranks[rank % ranks.length] ?? '';

type Decided = readonly [string, string];

/** Between two hands of one kind: the cards, or the suits, that decide; `null` where the kind does. */
export const decidedBetween = (won: readonly number[], lost: readonly number[]): Decided | null => {
  const [first, second] = [blossomRules.rank(won), blossomRules.rank(lost)];
  if (second.name !== first.name) return null;
  const at = first.order.findIndex((number, index) => number !== second.order[index]);
  const textOf = (number = 0): string =>
    at === first.order.length - 1 ? suits.charAt(number) : rankText(number);
  return [textOf(first.order[at]), textOf(second.order[at])];
};

/** The same between the hand that has won a pot and the best of those that were in to its end, and at which seat, from 0, that is. */
export const decidedBy = (shown: ShownPot): { readonly seat: number; readonly by: Decided } | null => {
  const won = wonHandOf(shown);
  if (won === null) return null;
  const [second] = shown.seats
    .flatMap(({ cards, isIn }, seat) => (cards && isIn && seat + 1 !== shown.winner ? [{ cards, seat }] : []))
    .sort((one, other) => (beats(blossomRules.rank(one.cards), blossomRules.rank(other.cards)) ? -1 : 1));
  const by = second ? decidedBetween(won, second.cards) : null;
  return second && by ? { seat: second.seat, by } : null;
};
