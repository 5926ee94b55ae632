import { chanceOf, type End } from '../engine/chance.ts';
import { dealInTurn } from '../engine/shoe.ts';
import type { BetChance, TableFacts, TableGame } from '../engine/tableGame.ts';
import { beats, type HandRank, type HandRules, type PositionsOutcome, places } from './hands.ts';

// Card games in which three positions meet a banker, each hand from the same deck.

/** Seats by number: the banker, then the positions. */
export const seats = [0, ...places] as const;
/** How many positions may beat the banker. */
export const winCounts = [0, 1, 2, 3] as const;
/** Positions that are compared with each other: the first is to be the better. */
export const duels = [
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
] as const;

/**
 * Hundredths that come back. A position that beats the banker is paid 0.95 to one; so many winners, the best position, and
 * a position that beats another return 95 % each.
 */
const [winPays, countPays, bestPays, duelPays] = [195, 380, 285, 190];

/** Of so many ends, each as likely as any other, one is paid. */
const oneOf = (count: number, pays: number): readonly End[] => [
  [pays, 1],
  [0, count - 1],
];

/** A spot, and what comes back of a bet on it. */
type Bet = [spot: string, back: (outcome: PositionsOutcome) => number];

interface Ranked {
  readonly rules: HandRules;
  readonly outcome: PositionsOutcome;
  /** By seat. */
  readonly ranks: readonly HandRank[];
}

/** All bets of a round, which are judged one after another, ask for the same few hands. */
let ranked: Ranked | undefined;

const rankAt = (rules: HandRules, outcome: PositionsOutcome, seat: number): HandRank => {
  if (ranked?.outcome !== outcome || ranked.rules !== rules)
    ranked = { rules, outcome, ranks: [outcome.banker, ...outcome.hands].map(rules.rank) };
  return ranked.ranks[seat] ?? rules.rank([]);
};

const isBetter = (rules: HandRules, outcome: PositionsOutcome, seat: number, other: number): boolean =>
  beats(rankAt(rules, outcome, seat), rankAt(rules, outcome, other));

const winnersBy = (rules: HandRules, outcome: PositionsOutcome): readonly number[] =>
  places.filter((place) => isBetter(rules, outcome, place, 0));

const bonusBack = ({ bonus }: HandRules, name: string): number => {
  const odds = bonus[name];
  return odds === undefined ? 0 : 100 * (odds + 1);
};

const betsBy = (rules: HandRules): readonly Bet[] => [
  ...places.flatMap((place): readonly Bet[] => [
    [`win:${place}`, (outcome) => (isBetter(rules, outcome, place, 0) ? winPays : 0)],
    [`bonus:${place}`, (outcome) => bonusBack(rules, rankAt(rules, outcome, place).name)],
    [
      `best:${place}`,
      (outcome) =>
        places.every((other) => other === place || isBetter(rules, outcome, place, other)) ? bestPays : 0,
    ],
  ]),
  ...winCounts.map(
    (count): Bet => [
      `wins:${count}`,
      (outcome) => (winnersBy(rules, outcome).length === count ? countPays : 0),
    ],
  ),
  ...duels.map(
    ([one, other]): Bet => [
      `duel:${one}:${other}`,
      (outcome) => (isBetter(rules, outcome, one, other) ? duelPays : 0),
    ],
  ),
  ...rules.ranges.flatMap(({ id, names, pays }) =>
    seats.map(
      (seat): Bet => [
        `hand:${id}:${seat}`,
        (outcome) => (names.includes(rankAt(rules, outcome, seat).name) ? pays : 0),
      ],
    ),
  ),
];

/**
 * Hands are dealt alike and no two are equal, so that every order of them is as likely as any other: of two hands each is the
 * better as often as the other, each of three is the best in a third of all deals, and the banker comes first, second, third
 * and last of four in a quarter each.
 */
const chancesBy = (rules: HandRules): readonly BetChance[] => {
  const counts = [...rules.handCounts()];
  const endsBy = (back: (name: string) => number): readonly End[] =>
    counts.map(([name, ways]) => [back(name), ways]);
  return [
    chanceOf('win', 'win:1', oneOf(2, winPays)),
    chanceOf(
      'bonus',
      'bonus:1',
      endsBy((name) => bonusBack(rules, name)),
    ),
    chanceOf('wins', 'wins:0', oneOf(winCounts.length, countPays)),
    chanceOf('best', 'best:1', oneOf(places.length, bestPays)),
    chanceOf('duel', 'duel:1:2', oneOf(2, duelPays)),
    ...rules.ranges.map(({ id, names, pays }) =>
      chanceOf(
        `hand-${id}`,
        `hand:${id}:1`,
        endsBy((name) => (names.includes(name) ? pays : 0)),
      ),
    ),
  ];
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
  const bets = new Map(betsBy(rules));
  const winnersOf = (outcome: PositionsOutcome): readonly number[] => winnersBy(rules, outcome);
  return {
    ...facts,
    rules,
    winnersOf,
    mainBets: ['win'],
    isSpot: (spot) => bets.has(spot),
    draw: async (below) => {
      const hands = await dealInTurn(below, places.length + 1, rules.cards);
      return { banker: hands[places.length] ?? [], hands: hands.slice(0, places.length) };
    },
    payout: (spot, outcome) => bets.get(spot)?.(outcome) ?? 0,
    summary: (outcome) => winnersOf(outcome).join('-') || '0',
    board: (outcomes) => ({ kind: 'winners', results: outcomes.map((outcome) => [...winnersOf(outcome)]) }),
    chances: () => chancesBy(rules),
  };
};
