/**
 * Five-card draw against a pay table, jacks or better: five cards of one pack, some are held, the others replaced once
 * from the same pack. Free of zod, so that the pages can import it.
 */
import { type Card, rankOf, suitOf } from '../cards/card.ts';
import type { PokerOutcome } from './outcome.ts';

export const handNames = [
  'nothing',
  'jacks',
  'two_pair',
  'three',
  'straight',
  'flush',
  'full_house',
  'four',
  'straight_flush',
  'royal_flush',
] as const;
export type HandName = (typeof handNames)[number];

/** The hands that a pay table lists, the best first. */
export const payingHands = handNames.filter((name) => name !== 'nothing').reverse();

/** What comes back, in whole stakes. */
export const pays: Readonly<Record<HandName, number>> = {
  nothing: 0,
  jacks: 1,
  two_pair: 2,
  three: 3,
  straight: 4,
  flush: 5,
  full_house: 8,
  four: 25,
  straight_flush: 50,
  royal_flush: 800,
};

export const handSize = 5;
/** Cards of the pack that a round can need, in the order of the draw: the hand, then the replacements. */
export const drawSize = 10;

/** Names a hand of five. */
export const nameOf = (cards: readonly Card[]): HandName => {
  const counts = new Array<number>(13).fill(0);
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1;
  const groups = counts.filter((count) => count > 1).sort((a, b) => b - a);
  if (groups[0] === 4) return 'four';
  if (groups[0] === 3) return groups[1] === 2 ? 'full_house' : 'three';
  if (groups[0] === 2) {
    if (groups[1] === 2) return 'two_pair';
    const pair = counts.indexOf(2);
    return pair === 0 || pair >= 10 ? 'jacks' : 'nothing';
  }
  const ranks = cards.map(rankOf).sort((a, b) => a - b);
  const [first = 0, second = 0] = ranks;
  const last = ranks.at(-1) ?? 0;
  const broadway = first === 0 && second === 9;
  const straight = last - first === 4 || broadway;
  const flush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  if (straight && flush) return broadway ? 'royal_flush' : 'straight_flush';
  return straight ? 'straight' : flush ? 'flush' : 'nothing';
};

export const dealHand = (pack: readonly Card[]): PokerOutcome => {
  const cards = pack.slice(0, handSize);
  return { cards, held: null, hand: nameOf(cards) };
};

/** Replaces what is not held, from left to right, by the next cards of the pack. */
export const drawHand = (pack: readonly Card[], held: readonly number[]): PokerOutcome => {
  let next = handSize;
  const cards = pack.slice(0, handSize).map((card, place) => {
    if (held.includes(place)) return card;
    next += 1;
    return pack[next - 1] ?? card;
  });
  return { cards, held: [...held].sort((a, b) => a - b), hand: nameOf(cards) };
};
