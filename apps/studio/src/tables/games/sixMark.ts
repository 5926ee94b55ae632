import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { chanceOf, choose, type End } from '../engine/chance.ts';
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

/** Prices return at most so many hundredths of the stake, and are rounded down to a hundredth themselves. */
const returnWanted = 94;
const halfPays = 190;

/** What a bet pays that so many of all draws win, hundredths. In whole numbers, all of which are exact. */
const priceFor = (ways: number, all: number): number => {
  const wanted = returnWanted * all;
  return (wanted - (wanted % ways)) / ways;
};

/** What comes back for a special number, hundredths. */
type SpecialBet = (special: number) => number;

const priced = (wins: (special: number) => boolean): SpecialBet => {
  const pays = priceFor(allNumbers.filter(wins).length, numberCount);
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
const regularPays = priceFor(regularCount, numberCount);
const regularSpots = new Map(allNumbers.map((number) => [`regular:${number}`, number]));

/** Tickets of several numbers: all among the regular ones, or one of them and the other the special number. */
export const ticketKinds = ['two', 'three', 'two-special'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** How many numbers a ticket has, and how many of all tickets of its size a draw pays. */
const tickets: Readonly<Record<TicketKind, { readonly size: number; readonly won: number }>> = {
  two: { size: 2, won: choose(regularCount, 2) },
  three: { size: 3, won: choose(regularCount, 3) },
  'two-special': { size: 2, won: regularCount },
};

export const sizeOfTicket = (kind: TicketKind): number => tickets[kind].size;

export const ticketPays = (kind: TicketKind): number =>
  priceFor(tickets[kind].won, choose(numberCount, tickets[kind].size));

/** The place of a ticket: `two:7-33`, its numbers ascending. */
export const ticketSpot = (kind: TicketKind, numbers: readonly number[]): string =>
  `${kind}:${[...numbers].sort((one, other) => one - other).join('-')}`;

export interface Ticket {
  readonly kind: TicketKind;
  readonly numbers: readonly number[];
}

/** The ticket of a place; undefined where it is none: too few numbers or too many, out of order, twice the same, or not there. */
export const ticketOf = (spot: string): Ticket | undefined => {
  const [, named, told = ''] = /^([a-z-]+):([1-9]\d?(?:-[1-9]\d?){1,2})$/.exec(spot) ?? [];
  const kind = ticketKinds.find((one) => one === named);
  if (!kind) return undefined;
  const numbers = told.split('-').map(Number);
  const isOne =
    numbers.length === sizeOfTicket(kind) &&
    numbers.every((number, at) => number > (numbers[at - 1] ?? 0) && number <= numberCount);
  return isOne ? { kind, numbers } : undefined;
};

const isTicketWon = ({ kind, numbers: picked }: Ticket, { numbers, special }: SixMarkOutcome): boolean => {
  const regular = picked.filter((number) => numbers.includes(number)).length;
  if (kind === 'two-special') return regular === 1 && picked.includes(special);
  return regular === picked.length;
};

/** Numbers one of which is to come among all seven, the special one with the regular ones, by place. */
const anySpots: ReadonlyMap<string, readonly number[]> = new Map([
  ...animals.map((animal): [string, number[]] => [
    `any-animal:${animal}`,
    allNumbers.filter((number) => animalOf(number) === animal),
  ]),
  ...tails.map((tail): [string, number[]] => [
    `any-tail:${tail}`,
    allNumbers.filter((number) => number % 10 === tail),
  ]),
]);

/** All draws of seven numbers in any order, and those with one at least of so many. */
const sevenDrawn = choose(numberCount, regularCount + 1);
const waysOfAny = (count: number): number => sevenDrawn - choose(numberCount - count, regularCount + 1);

/** What a place pays when it wins, hundredths; 0 where there is none. */
export const sixMarkPays = (spot: string): number => {
  const bet = specialBets.get(spot);
  if (bet) return Math.max(...allNumbers.map(bet));
  if (regularSpots.has(spot)) return regularPays;
  const any = anySpots.get(spot);
  if (any) return priceFor(waysOfAny(any.length), sevenDrawn);
  const ticket = ticketOf(spot);
  return ticket ? ticketPays(ticket.kind) : 0;
};

const isWon = (spot: string, outcome: SixMarkOutcome): boolean => {
  const { numbers, special } = outcome;
  const regular = regularSpots.get(spot);
  if (regular !== undefined) return numbers.includes(regular);
  const any = anySpots.get(spot);
  if (any) return any.some((number) => number === special || numbers.includes(number));
  const ticket = ticketOf(spot);
  return ticket !== undefined && isTicketWon(ticket, outcome);
};

const payout = (spot: string, outcome: SixMarkOutcome): number => {
  const bet = specialBets.get(spot);
  if (bet) return bet(outcome.special);
  return isWon(spot, outcome) ? sixMarkPays(spot) : 0;
};

/** Draws that a place wins, of how many that are told apart: what else was drawn does not matter to it. */
const waysOf = (spot: string): readonly [won: number, all: number] => {
  const any = anySpots.get(spot);
  if (any) return [waysOfAny(any.length), sevenDrawn];
  const ticket = ticketOf(spot);
  if (ticket) return [tickets[ticket.kind].won, choose(numberCount, ticket.numbers.length)];
  return [regularCount, numberCount];
};

const endsOf = (spot: string): End[] => {
  const bet = specialBets.get(spot);
  if (bet) return allNumbers.map((special) => [bet(special), 1]);
  const [won, all] = waysOf(spot);
  return [
    [sixMarkPays(spot), won],
    [0, all - won],
  ];
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
  ['two', 'two:1-2'],
  ['three', 'three:1-2-3'],
  ['two-special', 'two-special:1-2'],
  ['any-animal-rat', 'any-animal:1'],
  ['any-animal', 'any-animal:2'],
  ['any-tail-zero', 'any-tail:0'],
  ['any-tail', 'any-tail:1'],
] as const;

const chances = (): readonly BetChance[] => kinds.map(([kind, spot]) => chanceOf(kind, spot, endsOf(spot)));

export const sixMark: TableGame<SixMarkOutcome> = {
  gameCode: 'seven-storey-draw',
  gpId: 4,
  gameType: 5,
  clock: { openMs: 42_000, closedMs: 2_500, drawnMs: 11_000, settledMs: 4_500 },
  // No ticket wins more at the most that it takes than the special number does.
  chips: {
    values: [1, 5, 10, 50, 100, 500],
    spotMax: 1_000,
    kindMax: { two: 500, 'two-special': 200, three: 50 },
  },
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
