/**
 * The return under the best choice for each of the 2,598,960 hands that can be dealt.
 *
 * For every set of up to five cards `sum` holds what all hands that contain it pay together. The draws that keep H and
 * throw D away are the hands that contain H and none of D: by inclusion and exclusion the sum over subsets S of D of
 * (−1)^|S| × sum(H ∪ S). So a hold costs a few additions instead of thousands of hands. Whole numbers until the last
 * division.
 */
import { packSize } from '../cards/card.ts';
import { handSize, nameOf, pays } from './rules.ts';

const choose: readonly (readonly number[])[] = Array.from({ length: packSize + 1 }, (_, of) => {
  const row = [1];
  for (let count = 1; count <= handSize; count += 1)
    row.push(((row[count - 1] ?? 0) * (of - count + 1)) / count);
  return row;
});

const forEachHand = (visit: (cards: readonly [number, number, number, number, number]) => void): void => {
  for (let e = 4; e < packSize; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1) for (let a = 0; a < b; a += 1) visit([a, b, c, d, e]);
};

const masks = Array.from({ length: 2 ** handSize }, (_, mask) => mask);
const bitsOf = (mask: number): number[] => [0, 1, 2, 3, 4].filter((bit) => (mask >> bit) & 1);
const sizes = masks.map((mask) => bitsOf(mask).length);
const members = masks.map(bitsOf);

/** Who knows what every hold of every hand is worth. Some seconds of work. */
const createAdviser = () => {
  const sums = Array.from(
    { length: handSize + 1 },
    (_, size) => new Float64Array(choose[packSize]?.[size] ?? 0),
  );
  const places = new Int32Array(masks.length);
  const locate = (cards: readonly number[]): void => {
    for (const mask of masks) {
      let place = 0;
      const bits = members[mask] ?? [];
      for (let index = 0; index < bits.length; index += 1)
        place += choose[cards[bits[index] ?? 0] ?? 0]?.[index + 1] ?? 0;
      places[mask] = place;
    }
  };
  forEachHand((cards) => {
    const pay = pays[nameOf(cards)];
    if (pay === 0) return;
    locate(cards);
    for (const mask of masks) {
      const sum = sums[sizes[mask] ?? 0];
      const place = places[mask] ?? 0;
      if (sum) sum[place] = (sum[place] ?? 0) + pay;
    }
  });
  const draws = masks.map((mask) => choose[packSize - handSize]?.[handSize - (sizes[mask] ?? 0)] ?? 1);
  const all = masks.length - 1;
  const values = new Float64Array(masks.length);
  const best = { hold: 0, mean: 0 };
  /** The best hold of five cards in ascending order, as a mask of their places; the answer is used again. */
  return (cards: readonly number[]): Readonly<typeof best> => {
    locate(cards);
    for (const mask of masks) values[mask] = sums[sizes[mask] ?? 0]?.[places[mask] ?? 0] ?? 0;
    best.hold = 0;
    best.mean = 0;
    for (const hold of masks) {
      let value = 0;
      const free = all ^ hold;
      for (let thrown = free; ; thrown = (thrown - 1) & free) {
        const term = values[hold | thrown] ?? 0;
        value += (sizes[thrown] ?? 0) % 2 === 0 ? term : -term;
        if (thrown === 0) break;
      }
      const mean = value / (draws[hold] ?? 1);
      if (mean > best.mean) {
        best.hold = hold;
        best.mean = mean;
      }
    }
    return best;
  };
};

/** Return of one stake under the best play. Some seconds of work. */
export const bestReturn = (): number => {
  const adviser = createAdviser();
  let total = 0;
  forEachHand((cards) => {
    total += adviser(cards).mean;
  });
  return total / (choose[packSize]?.[handSize] ?? 1);
};

/** Tells the places to hold of a hand as it was dealt. Some seconds of work before the first. */
export const bestHolds = (): ((cards: readonly number[]) => number[]) => {
  const adviser = createAdviser();
  return (cards) => {
    const ascending = cards.toSorted((a, b) => a - b);
    const { hold } = adviser(ascending);
    return cards.flatMap((card, place) => ((hold >> ascending.indexOf(card)) & 1 ? [place] : []));
  };
};
