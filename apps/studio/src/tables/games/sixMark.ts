import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { chanceOf, type End } from '../engine/chance.ts';
import { drawerOf } from '../engine/shoe.ts';
import type { BetChance, TableGame } from '../engine/tableGame.ts';

/** Six numbers of forty-nine and a seventh, the special number, in the manner of the six-mark lotteries. */
const numberCount = 49;
const regularCount = 6;

const numberSchema = z.int().check(z.minimum(1), z.maximum(numberCount));
export const sixMarkOutcomeSchema = z.object({
  /** In the order in which they were drawn. */
  numbers: z.array(numberSchema).check(z.minLength(regularCount), z.maxLength(regularCount)),
  special: numberSchema,
});
export type SixMarkOutcome = Told<typeof sixMarkOutcomeSchema>;

export const allNumbers = Array.from({ length: numberCount }, (_, index) => index + 1);

/** The colours of the numbers, as the field knows them. */
const redWave: ReadonlySet<number> = new Set([
  1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46,
]);
const blueWave: ReadonlySet<number> = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);
export const waves = ['red', 'blue', 'green'] as const;
type Wave = (typeof waves)[number];
export const waveOf = (number: number): Wave =>
  redWave.has(number) ? 'red' : blueWave.has(number) ? 'blue' : 'green';

/** The twelve animals in their order, the rat first: the number twelve further has the same. */
export const animals = Array.from({ length: 12 }, (_, index) => index + 1);
const animalOf = (number: number): number => ((number - 1) % 12) + 1;
export const tails = Array.from({ length: 10 }, (_, index) => index);

export const specialHalves = ['big', 'small', 'odd', 'even'] as const;
/** The last number is in no half: it gives the stakes on them back. */
const neither = 49;
const inHalf: Readonly<Record<string, (special: number) => boolean>> = {
  big: (special) => special >= 25,
  small: (special) => special <= 24,
  odd: (special) => special % 2 === 1,
  even: (special) => special % 2 === 0,
};

/** Prices return at most this share, and are rounded down to a hundredth. */
const returnWanted = 0.94;
const halfPays = 190;

const priceFor = (ways: number): number => Math.floor((100 * returnWanted * numberCount) / ways + 1e-9);

/** What comes back for a special number, hundredths. */
type SpecialBet = (special: number) => number;

const priced = (wins: (special: number) => boolean): SpecialBet => {
  const pays = priceFor(allNumbers.filter(wins).length);
  return (special) => (wins(special) ? pays : 0);
};

const specialBets = new Map<string, SpecialBet>([
  ...allNumbers.map((number): [string, SpecialBet] => [
    `special:${number}`,
    priced((special) => special === number),
  ]),
  ...specialHalves.map((half): [string, SpecialBet] => [
    half,
    (special) => (special === neither ? 100 : inHalf[half]?.(special) ? halfPays : 0),
  ]),
  ...waves.map((wave): [string, SpecialBet] => [
    `wave:${wave}`,
    priced((special) => waveOf(special) === wave),
  ]),
  ...animals.map((animal): [string, SpecialBet] => [
    `animal:${animal}`,
    priced((special) => animalOf(special) === animal),
  ]),
  ...tails.map((tail): [string, SpecialBet] => [`tail:${tail}`, priced((special) => special % 10 === tail)]),
]);

/** A regular number is one of six in forty-nine. */
const regularPays = priceFor(regularCount);
const regularSpots = new Map(allNumbers.map((number) => [`regular:${number}`, number]));

/** What a place pays when it wins, hundredths; 0 where there is none. */
export const sixMarkPays = (spot: string): number => {
  const bet = specialBets.get(spot);
  if (bet) return Math.max(...allNumbers.map(bet));
  return regularSpots.has(spot) ? regularPays : 0;
};

const payout = (spot: string, { numbers, special }: SixMarkOutcome): number => {
  const bet = specialBets.get(spot);
  if (bet) return bet(special);
  const number = regularSpots.get(spot);
  return number !== undefined && numbers.includes(number) ? regularPays : 0;
};

const kinds = [
  ['special', 'special:1'],
  ['regular', 'regular:1'],
  ['half', 'big'],
  ['wave-red', 'wave:red'],
  ['wave', 'wave:blue'],
  ['animal-rat', 'animal:1'],
  ['animal', 'animal:2'],
  ['tail-zero', 'tail:0'],
  ['tail', 'tail:1'],
] as const;

const chances = (): readonly BetChance[] =>
  kinds.map(([kind, spot]) => {
    const bet = specialBets.get(spot);
    const ends: End[] = bet
      ? allNumbers.map((special) => [bet(special), 1])
      : [
          [regularPays, regularCount],
          [0, numberCount - regularCount],
        ];
    return chanceOf(kind, spot, ends);
  });

export const sixMark: TableGame<SixMarkOutcome> = {
  gameCode: 'seven-storey-draw',
  gpId: 4,
  gameType: 5,
  clock: { openMs: 42_000, closedMs: 2_500, drawnMs: 11_000, settledMs: 4_500 },
  chips: { values: [1, 5, 10, 50, 100, 500], spotMax: 1_000 },
  isSpot: (spot) => sixMarkPays(spot) > 0,
  draw: async (below) => {
    const take = drawerOf(below, numberCount);
    const numbers: number[] = [];
    while (numbers.length < regularCount) numbers.push(1 + (await take()));
    return { numbers, special: 1 + (await take()) };
  },
  payout,
  summary: ({ numbers, special }) => `${numbers.join('-')}+${special}`,
  board: (outcomes) => ({
    kind: 'numbers',
    results: outcomes.map(({ numbers, special }) => [...numbers, special]),
  }),
  chances,
};
