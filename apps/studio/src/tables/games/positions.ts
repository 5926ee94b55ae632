import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { chanceOf, type End } from '../engine/chance.ts';
import { drawerOf } from '../engine/shoe.ts';
import type { BetChance, TableFacts, TableGame } from '../engine/tableGame.ts';

/**
 * Card games in which three positions meet a banker, each hand from the same deck of 52. A card is a number below 52:
 * suit × 13 + rank, rank 0 the ace; suits are spades, hearts, diamonds, clubs.
 */
export const places = [1, 2, 3] as const;
export const deckSize = 52;

export const rankOf = (card: number): number => card % 13;
export const suitOf = (card: number): number => Math.floor(card / 13);
/** Suits from the lowest: diamonds, clubs, hearts, spades. */
const suitOrder = [3, 2, 0, 1] as const;
export const suitStrength = (card: number): number => suitOrder[suitOf(card)] ?? 0;

export const handSchemaOf = (cards: number) =>
  z.array(z.int().check(z.minimum(0), z.maximum(deckSize - 1))).check(z.minLength(cards), z.maxLength(cards));

export const positionsSchemaOf = (cards: number) =>
  z.object({
    banker: handSchemaOf(cards),
    hands: z.array(handSchemaOf(cards)).check(z.minLength(places.length), z.maxLength(places.length)),
  });
export type PositionsOutcome = Told<ReturnType<typeof positionsSchemaOf>>;

/** What a hand is, and by what it is compared: numbers one after another, the greater the better. */
export interface HandRank {
  readonly name: string;
  readonly order: readonly number[];
}

export interface HandRules {
  readonly cards: number;
  readonly rank: (hand: readonly number[]) => HandRank;
  /** What the bonus of a position pays for a hand of this name, to one; nothing for those that are left out. */
  readonly bonus: Readonly<Record<string, number>>;
  /** Hands of each name among all that can be dealt. */
  readonly handCounts: () => ReadonlyMap<string, number>;
}

/** Hands of three cards of each name, counted one by one. */
export const countsOfThree = (rank: HandRules['rank']): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (let one = 0; one < deckSize - 2; one += 1)
    for (let two = one + 1; two < deckSize - 1; two += 1)
      for (let three = two + 1; three < deckSize; three += 1) {
        const { name } = rank([one, two, three]);
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
  return counts;
};

/** No two hands of one deck are alike, so one of them is always the better. */
export const beats = (one: HandRank, other: HandRank): boolean => {
  const at = one.order.findIndex((number, index) => number !== other.order[index]);
  return at >= 0 && (one.order[at] ?? 0) > (other.order[at] ?? 0);
};

/** A position that beats the banker is paid 0.95 to one. */
const winPays = 195;

/** Spots: `win:1` … `win:3`, `bonus:1` … `bonus:3`. */
const parseSpot = (spot: string): { kind: 'win' | 'bonus'; place: number } | undefined => {
  const parts = /^(win|bonus):([1-3])$/.exec(spot);
  return parts ? { kind: parts[1] === 'win' ? 'win' : 'bonus', place: Number(parts[2]) - 1 } : undefined;
};

export interface PositionsTable extends TableGame<PositionsOutcome> {
  readonly rules: HandRules;
  /** Positions that beat the banker, from 1. */
  readonly winnersOf: (outcome: PositionsOutcome) => readonly number[];
}

export const positionsTable = (
  facts: Pick<TableFacts, 'gameCode' | 'gpId' | 'gameType' | 'clock' | 'chips'>,
  rules: HandRules,
): PositionsTable => {
  const bonusBack = (name: string): number => {
    const odds = rules.bonus[name];
    return odds === undefined ? 0 : 100 * (odds + 1);
  };
  const winnersOf = ({ banker, hands }: PositionsOutcome): readonly number[] => {
    const against = rules.rank(banker);
    return places.filter((place) => beats(rules.rank(hands[place - 1] ?? []), against));
  };
  /** Hands are dealt alike, so that of two of them each is the better as often as the other. */
  const winEnds: readonly End[] = [
    [winPays, 1],
    [0, 1],
  ];
  const chances = (): readonly BetChance[] => [
    chanceOf('win', 'win:1', winEnds),
    chanceOf(
      'bonus',
      'bonus:1',
      [...rules.handCounts()].map(([name, ways]): End => [bonusBack(name), ways]),
    ),
  ];
  return {
    ...facts,
    rules,
    winnersOf,
    isSpot: (spot) => parseSpot(spot) !== undefined,
    draw: async (below) => {
      const deal = drawerOf(below, deckSize);
      const hands: number[][] = Array.from({ length: places.length + 1 }, () => []);
      for (let card = 0; card < rules.cards; card += 1) for (const hand of hands) hand.push(await deal());
      return { banker: hands[places.length] ?? [], hands: hands.slice(0, places.length) };
    },
    payout: (spot, outcome) => {
      const bet = parseSpot(spot);
      const hand = outcome.hands[bet?.place ?? 0];
      if (!bet || !hand) return 0;
      const rank = rules.rank(hand);
      if (bet.kind === 'bonus') return bonusBack(rank.name);
      return beats(rank, rules.rank(outcome.banker)) ? winPays : 0;
    },
    summary: (outcome) => winnersOf(outcome).join('-') || '0',
    board: (outcomes) => ({ kind: 'winners', results: outcomes.map((outcome) => [...winnersOf(outcome)]) }),
    chances,
  };
};
