import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { chanceAtPrice, pricedOnce, priceFor } from '../engine/chance.ts';
import type { Below } from '../engine/ranges.ts';
import type { BetChance, RoundCard, TableFacts, TableGame } from '../engine/tableGame.ts';

/**
 * A race. The chance of each runner to come in first is its share of all strengths; the second place is drawn in the
 * same way among those that are left, and so on.
 */
interface RaceRules extends Pick<TableFacts, 'gameCode' | 'clock'> {
  readonly runners: NonNullable<TableFacts['runners']>;
  /** So many of the first places are paid to a bet on a place. */
  readonly placed: number;
}

export interface RaceOutcome {
  /** Runners by the order in which they come in, from 0. */
  readonly order: readonly number[];
}

export interface RaceGame extends TableGame<RaceOutcome> {
  readonly runners: RaceRules['runners'];
  readonly placed: number;
  /** Price of a spot in hundredths, the stake included; 0 where there is no such spot. */
  readonly price: (card: RoundCard, spot: string) => number;
}

const outcomeOf = (count: number) =>
  z.object({
    order: z
      .array(z.int().check(z.minimum(0), z.maximum(count - 1)))
      .check(z.minLength(count), z.maxLength(count)),
  });
type StoredRace = Told<ReturnType<typeof outcomeOf>>;

/** Reads the outcomes of a race, and of no race with other runners. */
export const raceSchemaOf = ({ runners }: Pick<RaceRules, 'runners'>) => outcomeOf(runners.count);

/** Prices are set to return at most this share, and rounded down to a hundredth. */
const returnWanted = 0.94;

/** Bets on several runners: how many of them, and whether their order counts. */
export const exotics = {
  quinella: { size: 2, inOrder: false },
  forecast: { size: 2, inOrder: true },
  trio: { size: 3, inOrder: false },
  trifecta: { size: 3, inOrder: true },
} as const;
type Exotic = keyof typeof exotics;
export const exoticKinds = ['quinella', 'forecast', 'trio', 'trifecta'] as const satisfies readonly Exotic[];

/** The name of a bet on several runners: where their order does not count, they stand in ascending order. */
export const exoticSpot = (kind: Exotic, numbers: readonly number[]): string =>
  `${kind}:${(exotics[kind].inOrder ? [...numbers] : [...numbers].sort((one, other) => one - other)).join('-')}`;

type Parsed =
  | { readonly kind: 'win' | 'place'; readonly runner: number }
  | { readonly kind: 'parity'; readonly isOdd: boolean }
  | { readonly kind: Exotic; readonly named: readonly number[] };

const isExotic = (kind: string): kind is Exotic => Object.hasOwn(exotics, kind);

/** Spots: `win:1`, `place:1`, `odd`, `even`, `quinella:1-2`, `forecast:2-1`, `trio:1-2-3`, `trifecta:3-1-2`. */
const parseSpot = (spot: string, count: number): Parsed | undefined => {
  if (spot === 'odd' || spot === 'even') return { kind: 'parity', isOdd: spot === 'odd' };
  const found = /^([a-z]+):([1-9](?:-[1-9])*)$/.exec(spot);
  const [kind = '', list = ''] = found?.slice(1) ?? [];
  const numbers = list.split('-').map(Number);
  if (numbers.some((number) => number > count) || new Set(numbers).size < numbers.length) return undefined;
  const [only] = numbers;
  if (kind === 'win' || kind === 'place')
    return only === undefined || numbers.length > 1 ? undefined : { kind, runner: only - 1 };
  if (!isExotic(kind) || numbers.length !== exotics[kind].size || exoticSpot(kind, numbers) !== spot)
    return undefined;
  return { kind, named: numbers.map((number) => number - 1) };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Chance that exactly these come in first, in this order. */
const inOrderChance = ({ strengths }: RoundCard, named: readonly number[]): number => {
  let [chance, left] = [1, sum(strengths)];
  for (const runner of named) {
    const own = strengths[runner] ?? 0;
    chance *= own / left;
    left -= own;
  }
  return chance;
};

/** Every order of some things. */
const ordersOf = <Thing>(things: readonly Thing[]): Thing[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first, at) =>
        ordersOf(things.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
      );

/** Chance of one of the first `places`, by who is ahead of it: one by one, every other runner that may be. */
const placedChance = (
  card: RoundCard,
  runner: number,
  places: number,
  ahead: readonly number[] = [],
): number => {
  const here = inOrderChance(card, [...ahead, runner]);
  if (ahead.length + 1 >= places) return here;
  return card.strengths.reduce(
    (chance, _, other) =>
      other === runner || ahead.includes(other)
        ? chance
        : chance + placedChance(card, runner, places, [...ahead, other]),
    here,
  );
};

const isOddNumber = (runner: number): boolean => runner % 2 === 0;

const chanceTo = (card: RoundCard, bet: Parsed, places: number): number => {
  switch (bet.kind) {
    case 'win':
      return inOrderChance(card, [bet.runner]);
    case 'place':
      return placedChance(card, bet.runner, places);
    case 'parity':
      return sum(
        card.strengths.map((_, runner) =>
          isOddNumber(runner) === bet.isOdd ? inOrderChance(card, [runner]) : 0,
        ),
      );
    default:
      return exotics[bet.kind].inOrder
        ? inOrderChance(card, bet.named)
        : sum(ordersOf(bet.named).map((order) => inOrderChance(card, order)));
  }
};

const isWon = (bet: Parsed, order: readonly number[], places: number): boolean => {
  switch (bet.kind) {
    case 'win':
      return order[0] === bet.runner;
    case 'place':
      return order.slice(0, places).includes(bet.runner);
    case 'parity':
      return isOddNumber(order[0] ?? 0) === bet.isOdd;
    default: {
      const first = order.slice(0, bet.named.length);
      return exotics[bet.kind].inOrder
        ? bet.named.every((runner, at) => first[at] === runner)
        : bet.named.every((runner) => first.includes(runner));
    }
  }
};

const draw = async (below: Below, { strengths }: RoundCard): Promise<StoredRace> => {
  const left = strengths.map((strength, runner) => ({ runner, strength }));
  const order: number[] = [];
  while (left.length > 0) {
    let place = await below(sum(left.map(({ strength }) => strength)));
    const found = left.findIndex(({ strength }) => {
      place -= strength;
      return place < 0;
    });
    const [next] = left.splice(found, 1);
    if (next) order.push(next.runner);
  }
  return { order };
};

/** A race by its rules: who runs, how long, and how many places are paid. */
export const raceOf = ({ gameCode, clock, runners, placed }: RaceRules): RaceGame => {
  const { count } = runners;
  const chanceAt = (card: RoundCard, spot: string): number => {
    const bet = parseSpot(spot, count);
    return bet ? chanceTo(card, bet, placed) : 0;
  };
  /** No card means no price. */
  const price = pricedOnce((card, spot) => priceFor(chanceAt(card, spot), returnWanted));

  const chances = (card: RoundCard): readonly BetChance[] => {
    const told = (kind: string, spot: string): BetChance =>
      chanceAtPrice(kind, spot, price(card, spot), chanceAt(card, spot));
    const numbers = Array.from({ length: count }, (_, runner) => runner + 1);
    const byStrength = [...numbers].sort(
      (one, other) => (card.strengths[other - 1] ?? 0) - (card.strengths[one - 1] ?? 0),
    );
    return [
      ...numbers.map((number) => told(`win:${number}`, `win:${number}`)),
      ...numbers.map((number) => told(`place:${number}`, `place:${number}`)),
      told('odd', 'odd'),
      told('even', 'even'),
      // Of all that is bet on several runners, the likeliest stands for its kind, with what the rarest pays.
      ...exoticKinds.map((kind) => {
        const { size } = exotics[kind];
        const rarest = price(card, exoticSpot(kind, byStrength.slice(-size).reverse()));
        return { ...told(kind, exoticSpot(kind, byStrength.slice(0, size))), paysUpTo: rarest };
      }),
    ];
  };

  return {
    gameCode,
    gpId: 5,
    gameType: 7,
    clock,
    runners,
    placed,
    chips: {
      values: [1, 5, 10, 50, 100, 500],
      spotMax: 2_000,
      // What pays thousands of stakes takes fewer of them.
      kindMax: { forecast: 1_000, trio: 500, trifecta: 100 },
    },
    isSpot: (spot) => parseSpot(spot, count) !== undefined,
    draw,
    price,
    payout: (spot, { order }, card) => {
      const bet = parseSpot(spot, count);
      return bet && isWon(bet, order, placed) ? price(card, spot) : 0;
    },
    summary: ({ order }) => order.map((runner) => runner + 1).join('-'),
    board: (outcomes) => ({
      kind: 'race',
      results: outcomes.map(({ order }) => order.map((runner) => runner + 1)),
    }),
    chances,
  };
};

/** Six hares. */
export const hareRace = raceOf({
  gameCode: 'hare-derby',
  clock: { openMs: 28_000, closedMs: 2_500, drawnMs: 15_000, settledMs: 4_500 },
  runners: { count: 6, from: 6, spread: 25 },
  placed: 2,
});

/** Eight dragon boats, closer to each other than hares. */
export const boatRace = raceOf({
  gameCode: 'dragon-boat-race',
  clock: { openMs: 32_000, closedMs: 2_500, drawnMs: 15_000, settledMs: 4_500 },
  runners: { count: 8, from: 10, spread: 16 },
  placed: 3,
});
