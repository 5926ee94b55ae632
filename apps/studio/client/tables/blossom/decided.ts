import { blossomRules } from '../../../src/tables/games/blossom.ts';
import { beats } from '../../../src/tables/games/hands.ts';
import { ranks } from '../baccarat/Card.tsx';
import type { ShownPot } from './read.ts';
import { wonHandOf } from './won.ts';

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

/** The best of the hands that were in to the end of a pot and have not won it, and at which seat, from 0, it lies. */
export const secondOf = (
  shown: ShownPot,
): { readonly seat: number; readonly cards: readonly number[] } | null =>
  shown.seats
    .flatMap(({ cards, isIn }, seat) => (cards && isIn && seat + 1 !== shown.winner ? [{ cards, seat }] : []))
    .sort((one, other) =>
      beats(blossomRules.rank(one.cards), blossomRules.rank(other.cards)) ? -1 : 1,
    )[0] ?? null;

/** The same between the hand that has won a pot and the best of the others, and whose that is. */
export const decidedBy = (shown: ShownPot): { readonly seat: number; readonly by: Decided } | null => {
  const won = wonHandOf(shown);
  const second = won && secondOf(shown);
  const by = won && second ? decidedBetween(won, second.cards) : null;
  return second && by ? { seat: second.seat, by } : null;
};
