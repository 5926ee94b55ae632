/**
 * Draw poker with several hands on one deal: what is held of the five cards is held in every hand, and each hand draws its
 * replacements from a pack of its own, the 47 cards that were not dealt. Free of zod, so that the pages can import it.
 */
import { type Draw, placesOf, takeAt } from '../../fair/draw.ts';
import { type Card, fullPack, packSize } from '../cards/card.ts';
import { drawnCards, handSize, nameOf } from '../videoPoker/rules.ts';
import { payOf, type Variant } from '../videoPoker/variants.ts';
import type { DrawnHand, ManyHandsOutcome } from './outcome.ts';

/** How many hands a round may have. The stake is parted evenly, and every stake of the ladder can be. */
export const handCounts = [2, 5, 10] as const;
export type HandCount = (typeof handCounts)[number];

/** The pay table of every hand. */
export const handsVariant: Variant = 'jacks';

const handsMax = Math.max(...handCounts);
const restSize = packSize - handSize;

/** What the draw is asked for: five cards of the pack, then five of the rest for every hand there could be. */
export const drawSizes: readonly number[] = [
  ...placesOf(packSize, handSize),
  ...Array.from({ length: handsMax }, () => placesOf(restSize, handSize)).flat(),
];

export interface Packs {
  readonly dealt: readonly Card[];
  /** Of each of so many hands, in the order in which its cards are replaced. */
  readonly replacementsOf: (count: HandCount) => readonly (readonly Card[])[];
}

/** The cards of a round. */
export const packsOf = async (draw: Draw): Promise<Packs> => {
  const places = await draw(drawSizes);
  const dealt = takeAt(fullPack, places.slice(0, handSize));
  return {
    dealt,
    replacementsOf: (count) => {
      const rest = fullPack.filter((card) => !dealt.includes(card));
      return Array.from({ length: count }, (_, hand) =>
        takeAt(rest, places.slice(handSize * (hand + 1), handSize * (hand + 2))),
      );
    },
  };
};

export const dealMany = ({ dealt }: Packs, count: HandCount): ManyHandsOutcome => ({
  count,
  dealt: [...dealt],
  hand: nameOf(dealt, handsVariant),
  held: null,
  hands: [],
});

export const drawMany = (packs: Packs, count: HandCount, held: readonly number[]): ManyHandsOutcome => {
  const { dealt, replacementsOf } = packs;
  const hands = replacementsOf(count).map((replacement): DrawnHand => {
    const cards = drawnCards([...dealt, ...replacement], held);
    return { cards, hand: nameOf(cards, handsVariant) };
  });
  return { ...dealMany(packs, count), held: [...held].sort((a, b) => a - b), hands };
};

/** What the hands pay together, in shares of one hand's stake. */
export const paysOf = (hands: readonly Pick<DrawnHand, 'hand'>[]): number =>
  hands.reduce((sum, { hand }) => sum + payOf(handsVariant, hand), 0);
