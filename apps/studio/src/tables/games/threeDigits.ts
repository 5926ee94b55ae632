import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import type { BetChance, TableGame } from '../engine/tableGame.ts';

/** Three digits, each 0–9, drawn every minute. */
const digitSchema = z.int().check(z.minimum(0), z.maximum(9));
export const threeDigitsOutcomeSchema = z.object({
  digits: z.tuple([digitSchema, digitSchema, digitSchema]),
});
export type ThreeDigitsOutcome = Told<typeof threeDigitsOutcomeSchema>;

/** Hundredths of the stake, the stake included. */
const pays = {
  straight: 94_000,
  /** The digits in any order: six ways for three different ones, three ways with a pair. */
  'box-6': 15_600,
  'box-3': 31_200,
  place: 940,
  triple: 9_400,
  'even-money': 190,
} as const;

const halves = ['big', 'small', 'odd', 'even'] as const;
type Half = (typeof halves)[number];
export const halfSpots: readonly string[] = halves;

const isHalf = (spot: string): spot is Half => halves.some((half) => half === spot);

/** 14–27 is big, 0–13 small: five hundred of the thousand draws each. */
const bigFrom = 14;

const sorted = (digits: string): string => [...digits].sort().join('');

type Parsed =
  | { kind: 'straight'; digits: string }
  | { kind: 'box'; digits: string; ways: 3 | 6 }
  | { kind: 'place'; place: number; digit: number }
  | { kind: 'triple' }
  | { kind: 'half'; half: Half };

/** Spots: `straight:042`, `box:024` (ascending, not all the same), `place:1:7`, `triple`, `big` … */
const parseSpot = (spot: string): Parsed | undefined => {
  if (spot === 'triple') return { kind: 'triple' };
  if (isHalf(spot)) return { kind: 'half', half: spot };
  const straight = /^straight:([0-9]{3})$/.exec(spot)?.[1];
  if (straight !== undefined) return { kind: 'straight', digits: straight };
  const box = /^box:([0-9]{3})$/.exec(spot)?.[1];
  if (box !== undefined) {
    const different = new Set(box).size;
    if (different === 1 || sorted(box) !== box) return undefined;
    return { kind: 'box', digits: box, ways: different === 3 ? 6 : 3 };
  }
  const place = /^place:([1-3]):([0-9])$/.exec(spot);
  return place ? { kind: 'place', place: Number(place[1]) - 1, digit: Number(place[2]) } : undefined;
};

/** The spot for these digits in any order; undefined when they are all the same. */
export const boxSpotOf = (digits: string): string | undefined =>
  new Set(digits).size === 1 ? undefined : `box:${sorted(digits)}`;

export const sumOf = ({ digits }: ThreeDigitsOutcome): number => digits[0] + digits[1] + digits[2];

const isInHalf = (half: Half, sum: number): boolean => {
  switch (half) {
    case 'big':
      return sum >= bigFrom;
    case 'small':
      return sum < bigFrom;
    case 'odd':
      return sum % 2 === 1;
    case 'even':
      return sum % 2 === 0;
  }
};

const payout = (spot: string, outcome: ThreeDigitsOutcome): number => {
  const bet = parseSpot(spot);
  const drawn = outcome.digits.join('');
  switch (bet?.kind) {
    case 'straight':
      return bet.digits === drawn ? pays.straight : 0;
    case 'box':
      return sorted(drawn) === bet.digits ? pays[`box-${bet.ways}`] : 0;
    case 'place':
      return outcome.digits[bet.place] === bet.digit ? pays.place : 0;
    case 'triple':
      return new Set(drawn).size === 1 ? pays.triple : 0;
    case 'half':
      return isInHalf(bet.half, sumOf(outcome)) ? pays['even-money'] : 0;
    case undefined:
      return 0;
  }
};

/** Draws of the thousand that a kind of bet wins with. */
const waysOf = {
  straight: 1,
  'box-6': 6,
  'box-3': 3,
  place: 100,
  triple: 10,
  'even-money': 500,
} as const satisfies Record<keyof typeof pays, number>;

const kinds = [
  ['straight', 'straight:042'],
  ['box-6', 'box:024'],
  ['box-3', 'box:077'],
  ['place', 'place:2:9'],
  ['triple', 'triple'],
  ['even-money', 'big'],
] as const;

const chances = (): readonly BetChance[] =>
  kinds.map(([kind, spot]) => ({
    kind,
    spot,
    chance: waysOf[kind] / 1_000,
    pays: pays[kind],
    rtp: (waysOf[kind] * pays[kind]) / 100_000,
  }));

export const threeDigits: TableGame<ThreeDigitsOutcome> = {
  gameCode: 'abacus-three',
  gpId: 4,
  gameType: 5,
  clock: { openMs: 46_000, closedMs: 2_500, drawnMs: 7_000, settledMs: 4_500 },
  chips: { values: [1, 5, 10, 50, 100, 500], spotMax: 2_000 },
  isSpot: (spot) => parseSpot(spot) !== undefined,
  draw: async (below) => ({ digits: [await below(10), await below(10), await below(10)] }),
  payout,
  summary: ({ digits }) => digits.join(''),
  board: (outcomes) => ({ kind: 'digits', results: outcomes.map(({ digits }) => digits.join('')) }),
  chances,
};
