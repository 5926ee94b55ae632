import { packSize } from '../../games/cards/card.ts';

const [rankCount, suitCount, cardsInAll] = [13, 4, 6];
const choose: Readonly<Record<number, number>> = { 0: 1, 1: 4, 2: 6, 3: 4, 4: 1 };

/** Hands alike in what they are worth: one of them, and how many. */
interface Alike {
  readonly cards: readonly number[];
  readonly ways: number;
}

/** How many cards of each rank six cards may have, in every way. */
function* rankCounts(ranks = rankCount, left = cardsInAll): Generator<readonly number[]> {
  if (ranks === 0) {
    if (left === 0) yield [];
    return;
  }
  for (let count = 0; count <= Math.min(suitCount, left); count += 1)
    for (const others of rankCounts(ranks - 1, left - count)) yield [count, ...others];
}

/** So many cards from `cards`, in every way. */
function* picks(cards: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  else
    for (const [at, card] of cards.entries())
      for (const others of picks(cards.slice(at + 1), count - 1)) yield [card, ...others];
}

/** The 207,636 hands with five cards or six of one suit. */
export function* suitedHands(): Generator<readonly number[]> {
  const deck = Array.from({ length: packSize }, (_, card) => card);
  for (let suit = 0; suit < suitCount; suit += 1) {
    const own = deck.slice(suit * rankCount, (suit + 1) * rankCount);
    const others = deck.filter((card) => !own.includes(card));
    yield* picks(own, 6);
    for (const five of picks(own, 5)) for (const other of others) yield [...five, other];
  }
}

const ranksOf = (cards: readonly number[]): string => {
  const counts = new Array<number>(rankCount).fill(0);
  for (const card of cards) counts[card % rankCount] = (counts[card % rankCount] ?? 0) + 1;
  return counts.join('');
};

/** Suits one after another over all six cards: never five of one. */
const unsuited = (counts: readonly number[]): number[] => {
  const cards: number[] = [];
  for (const [rank, count] of counts.entries())
    for (let nth = 0; nth < count; nth += 1) cards.push((cards.length % suitCount) * rankCount + rank);
  return cards;
};

/**
 * All 20,358,520 hands of six cards by their ranks and whether five are of one suit: each hand with five of a suit by itself, and
 * one for all others of the same ranks, which are as many as suits allow less those that were told by themselves.
 */
export function* alikeHands(): Generator<Alike> {
  const suitedWays = new Map<string, number>();
  for (const cards of suitedHands()) {
    const ranks = ranksOf(cards);
    suitedWays.set(ranks, (suitedWays.get(ranks) ?? 0) + 1);
    yield { cards, ways: 1 };
  }
  for (const counts of rankCounts()) {
    const all = counts.reduce((ways, count) => ways * (choose[count] ?? 0), 1);
    yield { cards: unsuited(counts), ways: all - (suitedWays.get(counts.join('')) ?? 0) };
  }
}
