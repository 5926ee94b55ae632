import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import type { BetChance, TableGame } from '../engine/tableGame.ts';

/** Roulette with a single zero. Every bet pays as if there were no zero, so every bet returns 36/37. */
export const pocketCount = 37;

/** The order of the numbers round the wheel, clockwise. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;

const reds: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

export const colourOf = (pocket: number): 'green' | 'red' | 'black' =>
  pocket === 0 ? 'green' : reds.has(pocket) ? 'red' : 'black';

export const rouletteOutcomeSchema = z.object({ pocket: z.int().check(z.minimum(0), z.maximum(36)) });
export type RouletteOutcome = Told<typeof rouletteOutcomeSchema>;

const from = (first: number, count: number, step = 1): number[] =>
  Array.from({ length: count }, (_, index) => first + index * step);
const oneToThirtySix = from(1, 36);

/** Bets outside the numbers, and what they cover. */
const outside: Readonly<Record<string, readonly number[]>> = {
  red: oneToThirtySix.filter((pocket) => reds.has(pocket)),
  black: oneToThirtySix.filter((pocket) => !reds.has(pocket)),
  odd: from(1, 18, 2),
  even: from(2, 18, 2),
  low: from(1, 18),
  high: from(19, 18),
  'dozen:1': from(1, 12),
  'dozen:2': from(13, 12),
  'dozen:3': from(25, 12),
  'column:1': from(1, 12, 3),
  'column:2': from(2, 12, 3),
  'column:3': from(3, 12, 3),
};
export const outsideSpots = Object.keys(outside);

/** Bets on the numbers, each named by the lowest number that it covers. */
export const insideKinds = ['straight', 'split-up', 'split-on', 'street', 'corner', 'line'] as const;
export type InsideKind = (typeof insideKinds)[number];

/**
 * Numbers that an inside bet covers. Rows of three: 1 2 3, 4 5 6 …; `split-up` joins a number with the next in its
 * row, `split-on` with the one in the next row. Undefined where the table has no such place.
 */
const insideAt = (kind: InsideKind, lowest: number): readonly number[] | undefined => {
  const inRow = (lowest - 1) % 3;
  switch (kind) {
    case 'straight':
      return [lowest];
    case 'split-up':
      return inRow < 2 ? [lowest, lowest + 1] : undefined;
    case 'split-on':
      return lowest <= 33 ? [lowest, lowest + 3] : undefined;
    case 'street':
      return inRow === 0 ? from(lowest, 3) : undefined;
    case 'corner':
      return inRow < 2 && lowest <= 32 ? [lowest, lowest + 1, lowest + 3, lowest + 4] : undefined;
    case 'line':
      return inRow === 0 && lowest <= 31 ? from(lowest, 6) : undefined;
  }
};

/** Bets that touch the zero. */
const zeroBets: Readonly<Record<string, readonly number[]>> = {
  'straight:0': [0],
  'split-zero:1': [0, 1],
  'split-zero:2': [0, 2],
  'split-zero:3': [0, 3],
  'trio:1': [0, 1, 2],
  'trio:2': [0, 2, 3],
  'first-four': [0, 1, 2, 3],
};

const isInsideKind = (kind: string): kind is InsideKind => insideKinds.some((known) => known === kind);

/** Numbers that a bet covers; undefined where the table has no such place. */
export const coveredBy = (spot: string): readonly number[] | undefined => {
  if (Object.hasOwn(outside, spot)) return outside[spot];
  if (Object.hasOwn(zeroBets, spot)) return zeroBets[spot];
  const parts = /^([a-z-]+):([1-9]|[12][0-9]|3[0-6])$/.exec(spot);
  const [kind, lowest] = [parts?.[1] ?? '', Number(parts?.[2])];
  return parts && isInsideKind(kind) ? insideAt(kind, lowest) : undefined;
};

/** A number and the two on each side of it on the wheel, in the order of the wheel. */
export const neighboursOf = (pocket: number): readonly number[] => {
  const order: readonly number[] = wheelOrder;
  const at = order.indexOf(pocket);
  return [-2, -1, 0, 1, 2].map((by) => order[(at + by + pocketCount) % pocketCount] ?? 0);
};

export const sectors = ['voisins', 'orphelins', 'tiers', 'zero'] as const;
export type Sector = (typeof sectors)[number];

/** The places on which the bets on a part of the wheel put a chip each; two on a place that is named twice. */
export const sectorSpots: Readonly<Record<Sector, readonly string[]>> = {
  voisins: [
    'trio:2',
    'trio:2',
    'split-on:4',
    'split-on:12',
    'split-on:18',
    'split-on:19',
    'split-on:32',
    'corner:25',
    'corner:25',
  ],
  orphelins: ['straight:1', 'split-on:6', 'split-on:14', 'split-on:17', 'split-on:31'],
  tiers: ['split-on:5', 'split-up:10', 'split-on:13', 'split-up:23', 'split-on:27', 'split-on:33'],
  zero: ['straight:26', 'split-zero:3', 'split-on:12', 'split-on:32'],
};

/** Hundredths that a bet on so many numbers pays, its stake included: 36 stakes shared by the numbers. */
const paysFor = (covered: number): number => 3_600 / covered;

const kinds: readonly (readonly [kind: string, spot: string, covered: number])[] = [
  ['straight', 'straight:7', 1],
  ['split', 'split-up:1', 2],
  ['street', 'street:1', 3],
  ['corner', 'corner:1', 4],
  ['line', 'line:1', 6],
  ['dozen', 'dozen:1', 12],
  ['even-money', 'red', 18],
];

const chances = (): readonly BetChance[] =>
  kinds.map(([kind, spot, covered]) => ({
    kind,
    spot,
    chance: covered / pocketCount,
    pays: paysFor(covered),
    rtp: 36 / pocketCount,
  }));

export const roulette: TableGame<RouletteOutcome> = {
  gameCode: 'moon-roulette',
  gpId: 2,
  gameType: 3,
  clock: { openMs: 22_000, closedMs: 2_500, drawnMs: 9_000, settledMs: 3_500 },
  chips: { values: [1, 5, 10, 50, 100, 500], spotMax: 5_000 },
  isSpot: (spot) => coveredBy(spot) !== undefined,
  draw: async (below) => ({ pocket: await below(pocketCount) }),
  payout: (spot, { pocket }) => {
    const covered = coveredBy(spot);
    return covered?.includes(pocket) === true ? paysFor(covered.length) : 0;
  },
  summary: ({ pocket }) => String(pocket),
  board: (outcomes) => ({ kind: 'roulette', results: outcomes.map(({ pocket }) => pocket) }),
  chances,
};
