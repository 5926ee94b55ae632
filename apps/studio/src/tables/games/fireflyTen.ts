import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { chanceOf, type End } from '../engine/chance.ts';
import { type Half, halves, isInHalf } from '../engine/halves.ts';
import type { BetChance, TableGame } from '../engine/tableGame.ts';

/** PK ten: ten runners in a random order, each order as likely as any other. Runners and places are numbers from 1. */
const runnerCount = 10;

export const tenOutcomeSchema = z.object({
  /** Runners by the order in which they come in, 1–10. */
  order: z
    .array(z.int().check(z.minimum(1), z.maximum(runnerCount)))
    .check(z.minLength(runnerCount), z.maxLength(runnerCount)),
});
export type TenOutcome = Told<typeof tenOutcomeSchema>;

export const numbers = Array.from({ length: runnerCount }, (_, index) => index + 1);
/** Sums of the first two. */
export const topSums = Array.from({ length: 17 }, (_, index) => index + 3);
/** Of places 1–5 and the places opposite them, 10–6: which has the greater number. */
export const duelPlaces = [1, 2, 3, 4, 5] as const;

/** Prices return at most this share, and are rounded down to a hundredth. */
const returnWanted = 0.95;
const pairCount = runnerCount * (runnerCount - 1);

const bigNumber = 6;
const bigSum = 12;

type Parsed =
  | { kind: 'sum'; wins: (sum: number) => boolean }
  | { kind: 'place'; place: number; wins: (number: number) => boolean; chance: number }
  | { kind: 'duel'; place: number; dragon: boolean };

const isHalf = (word: string): word is Half => halves.some((half) => half === word);
const numberIn = (word: string | undefined, from: number, to: number): number | undefined => {
  const number = /^[1-9][0-9]?$/.test(word ?? '') ? Number(word) : 0;
  return number >= from && number <= to ? number : undefined;
};

/** Spots: `sum:3` … `sum:19`, `sum:big` …, `place:1:7`, `place:10:odd`, `duel:1:dragon`. */
const parseSpot = (spot: string): Parsed | undefined => {
  const [kind, first, second, ...more] = spot.split(':');
  if (first === undefined || more.length > 0) return undefined;
  if (kind === 'sum' && second === undefined) {
    if (isHalf(first)) return { kind, wins: (sum) => isInHalf(first, sum, bigSum) };
    const wanted = numberIn(first, 3, 19);
    return wanted === undefined ? undefined : { kind, wins: (sum) => sum === wanted };
  }
  if (second === undefined) return undefined;
  if (kind === 'place') {
    const place = numberIn(first, 1, runnerCount);
    if (place === undefined) return undefined;
    if (isHalf(second))
      return { kind, place, wins: (number) => isInHalf(second, number, bigNumber), chance: 1 / 2 };
    const wanted = numberIn(second, 1, runnerCount);
    return wanted === undefined
      ? undefined
      : { kind, place, wins: (number) => number === wanted, chance: 1 / runnerCount };
  }
  const place = numberIn(first, 1, 5);
  if (kind !== 'duel' || place === undefined || (second !== 'dragon' && second !== 'tiger')) return undefined;
  return { kind, place, dragon: second === 'dragon' };
};

/** Of all pairs of first and second, how many have such a sum. */
const pairsWith = (wins: (sum: number) => boolean): number =>
  numbers.reduce(
    (ways, one) => ways + numbers.filter((other) => other !== one && wins(one + other)).length,
    0,
  );

const priceFor = (chance: number): number => Math.floor((100 * returnWanted) / chance + 1e-9);

const chanceTo = (bet: Parsed): number => {
  switch (bet.kind) {
    case 'sum':
      return pairsWith(bet.wins) / pairCount;
    case 'place':
      return bet.chance;
    case 'duel':
      return 1 / 2;
  }
};

/** What a place pays when it wins, hundredths; 0 where there is none. */
export const tenPays = (spot: string): number => {
  const bet = parseSpot(spot);
  return bet ? priceFor(chanceTo(bet)) : 0;
};

const wins = (bet: Parsed, { order }: TenOutcome): boolean => {
  const at = (place: number): number => order[place - 1] ?? 0;
  switch (bet.kind) {
    case 'sum':
      return bet.wins(at(1) + at(2));
    case 'place':
      return bet.wins(at(bet.place));
    case 'duel':
      return at(bet.place) > at(runnerCount + 1 - bet.place) === bet.dragon;
  }
};

const kinds = [
  ['place', 'place:1:1'],
  ['half', 'place:1:big'],
  ['duel', 'duel:1:dragon'],
  ['sum-small', 'sum:small'],
  ['sum-big', 'sum:big'],
  ...topSums.filter((sum) => sum < 12).map((sum) => [`sum-${sum}`, `sum:${sum}`] as const),
] as const;

const chances = (): readonly BetChance[] =>
  kinds.map(([kind, spot]) => {
    const bet = parseSpot(spot);
    const ways = bet ? Math.round(chanceTo(bet) * pairCount) : 0;
    const ends: End[] = [
      [tenPays(spot), ways],
      [0, pairCount - ways],
    ];
    return chanceOf(kind, spot, ends);
  });

export const fireflyTen: TableGame<TenOutcome> = {
  gameCode: 'firefly-ten',
  gpId: 4,
  gameType: 5,
  clock: { openMs: 42_000, closedMs: 2_500, drawnMs: 11_000, settledMs: 4_500 },
  chips: { values: [1, 5, 10, 50, 100, 500], spotMax: 2_000 },
  isSpot: (spot) => parseSpot(spot) !== undefined,
  draw: async (below) => {
    const left = [...numbers];
    const order: number[] = [];
    while (left.length > 1) order.push(...left.splice(await below(left.length), 1));
    return { order: [...order, ...left] };
  },
  payout: (spot, outcome) => {
    const bet = parseSpot(spot);
    return bet && wins(bet, outcome) ? tenPays(spot) : 0;
  },
  summary: ({ order }) => order.join('-'),
  board: (outcomes) => ({ kind: 'race', results: outcomes.map(({ order }) => [...order]) }),
  chances,
};
