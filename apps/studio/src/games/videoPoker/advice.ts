/**
 * What every hold of one hand is worth: each of its draws is dealt and paid, 2,598,960 hands in all, so that the answer is exact and
 * needs no table. Free of zod, for the page.
 */
import { type Card, packSize } from '../cards/card.ts';
import { handSize, nameOf } from './rules.ts';
import { payOf, type Variant } from './variants.ts';

export interface HoldWorth {
  readonly held: readonly number[];
  /** What comes back on average, in stakes. */
  readonly mean: number;
}

/** Draws between two rests: some milliseconds of work. */
const drawsAtOnce = 60_000;

const places = [0, 1, 2, 3, 4] as const;

/** Two means that differ by less are the same one, told by two divisions. */
const sameWithin = 1e-9;

export const isAsGood = (one: HoldWorth, other: HoldWorth): boolean => one.mean > other.mean - sameWithin;

/** Of each hold, the best first. Rests now and then, so that a page stays alive; ends early where `rest` throws. */
export const holdWorths = async (
  cards: readonly Card[],
  variant: Variant,
  rest: () => Promise<void>,
): Promise<HoldWorth[]> => {
  const pack = Array.from({ length: packSize }, (_, card) => card).filter((card) => !cards.includes(card));
  const hand = new Array<Card>(handSize).fill(0);
  let sinceRest = 0;
  /** Lays cards of the pack from `from` on at the places from `at` on: what all those hands pay, and how many they are. */
  const sumFrom = (at: number, from: number): { paid: number; draws: number } => {
    if (at === handSize) return { paid: payOf(variant, nameOf(hand, variant)), draws: 1 };
    let [paid, draws] = [0, 0];
    for (let next = from; next <= pack.length - (handSize - at); next += 1) {
      hand[at] = pack[next] ?? 0;
      const more = sumFrom(at + 1, next + 1);
      paid += more.paid;
      draws += more.draws;
    }
    return { paid, draws };
  };
  const worths: HoldWorth[] = [];
  for (let mask = 0; mask < 2 ** handSize; mask += 1) {
    const held = places.filter((place) => (mask >> place) & 1);
    for (const [at, place] of held.entries()) hand[at] = cards[place] ?? 0;
    let [paid, draws] = [0, 0];
    const ahead = held.length;
    for (let first = 0; first <= pack.length - (handSize - ahead) && ahead < handSize; first += 1) {
      hand[ahead] = pack[first] ?? 0;
      const more = sumFrom(ahead + 1, first + 1);
      paid += more.paid;
      draws += more.draws;
      sinceRest += more.draws;
      if (sinceRest < drawsAtOnce) continue;
      sinceRest = 0;
      await rest();
    }
    if (ahead === handSize) [paid, draws] = [payOf(variant, nameOf(hand, variant)), 1];
    worths.push({ held, mean: paid / draws });
  }
  return worths.sort((one, other) => other.mean - one.mean);
};
