import { solo } from './data.ts';
import { at, sum, upTo } from './numbers.ts';
import { fieldOf, listIn, type RoundProgram, twentieths, wholeStake } from './round.ts';

/** Blackjack: `docs/fairness/solo.md`. */

const rankOf = (card: number): number => card % 13;
const suitOf = (card: number): number => Math.floor(card / 13);

/** What cards count: one ace as eleven where that does not break the hand. */
export const totalOf = (cards: readonly number[]): number => {
  const least = sum(cards.map((card) => Math.min(rankOf(card) + 1, 10)));
  return cards.some((card) => rankOf(card) === 0) && least <= 11 ? least + 10 : least;
};
export const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && totalOf(cards) === 21;

interface Hand {
  cards: number[];
  stakes: number;
  done: boolean;
  result: string | null;
}

const handOf = (cards: number[], stakes = 1, isDone = false): Hand => ({
  cards,
  stakes,
  done: isDone || totalOf(cards) >= 21,
  result: null,
});

export const canDo = (hands: readonly Pick<Hand, 'cards' | 'done'>[], isOffered: boolean): string[] => {
  if (isOffered) return ['insure', 'decline'];
  const hand = hands.find(({ done }) => !done);
  if (!hand) return [];
  const [first = 0, second = 0] = hand.cards;
  const isFresh = hand.cards.length === 2;
  const splits = isFresh && hands.length === 1 && rankOf(first) === rankOf(second);
  return ['hit', 'stand', ...(isFresh ? ['double'] : []), ...(splits ? ['split'] : [])];
};

const isStraight = (ranks: readonly number[]): boolean => {
  const [low = 0, middle = 0, high = 0] = [...ranks].sort((one, other) => one - other);
  return (middle === low + 1 && high === low + 2) || (low === 0 && middle === 11 && high === 12);
};

/** What the first cards of player and dealer come to for a side bet. */
export const sideResult = (name: string, first: number, up: number, second: number): string | null => {
  if (name === 'pair') {
    if (rankOf(first) !== rankOf(second)) return null;
    if (first === second) return 'same_card';
    return suitOf(first) % 2 === suitOf(second) % 2 ? 'same_colour' : 'mixed_pair';
  }
  const cards = [first, up, second];
  const isSuited = new Set(cards.map(suitOf)).size === 1;
  if (new Set(cards.map(rankOf)).size === 1) return isSuited ? 'suited_triple' : 'triple';
  if (isStraight(cards.map(rankOf))) return isSuited ? 'straight_flush' : 'straight';
  return isSuited ? 'flush' : null;
};

/** A fifth of the stake. */
const sideUnits = 4;

const moonUnits = (name: string, total: number): number => {
  const moon = solo.blackjack.moons[name];
  return moon && total >= moon.from && total <= moon.to ? moon.pays * sideUnits : 0;
};

const ladderUnits = (dealer: readonly number[]): number => {
  const step = solo.blackjack.ladder.filter(({ cards }) => dealer.length >= cards).at(-1);
  return totalOf(dealer) > 21 ? (step?.pays ?? 0) * sideUnits : 0;
};

interface Bets {
  readonly sides: readonly string[] | null;
  readonly lanterns: readonly string[] | null;
}

/** The player's part of a round: what the moves have made of the cards. */
const playMoves = (cards: readonly number[], moves: readonly string[]) => {
  const [first, up, second, hole] = [at(cards, 0), at(cards, 1), at(cards, 2), at(cards, 3)];
  const hands = [handOf([first, second])];
  let used = 4;
  let insurance = rankOf(up) === 0 ? 'offered' : 'none';
  let asked = 0;
  const take = (): number => {
    used += 1;
    return at(cards, used - 1);
  };
  for (const move of moves) {
    const active = hands.findIndex(({ done }) => !done);
    const hand = at(hands, Math.max(0, active));
    if (!canDo(hands, insurance === 'offered').includes(move)) throw new RangeError(`${move} is not offered`);
    if (move === 'decline') insurance = 'declined';
    else if (move === 'insure') insurance = isNatural([up, hole]) ? 'won' : 'lost';
    else if (move === 'hit') hands[active] = handOf([...hand.cards, take()], hand.stakes);
    else if (move === 'stand') hands[active] = { ...hand, done: true };
    else if (move === 'double') hands[active] = handOf([...hand.cards, take()], 2, true);
    else hands.splice(0, 1, ...hand.cards.map((card) => handOf([card, take()], 1, rankOf(card) === 0)));
    asked += move === 'insure' ? 10 : move === 'double' || move === 'split' ? 20 : 0;
  }
  return { hands, used, insurance, asked, up, hole };
};

/** Twentieths of a hand's stake that come back. */
const backOf: Readonly<Record<string, number>> = { blackjack: 50, win: 40, push: 20 };

/** A whole round up to these moves, from its beginning: what lies there, what was asked for, what is won. */
const roundAfter = (cards: readonly number[], moves: readonly string[], { sides, lanterns }: Bets) => {
  const { hands, used: taken, insurance, asked, up, hole } = playMoves(cards, moves);
  let used = taken;
  const first = at(cards, 0);
  const second = at(cards, 2);
  const order = ['ladder', 'new_moon', 'half_moon', 'full_moon'];
  const results = sides?.map((name) => ({ name, result: sideResult(name, first, up, second) }));
  const sideWins = sum(
    (results ?? []).map(({ name, result }) => (solo.blackjack.sides[name]?.[result ?? ''] ?? 0) * sideUnits),
  );
  const named = lanterns && order.filter((name) => lanterns.includes(name));
  const active = hands.findIndex(({ done }) => !done);
  const isPeeked = insurance !== 'offered';
  const dealerNatural = isNatural([up, hole]);
  const isOver = isPeeked && (dealerNatural || active < 0);
  const dealer = isOver ? [up, hole] : [up];
  const natural = hands.length === 1 && isNatural(at(hands, 0).cards);
  const lives = hands.some((hand) => totalOf(hand.cards) <= 21) && !natural;
  if (isOver && !dealerNatural && (lives || named?.includes('ladder')))
    for (; totalOf(dealer) < 17; used += 1) dealer.push(at(cards, used));
  const house = totalOf(dealer);
  const resultOf = (hand: Hand): string => {
    const total = totalOf(hand.cards);
    if (total > 21) return 'bust';
    if (natural) return dealerNatural ? 'push' : 'blackjack';
    if (dealerNatural) return 'lose';
    return house > 21 || total > house ? 'win' : total === house ? 'push' : 'lose';
  };
  const ended = isOver ? hands.map((hand) => ({ ...hand, done: true, result: resultOf(hand) })) : hands;
  const bets = named?.map((name) => {
    if (name === 'ladder') return { name, units: isOver ? ladderUnits(dealer) : null };
    return { name, units: moonUnits(name, totalOf([first, second])) };
  });
  const beside = sideWins + sum((bets ?? []).map(({ units }) => units ?? 0));
  const won = isOver ? sum(ended.map(({ result, stakes }) => (backOf[result ?? ''] ?? 0) * stakes)) : 0;
  return {
    outcome: {
      hands: ended,
      active: isOver || active < 0 ? null : active,
      dealer,
      insurance,
      used,
      can: isOver ? [] : canDo(hands, !isPeeked),
      moves,
      ...(results && { sides: results }),
      ...(bets && { lanterns: bets }),
    },
    asked,
    won: won + (insurance === 'won' ? 30 : 0),
    beside,
    isOver,
  };
};

const namesIn = (from: unknown, name: string): string[] | null =>
  fieldOf(from, name) === undefined
    ? null
    : listIn(from, name).map((one) => String(typeof one === 'string' ? one : fieldOf(one, 'name')));

const blackjack: RoundProgram = ({ below, before, action }) => {
  const cards = upTo(63).map(() => below(52));
  const opening = before ?? action;
  const bets = { sides: namesIn(opening, 'sides'), lanterns: namesIn(opening, 'lanterns') };
  const earlier = listIn(before, 'moves').map(String);
  const moves = before === null ? [] : [...earlier, String(fieldOf(action, 'move'))];
  const now = roundAfter(cards, moves, bets);
  const past = before === null ? { asked: 0, won: 0, beside: 0 } : roundAfter(cards, earlier, bets);
  const handStake = wholeStake * (1 - 0.2 * ((bets.sides ?? []).length + (bets.lanterns ?? []).length));
  return {
    outcome: now.outcome,
    furtherStake: ((now.asked - past.asked) * handStake) / 20,
    win: twentieths(now.beside - past.beside) + ((now.won - past.won) * handStake) / 20,
    closes: now.isOver,
  };
};

export const blackjacks: Readonly<Record<string, RoundProgram>> = {
  'lantern-twenty-one': blackjack,
  'twin-lanterns': blackjack,
};
