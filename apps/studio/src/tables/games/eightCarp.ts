import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { chanceOf, choose, type End } from '../engine/chance.ts';
import { drawerOf } from '../engine/shoe.ts';
import type { BetChance, TableGame } from '../engine/tableGame.ts';

/** Eight numbers of twenty, in the manner of the happy ten lotteries; tickets of one to eight numbers are paid as keno is. */
const numberCount = 20;
export const carpCount = 8;
export const pickMax = 8;

const numberSchema = z.int().check(z.minimum(1), z.maximum(numberCount));
export const eightCarpOutcomeSchema = z.object({
  /** In the order in which they were drawn. */
  numbers: z.array(numberSchema).check(z.minLength(carpCount), z.maxLength(carpCount)),
});
export type EightCarpOutcome = Told<typeof eightCarpOutcomeSchema>;

export const allNumbers = Array.from({ length: numberCount }, (_, index) => index + 1);

/** The carps leap one after another, and the last is looked at. Milliseconds from the draw. */
export const leapsAtMs = 500;
export const leapMs = 700;

/** Hundredths of the stake, the stake included, by how many numbers a ticket has and how many of them were drawn. */
const tickets: readonly Readonly<Record<number, number>>[] = [
  { 1: 235 },
  { 2: 637 },
  { 3: 1_300, 2: 100 },
  { 4: 3_600, 3: 300 },
  { 5: 9_000, 4: 700, 3: 100 },
  { 6: 42_000, 5: 1_600, 4: 300 },
  { 7: 200_000, 6: 5_600, 5: 600, 4: 100 },
  { 8: 500_000, 7: 25_000, 6: 1_600, 5: 200, 4: 100 },
];

/** What a ticket of so many numbers pays for so many hits, hundredths; the most first. */
export const ticketPays = (picks: number): readonly (readonly [hits: number, pays: number])[] =>
  Object.entries(tickets[picks - 1] ?? {})
    .map(([hits, pays]) => [Number(hits), pays] as const)
    .sort(([one], [other]) => other - one);

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The place of a ticket: `pick:03071120`, its numbers ascending. */
export const pickSpot = (numbers: readonly number[]): string =>
  `pick:${[...numbers]
    .sort((one, other) => one - other)
    .map(twoDigits)
    .join('')}`;

/** Numbers of a ticket; undefined where it is none: too many, out of order, twice the same, or not there. */
export const numbersOfPick = (spot: string): readonly number[] | undefined => {
  const digits = /^pick:((?:[0-9]{2}){1,8})$/.exec(spot)?.[1];
  if (digits === undefined) return undefined;
  const numbers = (digits.match(/../g) ?? []).map(Number);
  return numbers.every((number, at) => number > (numbers[at - 1] ?? 0) && number <= numberCount)
    ? numbers
    : undefined;
};

/** The sum of all eight: 84 is in neither half, and gives the stakes on them back. */
const middleSum = 84;
const evenPays = 190;
/** The first number: one of twenty. */
const firstPays = 1_880;

export const sumOfCarps = ({ numbers }: EightCarpOutcome): number =>
  numbers.reduce((sum, number) => sum + number, 0);

const firstOf = ({ numbers }: EightCarpOutcome): number => numbers[0] ?? 0;
const lastOf = ({ numbers }: EightCarpOutcome): number => numbers.at(-1) ?? 0;

/** Bets of two sides: which one an outcome wins for, or that it gives the stakes back. */
const sides = {
  big: (outcome) => (sumOfCarps(outcome) === middleSum ? 'back' : sumOfCarps(outcome) > middleSum),
  small: (outcome) => (sumOfCarps(outcome) === middleSum ? 'back' : sumOfCarps(outcome) < middleSum),
  odd: (outcome) => sumOfCarps(outcome) % 2 === 1,
  even: (outcome) => sumOfCarps(outcome) % 2 === 0,
  'first-big': (outcome) => firstOf(outcome) > numberCount / 2,
  'first-small': (outcome) => firstOf(outcome) <= numberCount / 2,
  'first-odd': (outcome) => firstOf(outcome) % 2 === 1,
  'first-even': (outcome) => firstOf(outcome) % 2 === 0,
  dragon: (outcome) => firstOf(outcome) > lastOf(outcome),
  tiger: (outcome) => firstOf(outcome) < lastOf(outcome),
} as const satisfies Readonly<Record<string, (outcome: EightCarpOutcome) => boolean | 'back'>>;
type CarpSide = keyof typeof sides;
export const sumSides = ['big', 'small', 'odd', 'even'] as const satisfies readonly CarpSide[];
export const firstSides = [
  'first-big',
  'first-small',
  'first-odd',
  'first-even',
] as const satisfies readonly CarpSide[];
export const duelSides = ['dragon', 'tiger'] as const satisfies readonly CarpSide[];

const isSide = (spot: string): spot is CarpSide => Object.hasOwn(sides, spot);
const firstSpots = new Map(allNumbers.map((number) => [`first:${number}`, number]));

/** What a place pays at the most, hundredths; 0 where there is none. */
export const carpPays = (spot: string): number => {
  if (isSide(spot)) return evenPays;
  if (firstSpots.has(spot)) return firstPays;
  const picked = numbersOfPick(spot);
  return picked ? (tickets[picked.length - 1]?.[picked.length] ?? 0) : 0;
};

const hitsOf = (picked: readonly number[], { numbers }: EightCarpOutcome): number =>
  picked.filter((number) => numbers.includes(number)).length;

const payout = (spot: string, outcome: EightCarpOutcome): number => {
  if (isSide(spot)) {
    const won = sides[spot](outcome);
    return won === 'back' ? 100 : won ? evenPays : 0;
  }
  const first = firstSpots.get(spot);
  if (first !== undefined) return first === firstOf(outcome) ? firstPays : 0;
  const picked = numbersOfPick(spot);
  return picked ? (tickets[picked.length - 1]?.[hitsOf(picked, outcome)] ?? 0) : 0;
};

/** Every count of hits with the draws of all 125,970 that make it. */
const ticketEnds = (picks: number): End[] =>
  Array.from({ length: picks + 1 }, (_, hits) => [
    tickets[picks - 1]?.[hits] ?? 0,
    choose(carpCount, hits) * choose(numberCount - carpCount, picks - hits),
  ]);

/** How many draws make each sum: sets of eight numbers, counted number by number. */
const waysBySum = (): ReadonlyMap<number, number> => {
  const sets: Map<number, number>[] = Array.from({ length: carpCount + 1 }, () => new Map());
  sets[0]?.set(0, 1);
  for (const number of allNumbers)
    for (let size = carpCount; size > 0; size -= 1)
      for (const [sum, ways] of sets[size - 1] ?? []) {
        const larger = sets[size];
        larger?.set(sum + number, (larger.get(sum + number) ?? 0) + ways);
      }
  return sets[carpCount] ?? new Map();
};

const halfEnds = (): End[] =>
  [...waysBySum()].map(([sum, ways]) => [sum === middleSum ? 100 : sum > middleSum ? evenPays : 0, ways]);
const parityEnds = (wanted: number): End[] =>
  [...waysBySum()].map(([sum, ways]) => [sum % 2 === wanted ? evenPays : 0, ways]);

/** Half of all numbers, and of all pairs of two. */
const evenEnds: readonly End[] = [
  [evenPays, 1],
  [0, 1],
];

const chances = (): readonly BetChance[] => [
  ...tickets.map((_, at) =>
    chanceOf(`pick-${at + 1}`, pickSpot(allNumbers.slice(0, at + 1)), ticketEnds(at + 1)),
  ),
  chanceOf('first', 'first:1', [
    [firstPays, 1],
    [0, numberCount - 1],
  ]),
  chanceOf('first-side', 'first-big', evenEnds),
  chanceOf('half', 'big', halfEnds()),
  chanceOf('odd', 'odd', parityEnds(1)),
  chanceOf('even', 'even', parityEnds(0)),
  chanceOf('duel', 'dragon', evenEnds),
];

export const eightCarp: TableGame<EightCarpOutcome> = {
  gameCode: 'eight-carp-draw',
  gpId: 4,
  gameType: 5,
  clock: { openMs: 46_000, closedMs: 2_500, drawnMs: 8_500, settledMs: 4_500 },
  chips: { values: [1, 5, 10, 50, 100], spotMax: 500 },
  isSpot: (spot) => carpPays(spot) > 0,
  draw: async (below) => {
    const take = drawerOf(below, numberCount);
    const numbers: number[] = [];
    while (numbers.length < carpCount) numbers.push(1 + (await take()));
    return { numbers };
  },
  payout,
  summary: ({ numbers }) => numbers.join('-'),
  board: (outcomes) => ({ kind: 'numbers', results: outcomes.map(({ numbers }) => [...numbers]) }),
  chances,
};
