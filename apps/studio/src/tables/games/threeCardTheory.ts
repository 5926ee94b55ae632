import { packSize } from '../../games/cards/card.ts';
import type { End } from '../engine/chance.ts';
import { isWorthPlaying, strengthOf, threeCard } from './threeCard.ts';

type Hand = readonly [number, number, number];

/** Every hand of three cards once. */
function* allHands(): Generator<Hand> {
  for (let one = 0; one < packSize - 2; one += 1)
    for (let two = one + 1; two < packSize - 1; two += 1)
      for (let three = two + 1; three < packSize; three += 1) yield [one, two, three];
}

/** Hands that differ in the names of their suits alone are one: their text is the least that any names of suits make. */
const alikeAs = (hand: Hand): string => {
  const cards = hand.map((card) => ({ rank: card % 13, suit: Math.floor(card / 13) }));
  const named = (order: readonly number[]): string => {
    const names = new Map<number, number>();
    return order
      .map((at) => cards[at] ?? { rank: 0, suit: 0 })
      .map(({ rank, suit }) => {
        if (!names.has(suit)) names.set(suit, names.size);
        return `${String(rank).padStart(2, '0')}${names.get(suit)}`;
      })
      .join(' ');
  };
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  return orders.map(named).sort()[0] ?? '';
};

/** What a hand of the player's comes to against every hand that the dealer may have. */
interface Counted {
  readonly hand: Hand;
  /** How many hands are like it. */
  readonly ways: number;
  /** What comes back of an ante that is played on with it, less the raise, by dealer's hands. Hundredths. */
  readonly ends: ReadonlyMap<number, number>;
}

/** The dealer's hands that are alike in strength: each decides a round alike. */
type Alike = readonly Hand[];

const countHand = (hand: Hand, ways: number, dealers: readonly Alike[]): Counted => {
  const ends = new Map<number, number>();
  const [one, two, three] = hand;
  const isTaken = (card: number): boolean => card === one || card === two || card === three;
  for (const alike of dealers) {
    let [count, dealer] = [0, hand];
    for (const other of alike) {
      if (isTaken(other[0]) || isTaken(other[1]) || isTaken(other[2])) continue;
      count += 1;
      dealer = other;
    }
    if (count === 0) continue;
    const back = threeCard.payout('ante', { player: hand, dealer }, { strengths: [] }, ['play']);
    const net = back - threeCard.decisions.raise('play');
    ends.set(net, (ends.get(net) ?? 0) + count);
  }
  return { hand, ways, ends };
};

/** All 22,100 hands of the player's, in 1,755 kinds, each against all 18,424 of the dealer's. */
export const countAntes = (): readonly Counted[] => {
  const dealers = [...Map.groupBy(allHands(), strengthOf).values()];
  const kinds = Map.groupBy(allHands(), alikeAs);
  return [...kinds.values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [countHand(first, alike.length, dealers)] : [];
  });
};

/** What playing on with a hand comes to, hundredths of the ante; to fold comes to 0. */
export const worthOfPlaying = ({ ends }: Counted): number => {
  let [sum, all] = [0, 0];
  for (const [net, count] of ends) {
    sum += net * count;
    all += count;
  }
  return sum / all;
};

/** How antes end that are played by the rule of the game's best play. */
export const antesByRule = (counted: readonly Counted[]): End[] => {
  const ends = new Map<number, number>();
  for (const { hand, ways, ends: own } of counted)
    for (const [net, count] of own) {
      const end = isWorthPlaying(hand) ? net : 0;
      ends.set(end, (ends.get(end) ?? 0) + count * ways);
    }
  return [...ends].sort(([one], [other]) => one - other);
};
