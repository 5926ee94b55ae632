import type { TableData } from './data.ts';
import { at, type Below, shoeOf, sum, upTo } from './numbers.ts';
import { type TableProgram, wordsOf } from './table.ts';

/** Hands of one deck that are compared: `docs/fairness/tables.md`. */

const rankOf = (card: number): number => card % 13;
const suitOf = (card: number): number => Math.floor(card / 13);
/** Diamonds, clubs, hearts, spades: a card's suit is spades, hearts, diamonds, clubs by its number. */
const suitStrength = (card: number): number => at([3, 2, 0, 1], suitOf(card));
/** The ace highest, 13; the two 1. */
const high = (card: number): number => rankOf(card) || 13;

/** The name of a hand, and numbers by which it is compared, the first first. */
type Ranked = readonly [name: string, ...order: number[]];
type Rank = (hand: readonly number[]) => Ranked;

export const isBetter = ([, ...one]: Ranked, [, ...other]: Ranked): boolean => {
  const place = one.findIndex((number, where) => number !== other[where]);
  return place >= 0 && at(one, place) > at(other, place);
};

const suitOfHighest = (hand: readonly number[], highest: number, ranked: (card: number) => number): number =>
  Math.max(...hand.filter((card) => ranked(card) === highest).map(suitStrength));

const rankBulls: Rank = (hand) => {
  const worths = hand.map((card) => Math.min(rankOf(card) + 1, 10));
  const total = sum(worths);
  const pairs = worths.flatMap((one, place) => worths.slice(place + 1).map((other) => one + other));
  const two = pairs.find((pair) => (total - pair) % 10 === 0);
  const bull = hand.every((card) => rankOf(card) >= 10) ? 11 : two === undefined ? 0 : two % 10 || 10;
  const highest = Math.max(...hand.map(rankOf));
  return [bull === 11 ? 'pictures' : String(bull), bull, highest, suitOfHighest(hand, highest, rankOf)];
};

const rankDukes: Rank = (hand) => {
  const ranks = hand.map(rankOf);
  const highest = Math.max(...ranks);
  const last = [highest, suitOfHighest(hand, highest, rankOf)];
  const pictures = ranks.filter((rank) => rank >= 10).length;
  const points = sum(ranks.map((rank) => (rank >= 9 ? 0 : rank + 1))) % 10;
  if (new Set(ranks).size === 1)
    return highest === 2 ? ['threes', 3, 0, 0, ...last] : ['triple', 2, 0, 0, ...last];
  return pictures === 3 ? ['dukes', 1, 0, 0, ...last] : [String(points), 0, points, pictures, ...last];
};

/** Kinds of three cards at golden blossom, the least first. */
const blossomKinds = ['high', 'pair', 'straight', 'flush', 'straight-flush', 'triple'];

/** What three cards are: alike, in a row, of one suit. */
const shapeOf = (hand: readonly number[]) => {
  const [top = 0, middle = 0, low = 0] = hand.map(high).sort((one, other) => other - one);
  const isLowest = top === 13 && middle === 2 && low === 1;
  return {
    ranks: [top, middle, low],
    isLowest,
    isRow: isLowest || (top === middle + 1 && middle === low + 1),
    isSuited: new Set(hand.map(suitOf)).size === 1,
    isTriple: top === low,
    paired: top === middle || middle === low ? middle : 0,
    single: top === middle ? low : top,
  };
};

const rankBlossom: Rank = (hand) => {
  const { ranks, isLowest, isRow, isSuited, isTriple, paired, single } = shapeOf(hand);
  const top = at(ranks, 0);
  const kind = isTriple ? 5 : isRow && isSuited ? 4 : isSuited ? 3 : isRow ? 2 : paired > 0 ? 1 : 0;
  const order = isRow ? [isLowest ? 2 : top, 0, 0] : kind === 1 ? [paired, single, 0] : ranks;
  const first = kind === 1 ? paired : top;
  return [at(blossomKinds, kind), kind, ...order, suitOfHighest(hand, first, high)];
};

/** Cards one by one in turn to so many hands. */
const dealInTurn = (hands: number, cards: number, below: Below): number[][] => {
  const deal = shoeOf(upTo(52), below);
  const dealt = upTo(hands).map((): number[] => []);
  for (let card = 0; card < cards; card += 1) for (const hand of dealt) hand.push(deal());
  return dealt;
};

const positions =
  (rank: Rank): TableProgram =>
  (below, _, { cards = 0, bonus = {}, ranges = [] }) => {
    const dealt = dealInTurn(4, cards, below);
    const hands = dealt.slice(0, 3);
    const banker = at(dealt, 3);
    const ranked = [banker, ...hands].map(rank);
    const beats = (one: number, other: number): boolean => isBetter(at(ranked, one), at(ranked, other));
    const winners = [1, 2, 3].filter((seat) => beats(seat, 0));
    const back = (place: string): number => {
      const [kind, first, second] = wordsOf(place);
      const [one, other] = [Number(first), Number(second)];
      if (kind === 'win') return beats(one, 0) ? 195 : 0;
      if (kind === 'wins') return winners.length === one ? 380 : 0;
      if (kind === 'best') return [1, 2, 3].every((seat) => seat === one || beats(one, seat)) ? 285 : 0;
      if (kind === 'duel') return beats(one, other) ? 190 : 0;
      if (kind === 'bonus') {
        const odds = bonus[at(ranked, one)[0]];
        return odds === undefined ? 0 : 100 * (odds + 1);
      }
      const range = ranges.find(({ id }) => id === first);
      return range?.names.includes(at(ranked, other)[0]) ? range.pays : 0;
    };
    return { outcome: { banker, hands }, back };
  };

/** The seat, from 0, whose hand is better than those of all others that are named. */
const bestOf = (ranked: readonly Ranked[], seats: readonly number[]): number =>
  at(
    seats.filter((seat) =>
      seats.every((other) => other === seat || isBetter(at(ranked, seat), at(ranked, other))),
    ),
    0,
  );

const bullsPot: TableProgram = (below) => {
  const hands = dealInTurn(6, 5, below);
  const winner = bestOf(hands.map(rankBulls), upTo(6));
  return { outcome: { hands }, back: (place) => (place === `seat:${winner + 1}` ? 570 : 0) };
};

/** Kinds of three cards at three-card poker, the least first. */
const threeCardKinds = ['high', 'pair', 'flush', 'straight', 'triple', 'straight-flush'];

const rankThree: Rank = (hand) => {
  const { ranks, isLowest, isRow, isSuited, isTriple, paired, single } = shapeOf(hand);
  const kind = isTriple ? 4 : isRow ? (isSuited ? 5 : 3) : isSuited ? 2 : paired > 0 ? 1 : 0;
  const row = [isLowest ? 2 : at(ranks, 0)];
  return [at(threeCardKinds, kind), kind, ...(isRow ? row : kind === 1 ? [paired, single] : ranks)];
};

/** The best five of six cards; `undefined` where that pays nothing. */
const bestOfSix = (cards: readonly number[]): string | undefined => {
  const runTop = (ranks: readonly number[]): number =>
    upTo(10).findLast((from) => upTo(5, from).every((rank) => ranks.includes(rank % 13))) ?? -1;
  const ranks = cards.map(rankOf);
  const suited = upTo(4)
    .map((suit) => cards.filter((card) => suitOf(card) === suit).map(rankOf))
    .find(({ length }) => length >= 5);
  const inSuit = suited ? runTop(suited) : -1;
  const counts = [...new Set(ranks)].map((rank) => ranks.filter((one) => one === rank).length);
  const [most = 0, next = 0] = counts.sort((one, other) => other - one);
  if (inSuit === 9) return 'royal-flush';
  if (inSuit >= 0) return 'straight-flush';
  if (most === 4) return 'four';
  if (most === 3 && next >= 2) return 'full-house';
  if (suited) return 'flush';
  if (runTop(ranks) >= 0) return 'straight';
  return most === 3 ? 'triple' : undefined;
};

const isRed = (card: number): boolean => suitOf(card) === 1 || suitOf(card) === 2;
const areAlike = (cards: readonly number[]): boolean => new Set(cards.map(isRed)).size === 1;

const paidToOne = (odds: number | undefined): number => (odds === undefined ? 0 : 100 * (odds + 1));

const threeCardBack = (
  place: string,
  player: readonly number[],
  dealer: readonly number[],
  data: TableData,
): number => {
  const [own, house] = [rankThree(player), rankThree(dealer)];
  const all = [...player, ...dealer];
  if (place === 'pair-plus') return paidToOne(data.pairPlus?.[own[0]]);
  if (place === 'six-card') return paidToOne(data.sixCardBonus?.[bestOfSix(all) ?? '']);
  if (place === 'one-colour')
    return areAlike(player) ? paidToOne(data.colourPays?.[areAlike(all) ? 'six' : 'three']) : 0;
  // The dealer plays with a queen or better.
  const qualifies = house[0] !== 'high' || Number(house[2]) >= 11;
  const played = !qualifies ? 300 : isBetter(own, house) ? 400 : isBetter(house, own) ? 0 : 200;
  return played + 100 * (data.anteBonus?.[own[0]] ?? 0);
};

const threeCard: TableProgram = (below, _, data) => {
  const deal = shoeOf(upTo(52), below);
  const player = [deal(), deal(), deal()];
  const dealer = [deal(), deal(), deal()];
  return { outcome: { player, dealer }, back: (place) => threeCardBack(place, player, dealer, data) };
};

export const handTables: Readonly<Record<string, TableProgram>> = {
  'fireside-bulls': positions(rankBulls),
  'three-by-moonlight': positions(rankDukes),
  'abacus-bulls': bullsPot,
  'moonlit-three': threeCard,
};

export { bestOf, dealInTurn, rankBlossom };
