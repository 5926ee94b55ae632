/**
 * Five-card draw against a pay table: five cards of one pack, some are held, the others replaced once from the same pack. Free of
 * zod, so that the pages can import it.
 */
import { placesOf } from '../../fair/draw.ts';
import { type Card, packSize, rankCount, rankOf, suitOf } from '../cards/card.ts';
import type { PokerOutcome } from './outcome.ts';
import type { HandName, Variant } from './variants.ts';

export const handSize = 5;
/** Cards of the pack that a round can need, in the order of the draw: the hand, then the replacements. */
export const drawSize = 10;
/** What the draw is asked for. */
export const drawSizes: readonly number[] = placesOf(packSize, drawSize);

/** Ranks of the five cards from the ace up, and from the ten to the ace, as sets of bits. */
const straights = Array.from({ length: 9 }, (_, low) => 0b11111 << low);
const broadway = (0b1111 << 9) | 1;
/** By a set of ranks: whether a straight, and whether one to the ace, holds them all. */
const withinStraight = Uint8Array.from({ length: 1 << rankCount }, (_, ranks) =>
  (ranks & ~broadway) === 0 ? 2 : straights.some((straight) => (ranks & ~straight) === 0) ? 1 : 0,
);

const jackToAce = (0b111 << 10) | 1;
const twoToFour = 0b111 << 1;
const deuce = 1 << 1;
const hasTwo = (ranks: number): boolean => (ranks & (ranks - 1)) !== 0;

const gradedFour = (variant: Variant, ranks: number): HandName => {
  if (variant === 'jacks' || variant === 'deuces') return 'four';
  return ranks === 1 ? 'four_aces' : (ranks & twoToFour) !== 0 ? 'four_low' : 'four';
};

/** Ranks that come once or more, twice or more, and so on, as sets of bits; wild cards apart. */
interface Ranks {
  readonly ones: number;
  readonly twos: number;
  readonly threes: number;
  readonly fours: number;
  readonly wilds: number;
  /** All that are not wild are of one suit. */
  readonly suited: boolean;
}

const ofAKind = ({ twos, threes, fours, wilds }: Ranks): number =>
  wilds + (fours !== 0 ? 4 : threes !== 0 ? 3 : twos !== 0 ? 2 : 1);

/** A hand as it counts at one pay table: a pair below the jacks is nothing, where deuces are wild every pair. */
const named = (ranks: Ranks, variant: Variant): HandName => {
  const { ones, twos, threes, fours, wilds, suited } = ranks;
  if (wilds === 4) return 'four_deuces';
  const kind = ofAKind(ranks);
  const straight = twos === 0 ? (withinStraight[ones] ?? 0) : 0;
  if (straight === 2 && suited) return wilds === 0 ? 'royal_flush' : 'wild_royal';
  if (kind >= 5) return 'five';
  if (straight > 0 && suited) return 'straight_flush';
  if (kind === 4) return gradedFour(variant, fours);
  if (hasTwo(twos) && (threes !== 0 || wilds === 1)) return 'full_house';
  if (suited) return 'flush';
  if (straight > 0) return 'straight';
  if (kind === 3) return 'three';
  if (variant === 'deuces') return 'nothing';
  if (hasTwo(twos)) return 'two_pair';
  return (twos & jackToAce) !== 0 ? 'jacks' : 'nothing';
};

/** Names a hand of five. */
export const nameOf = (cards: readonly Card[], variant: Variant): HandName => {
  const isWild = variant === 'deuces';
  let [ones, twos, threes, fours, wilds, suits] = [0, 0, 0, 0, 0, 0];
  for (const card of cards) {
    const rank = 1 << rankOf(card);
    if (isWild && rank === deuce) {
      wilds += 1;
      continue;
    }
    fours |= threes & rank;
    threes |= twos & rank;
    twos |= ones & rank;
    ones |= rank;
    suits |= 1 << suitOf(card);
  }
  return named({ ones, twos, threes, fours, wilds, suited: !hasTwo(suits) }, variant);
};

export const dealHand = (pack: readonly Card[], variant: Variant): PokerOutcome => {
  const cards = pack.slice(0, handSize);
  return { variant, cards, held: null, hand: nameOf(cards, variant) };
};

/** What lies where `held` is kept: the rest is replaced, from left to right, by the next cards of the pack. */
export const drawnCards = (pack: readonly Card[], held: readonly number[]): Card[] => {
  let next = handSize;
  const cards: Card[] = [];
  for (let place = 0; place < handSize; place += 1) {
    const card = pack[place] ?? 0;
    if (held.includes(place)) cards.push(card);
    else {
      cards.push(pack[next] ?? card);
      next += 1;
    }
  }
  return cards;
};

export const drawHand = (pack: readonly Card[], held: readonly number[], variant: Variant): PokerOutcome => {
  const cards = drawnCards(pack, held);
  return { variant, cards, held: [...held].sort((a, b) => a - b), hand: nameOf(cards, variant) };
};

/** A round from before there was a choice was one of jacks or better. */
export const variantOf = ({ variant }: Pick<PokerOutcome, 'variant'>): Variant => variant ?? 'jacks';

/** What the player did, as the verify page reads it: `014`, at other tables than the first `deuces/014`. */
export const didOf = (outcome: Pick<PokerOutcome, 'variant' | 'held'>): string => {
  const places = outcome.held?.join('') ?? '';
  const variant = variantOf(outcome);
  return variant === 'jacks' ? places : `${variant}/${places}`;
};
