/**
 * The return of blackjack under the best play, over every card that can come. From an endless shoe nothing is
 * remembered, so a hand is its count alone: the dealer's final counts and the value of each choice are sums over 13
 * ranks, computed without simulation. Insurance is never worth taking (4 in 13 for a price of 1 in 3).
 */

import { rankOf } from '../cards/card.ts';
import type { BlackjackOutcome, Move } from './outcome.ts';

/** Worths of the ranks from ace to king; each comes with a chance of 1 in 13. */
const worths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10] as const;
const chance = 1 / 13;

/** A hand's count: aces as one, and whether there is one. */
interface Count {
  readonly hard: number;
  readonly ace: boolean;
}

const add = ({ hard, ace }: Count, worth: number): Count => ({ hard: hard + worth, ace: ace || worth === 1 });
const totalOf = ({ hard, ace }: Count): number => (ace && hard <= 11 ? hard + 10 : hard);
const bust = 22;

/** Asked for one count it is computed once. */
const knownBy = (of: (count: Count) => number): ((count: Count) => number) => {
  const known = new Map<number, number>();
  return (count) => {
    const key = 2 * count.hard + Number(count.ace);
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = of(count);
    known.set(key, value);
    return value;
  };
};

/** Chances of the dealer's final counts 17–21 and `bust`, from these cards on. */
const dealerFrom = (count: Count): Map<number, number> => {
  const total = totalOf(count);
  if (total >= 17) return new Map([[Math.min(total, bust), 1]]);
  const chances = new Map<number, number>();
  for (const worth of worths) {
    for (const [end, share] of dealerFrom(add(count, worth)))
      chances.set(end, (chances.get(end) ?? 0) + share * chance);
  }
  return chances;
};

/** The same from one open card, when the dealer has looked and has no blackjack. */
const dealerBehind = (up: number): Map<number, number> => {
  const chances = new Map<number, number>();
  const hidden = worths.filter((worth) => up + worth !== 11 || (up !== 1 && up !== 10));
  for (const worth of hidden) {
    for (const [end, share] of dealerFrom(add({ hard: up, ace: up === 1 }, worth)))
      chances.set(end, (chances.get(end) ?? 0) + share / hidden.length);
  }
  return chances;
};

const blackjackBehind = (up: number): number => (up === 1 ? 4 / 13 : up === 10 ? 1 / 13 : 0);

/** Best values of hands against one open card, in stakes won or lost. */
const valuesAgainst = (up: number) => {
  const dealer = dealerBehind(up);
  const stand = knownBy((count) => {
    const total = totalOf(count);
    if (total > 21) return -1;
    let value = 0;
    for (const [end, share] of dealer)
      value += share * (end === bust || total > end ? 1 : total === end ? 0 : -1);
    return value;
  });
  const mean = (of: (worth: number) => number): number =>
    worths.reduce<number>((sum, worth) => sum + of(worth) * chance, 0);
  const hit = knownBy((count) => mean((worth) => best(add(count, worth))));
  /** Hit or stand. */
  const best = (count: Count): number =>
    totalOf(count) >= 21 ? stand(count) : Math.max(stand(count), hit(count));
  const double = knownBy((count) => 2 * mean((worth) => stand(add(count, worth))));
  /** Two cards, no split. */
  const fresh = (count: Count): number =>
    totalOf(count) === 21 ? stand(count) : Math.max(best(count), double(count));
  const splitFrom = knownBy(
    (one) => 2 * mean((drawn) => (one.ace ? stand(add(one, drawn)) : fresh(add(one, drawn)))),
  );
  const split = (worth: number): number => splitFrom({ hard: worth, ace: worth === 1 });
  return { stand, hit, double, fresh, split };
};

const worthOf = (card: number): number => worths[rankOf(card)] ?? 10;
const advised = new Map<number, ReturnType<typeof valuesAgainst>>();

/** What insurance is worth: half a stake at 2 to 1, on 4 ranks of 13. */
const insuranceWorth = 0.5 * (2 * (4 / 13) - 9 / 13);

export interface MoveWorth<Allowed extends Move> {
  readonly move: Allowed;
  /** Expected gain in stakes of the hand, further stakes netted in. */
  readonly worth: number;
}

/** Tells what moves are worth for a hand against one open card of the dealer. */
const worthAt = (cards: readonly number[], open: number): ((move: Move) => number) => {
  const up = worthOf(open);
  const values = advised.get(up) ?? valuesAgainst(up);
  advised.set(up, values);
  let count: Count = { hard: 0, ace: false };
  for (const card of cards) count = add(count, worthOf(card));
  return (move) => {
    switch (move) {
      case 'stand':
      case 'hit':
      case 'double':
        return values[move](count);
      case 'split':
        return values.split(worthOf(cards[0] ?? 0));
      case 'insure':
        return insuranceWorth;
      case 'decline':
        return 0;
    }
  };
};

/** What each of these moves is worth for a hand against one open card of the dealer, the best first. */
export const worthsOf = <Allowed extends Move>(
  can: readonly Allowed[],
  cards: readonly number[],
  open: number,
): MoveWorth<Allowed>[] => {
  const worth = worthAt(cards, open);
  return can.map((move) => ({ move, worth: worth(move) })).sort((one, other) => other.worth - one.worth);
};

/** Of these moves the best for a hand against one open card of the dealer; of two that are worth the same, the first. */
export const bestOf = <Allowed extends Move>(
  can: readonly Allowed[],
  cards: readonly number[],
  open: number,
): Allowed | undefined => {
  const worth = worthAt(cards, open);
  let best: MoveWorth<Allowed> | undefined;
  for (const move of can) {
    const found = worth(move);
    if (best === undefined || found > best.worth) best = { move, worth: found };
  }
  return best?.move;
};

/** The best of the moves that the table allows. */
export const bestMove = ({ hands, active, dealer, can }: BlackjackOutcome): Move =>
  bestOf(can, hands[active ?? 0]?.cards ?? [], dealer[0] ?? 0) ?? 'stand';

/** Expected return of one stake, further stakes netted in, under the best play. */
export const bestReturn = (): number => {
  let value = 0;
  for (const up of worths) {
    const { fresh, split } = valuesAgainst(up);
    const lost = blackjackBehind(up);
    for (const [firstRank, first] of worths.entries()) {
      for (const [secondRank, second] of worths.entries()) {
        const count = add({ hard: first, ace: first === 1 }, second);
        const natural = totalOf(count) === 21;
        const played = natural
          ? 1.5
          : firstRank === secondRank
            ? Math.max(fresh(count), split(first))
            : fresh(count);
        const behind = natural ? 0 : -1;
        value += chance ** 3 * (lost * behind + (1 - lost) * played);
      }
    }
  }
  return 1 + value;
};
