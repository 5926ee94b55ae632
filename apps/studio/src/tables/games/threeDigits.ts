import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { chanceOf, priceFor } from '../engine/chance.ts';
import { halves, isInHalf } from '../engine/halves.ts';
import type { BetChance, TableGame } from '../engine/tableGame.ts';

/** Three digits, each 0–9, drawn every minute. */
const digitSchema = z.int().check(z.minimum(0), z.maximum(9));
export const threeDigitsOutcomeSchema = z.object({
  digits: z.tuple([digitSchema, digitSchema, digitSchema]),
});
export type ThreeDigitsOutcome = Told<typeof threeDigitsOutcomeSchema>;

type Digits = ThreeDigitsOutcome['digits'];

/** Prices return at most this share, and are rounded down to a hundredth. */
const returnWanted = 0.94;
/** Where a bet wins as often as it loses, or nearly. */
const evenReturnWanted = 0.95;

export const tenDigits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const digitPlaces = [1, 2, 3] as const;

/** All thousand draws, each as likely as any other. */
const allDraws: readonly Digits[] = tenDigits.flatMap((first) =>
  tenDigits.flatMap((second) => tenDigits.map((third) => [first, second, third] as const)),
);

/** From this sum on it is big: 14–27 and 0–13 are five hundred of the thousand draws each. */
const bigSum = 14;
const bigDigit = 5;

const total = (digits: Digits): number => digits[0] + digits[1] + digits[2];
export const sumOf = ({ digits }: ThreeDigitsOutcome): number => total(digits);
/** From the lowest digit to the highest. */
export const spanOf = ({ digits }: ThreeDigitsOutcome): number => Math.max(...digits) - Math.min(...digits);

export const digitSums = Array.from({ length: 28 }, (_, sum) => sum);

/** Two places that are compared, by their numbers. */
export const duelPairs = ['12', '13', '23'] as const;
export const duelSides = ['dragon', 'tie', 'tiger'] as const;

const sideOf = (pair: string, digits: Digits): (typeof duelSides)[number] => {
  const [one = 0, other = 0] = [...pair].map((place) => digits[Number(place) - 1]);
  return one === other ? 'tie' : one > other ? 'dragon' : 'tiger';
};

/** What the three digits look like, besides `triple`. A run is three that follow each other, in any order. */
export const digitForms = ['pair', 'different', 'run'] as const;

const isOfForm = (form: (typeof digitForms)[number], digits: Digits): boolean => {
  const different = new Set(digits).size;
  switch (form) {
    case 'pair':
      return different === 2;
    case 'different':
      return different === 3;
    case 'run':
      return different === 3 && spanOf({ digits }) === 2;
  }
};

interface Bet {
  readonly wins: (digits: Digits) => boolean;
  /** Hundredths of the stake, the stake included. */
  readonly pays: number;
}

/** A bet priced by its share of all draws. */
const priced = (wins: Bet['wins'], wanted = returnWanted): Bet => ({
  wins,
  pays: priceFor(allDraws.filter(wins).length / allDraws.length, wanted),
});

const evenly = (wins: Bet['wins']): Bet => priced(wins, evenReturnWanted);

/** Every place whose number is not three digits long. */
const bets: ReadonlyMap<string, Bet> = new Map<string, Bet>([
  ...halves.map((half): [string, Bet] => [half, evenly((digits) => isInHalf(half, total(digits), bigSum))]),
  ['triple', priced((digits) => new Set(digits).size === 1)],
  ...digitForms.map((form): [string, Bet] => [`form:${form}`, priced((digits) => isOfForm(form, digits))]),
  ...digitPlaces.flatMap((place) => [
    ...tenDigits.map((digit): [string, Bet] => [
      `place:${place}:${digit}`,
      priced((digits) => digits[place - 1] === digit),
    ]),
    ...halves.map((half): [string, Bet] => [
      `half:${place}:${half}`,
      evenly((digits) => isInHalf(half, digits[place - 1] ?? 0, bigDigit)),
    ]),
  ]),
  ...tenDigits.flatMap((digit): [string, Bet][] => [
    [`any:${digit}`, priced((digits) => digits.includes(digit))],
    [`tail:${digit}`, priced((digits) => total(digits) % 10 === digit)],
    [`span:${digit}`, priced((digits) => spanOf({ digits }) === digit)],
  ]),
  ...digitSums.map((sum): [string, Bet] => [`sum:${sum}`, priced((digits) => total(digits) === sum)]),
  ...duelPairs.flatMap((pair) =>
    duelSides.map((side): [string, Bet] => [
      `duel:${pair}:${side}`,
      priced((digits) => sideOf(pair, digits) === side, side === 'tie' ? returnWanted : evenReturnWanted),
    ]),
  ),
]);

const sorted = (digits: string): string => [...digits].sort().join('');
const waysInOrder = (digits: string): number => (new Set(digits).size === 3 ? 6 : 3);

/** The bet of a place: `straight:042`, `box:024` (ascending, not all the same), or one of those that are listed. */
const betAt = (spot: string): Bet | undefined => {
  const straight = /^straight:([0-9]{3})$/.exec(spot)?.[1];
  if (straight !== undefined)
    return { wins: (digits) => digits.join('') === straight, pays: priceFor(1 / 1_000, returnWanted) };
  const box = /^box:([0-9]{3})$/.exec(spot)?.[1];
  if (box === undefined) return bets.get(spot);
  if (new Set(box).size === 1 || sorted(box) !== box) return undefined;
  return {
    wins: (digits) => sorted(digits.join('')) === box,
    pays: priceFor(waysInOrder(box) / 1_000, returnWanted),
  };
};

/** The spot for these digits in any order; undefined when they are all the same. */
export const boxSpotOf = (digits: string): string | undefined =>
  new Set(digits).size === 1 ? undefined : `box:${sorted(digits)}`;

/** What a place pays when it wins, hundredths; 0 where there is none. */
export const paysAt = (spot: string): number => betAt(spot)?.pays ?? 0;

const payout = (spot: string, { digits }: ThreeDigitsOutcome): number => {
  const bet = betAt(spot);
  return bet?.wins(digits) ? bet.pays : 0;
};

const kinds = [
  ['straight', 'straight:042'],
  ['box-6', 'box:024'],
  ['box-3', 'box:077'],
  ['place', 'place:2:9'],
  ['half', 'half:1:big'],
  ['any', 'any:7'],
  ['even-money', 'big'],
  ['tail', 'tail:3'],
  ['duel', 'duel:13:dragon'],
  ['duel-tie', 'duel:13:tie'],
  ['different', 'form:different'],
  ['pair', 'form:pair'],
  ['run', 'form:run'],
  ['triple', 'triple'],
  ...tenDigits.map((span) => [`span-${span}`, `span:${span}`] as const),
  // A sum and 27 less it come alike.
  ...digitSums.filter((sum) => sum < bigSum).map((sum) => [`sum-${sum}`, `sum:${sum}`] as const),
] as const;

const chances = (): readonly BetChance[] =>
  kinds.map(([kind, spot]) => {
    const bet = betAt(spot);
    return chanceOf(
      kind,
      spot,
      allDraws.map((digits) => [bet?.wins(digits) ? bet.pays : 0, 1] as const),
    );
  });

export const threeDigits: TableGame<ThreeDigitsOutcome> = {
  gameCode: 'abacus-three',
  gpId: 4,
  gameType: 5,
  clock: { openMs: 46_000, closedMs: 2_500, drawnMs: 7_000, settledMs: 4_500 },
  chips: { values: [1, 5, 10, 50, 100, 500], spotMax: 2_000 },
  isSpot: (spot) => betAt(spot) !== undefined,
  draw: async (below) => ({ digits: [await below(10), await below(10), await below(10)] }),
  payout,
  summary: ({ digits }) => digits.join(''),
  board: (outcomes) => ({ kind: 'digits', results: outcomes.map(({ digits }) => digits.join('')) }),
  chances,
};
