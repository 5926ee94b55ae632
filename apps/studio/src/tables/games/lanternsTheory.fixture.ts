import { bestOf } from '../../games/blackjack/theory.ts';
import { decks } from './sevenLanterns.ts';

/**
 * What a seat returns of its first stake, counted over every order of the shoe. A worth is 1 for an ace to 10; cards that are not
 * seen are alike, so that the dealer's hand comes out of what the player's leaves. Both hands of a split are alike as well,
 * because neither is played by what the other took.
 */
const worths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

interface Hand {
  readonly worths: readonly number[];
  readonly hard: number;
  readonly ace: boolean;
}

const emptyHand: Hand = { worths: [], hard: 0, ace: false };
const add = (hand: Hand, worth: number): Hand => ({
  worths: [...hand.worths, worth].sort((one, other) => one - other),
  hard: hand.hard + worth,
  ace: hand.ace || worth === 1,
});
const totalOf = ({ hard, ace }: Pick<Hand, 'hard' | 'ace'>): number => (ace && hard <= 11 ? hard + 10 : hard);

/** Chances of the dealer's final 17–21 at those places, a bust at 22, a blackjack at 0. */
type Ends = readonly number[];

/** What a seat returns that is played by the book. */
export const bookReturn = (): number => {
  const left = [0, ...worths.map((worth) => decks * (worth === 10 ? 16 : 4))];
  let unseen = decks * 52;
  const taking = <Value>(worth: number, of: () => Value): Value => {
    left[worth] = (left[worth] ?? 0) - 1;
    unseen -= 1;
    const value = of();
    left[worth] = (left[worth] ?? 0) + 1;
    unseen += 1;
    return value;
  };
  const mean = (of: (worth: number) => number): number => {
    let sum = 0;
    for (const worth of worths) {
      const share = (left[worth] ?? 0) / unseen;
      if (share > 0) sum += share * taking(worth, () => of(worth));
    }
    return sum;
  };

  const dealerEnds = (up: number): Ends => {
    const ends = Array.from({ length: 23 }, () => 0);
    const go = (hard: number, ace: boolean, cards: number, chance: number): void => {
      const total = ace && hard <= 11 ? hard + 10 : hard;
      if (total >= 17) {
        const at = cards === 2 && total === 21 ? 0 : Math.min(total, 22);
        ends[at] = (ends[at] ?? 0) + chance;
        return;
      }
      for (const worth of worths) {
        const count = left[worth] ?? 0;
        if (count === 0) continue;
        const next = (chance * count) / unseen;
        left[worth] = count - 1;
        unseen -= 1;
        go(hard + worth, ace || worth === 1, cards + 1, next);
        left[worth] = count;
        unseen += 1;
      }
    };
    go(up, up === 1, 1, 1);
    return ends;
  };

  /** What a first stake wins; `split` names the worth of which another lies beside it. */
  const seatAgainst = (up: number) => {
    const known = new Map<string, Ends>();
    const keyOf = (hand: Hand, split: number): string => `${hand.worths.join()}/${split}`;
    const endsFor = (hand: Hand, split: number): Ends => {
      const key = keyOf(hand, split);
      const found = known.get(key) ?? dealerEnds(up);
      known.set(key, found);
      return found;
    };
    const stand = (hand: Hand, split: number, stakes: number): number => {
      const ends = endsFor(hand, split);
      const total = totalOf(hand);
      const dealt = ends[0] ?? 0;
      if (total === 21 && hand.worths.length === 2 && split === 0) return 1.5 * (1 - dealt);
      // A blackjack of the dealer takes the first stake alone, of which a split hand has half.
      const lost = dealt * (split === 0 ? 1 : 0.5);
      if (total > 21) return -stakes * (1 - dealt) - lost;
      let won = 0;
      for (let end = 17; end <= 22; end += 1)
        won += (ends[end] ?? 0) * (end === 22 || total > end ? 1 : total === end ? 0 : -1);
      return stakes * won - lost;
    };
    const played = new Map<string, number>();
    const value = (hand: Hand, split: number): number => {
      const key = keyOf(hand, split);
      const found = played.get(key) ?? choose(hand, split);
      played.set(key, found);
      return found;
    };
    const choose = (hand: Hand, split: number): number => {
      const [first = 0, second = 0] = hand.worths;
      const fresh = hand.worths.length === 2;
      if (totalOf(hand) >= 21 || (split === 1 && fresh)) return stand(hand, split, 1);
      const ways = {
        stand: () => stand(hand, split, 1),
        hit: () => mean((worth) => value(add(hand, worth), split)),
        double: () => mean((worth) => stand(add(hand, worth), split, 2)),
        split: () => 2 * mean((worth) => value(add(add(emptyHand, first), worth), first)),
      };
      const can = (['hit', 'stand', 'double', 'split'] as const).filter(
        (move) =>
          (move !== 'double' || fresh) && (move !== 'split' || (fresh && split === 0 && first === second)),
      );
      // Cards of the first suit with these worths.
      const advice = bestOf(
        can,
        hand.worths.map((worth) => worth - 1),
        up - 1,
      );
      return ways[advice ?? 'stand']();
    };
    return value;
  };

  let won = 0;
  for (const up of worths) {
    const value = seatAgainst(up);
    const share = (left[up] ?? 0) / unseen;
    won +=
      share *
      taking(up, () => mean((first) => mean((second) => value(add(add(emptyHand, first), second), 0))));
  }
  return 1 + won;
};
