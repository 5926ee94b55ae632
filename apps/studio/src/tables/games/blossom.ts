import { rankOf, suitOf } from '../engine/faces.ts';
import { countsOfThree, type HandRank, type HandRules, suitStrength } from './hands.ts';

/** Golden blossom, three cards: three alike, straight flush, flush, straight, pair, high card. The ace is the highest. */
const ranked = (card: number): number => (rankOf(card) === 0 ? 13 : rankOf(card));
const names = ['high', 'pair', 'straight', 'flush', 'straight-flush', 'triple'] as const;

const rank = (hand: readonly number[]): HandRank => {
  const cards = [...hand].sort((one, other) => ranked(other) - ranked(one));
  const [high = 0, middle = 0, low = 0] = cards.map(ranked);
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  // Ace, two, three: the lowest straight.
  const isLowest = high === 13 && middle === 2 && low === 1;
  const isStraight = isLowest || (high === middle + 1 && middle === low + 1);
  const paired = middle === high || middle === low ? middle : 0;
  const category =
    high === low ? 5 : isStraight && isFlush ? 4 : isFlush ? 3 : isStraight ? 2 : paired > 0 ? 1 : 0;
  const compared = isStraight
    ? [isLowest ? 2 : high]
    : category === 1
      ? [paired, paired === high ? low : high]
      : [high, middle, low];
  // Hands that are alike in all this differ in the suit of the card that counts first.
  const first = isLowest ? 13 : category === 1 ? paired : high;
  const suit = Math.max(...cards.filter((card) => ranked(card) === first).map(suitStrength));
  const padded = [...compared, 0, 0].slice(0, 3);
  return { name: names[category] ?? 'high', order: [category, ...padded, suit] };
};

export const blossomRules: HandRules = {
  cards: 3,
  rank,
  bonus: { pair: 1, flush: 4, straight: 6, triple: 30, 'straight-flush': 40 },
  ranges: [
    { id: 'pair', names: ['pair'], pays: 560 },
    { id: 'straight', names: ['straight'], pays: 2_900 },
    { id: 'flush', names: ['flush'], pays: 1_900 },
    { id: 'top', names: ['straight-flush', 'triple'], pays: 21_000 },
  ],
  handCounts: () => countsOfThree(rank),
};
