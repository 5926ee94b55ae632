import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { chanceOf, type End } from '../engine/chance.ts';
import type { BetChance, TableGame } from '../engine/tableGame.ts';

/**
 * Fan-tan: a cup covers a heap of buttons, which are raked off by fours; what is bet on is how many are left, one to four. Every
 * win pays 5 % commission, rounded down to a hundredth of the stake.
 */
const fewest = 25;
/** A multiple of four, so that each remainder has the same chance. */
const heaps = 24;

export const fanTanOutcomeSchema = z.object({
  buttons: z.int().check(z.minimum(fewest), z.maximum(fewest + heaps - 1)),
});
export type FanTanOutcome = Told<typeof fanTanOutcomeSchema>;

export const remainders = [1, 2, 3, 4] as const;
export const remainderOf = ({ buttons }: FanTanOutcome): number => ((buttons - 1) % 4) + 1;

/** The cup is lifted, the heap is raked off a four at a time, and what is left is looked at. Milliseconds from the draw. */
export const rakesAtMs = 1_400;
export const rakeMs = 420;
const leftLooksMs = 2_000;
/** How many fours are raked off. */
export const rakesOf = ({ buttons }: FanTanOutcome): number => Math.floor((buttons - 1) / 4);
/** When nothing but the remainder is left. */
export const leftAtMs = (outcome: FanTanOutcome): number => rakesAtMs + rakeMs * rakesOf(outcome);

/** Hundredths of the stake that come back, the stake included, of each kind: for a win, and where its number pushes. */
const kinds = {
  /** One number, 3 to 1. */
  fan: 385,
  /** One number, 2 to 1, and a second that gives the stake back. */
  nim: 290,
  /** One number, 1 to 1; both beside it give the stake back, the one across loses. */
  cheng: 195,
  /** Two numbers, 1 to 1. */
  kwok: 195,
  /** Three numbers, 1 to 3. */
  three: 131,
} as const;
type FanTanKind = keyof typeof kinds;

interface FanTanBet {
  readonly kind: FanTanKind;
  readonly wins: readonly number[];
  readonly pushes: readonly number[];
}

const nextOf = (number: number): number => (number % 4) + 1;
const across = (number: number): number => nextOf(nextOf(number));
const others = (...without: readonly number[]): number[] =>
  remainders.filter((number) => !without.includes(number));

/** Spots: `fan:1`, `nim:1-2` (wins on 1, pushes on 2), `cheng:1`, `kwok:1-2`, `odd`, `even`, `three:4` (all but 4). */
const bets: ReadonlyMap<string, FanTanBet> = new Map([
  ...remainders.flatMap((number): [string, FanTanBet][] => [
    [`fan:${number}`, { kind: 'fan', wins: [number], pushes: [] }],
    [`cheng:${number}`, { kind: 'cheng', wins: [number], pushes: others(number, across(number)) }],
    [`kwok:${number}-${nextOf(number)}`, { kind: 'kwok', wins: [number, nextOf(number)], pushes: [] }],
    [`three:${number}`, { kind: 'three', wins: others(number), pushes: [] }],
    ...others(number).map((second): [string, FanTanBet] => [
      `nim:${number}-${second}`,
      { kind: 'nim', wins: [number], pushes: [second] },
    ]),
  ]),
  ['odd', { kind: 'kwok', wins: [1, 3], pushes: [] }],
  ['even', { kind: 'kwok', wins: [2, 4], pushes: [] }],
]);

export const fanTanSpots: readonly string[] = [...bets.keys()];

/** What a place pays when it wins, hundredths; 0 where there is none. */
export const fanTanPays = (spot: string): number => {
  const bet = bets.get(spot);
  return bet ? kinds[bet.kind] : 0;
};

const backOf = (spot: string, left: number): number => {
  const bet = bets.get(spot);
  if (bet?.wins.includes(left)) return kinds[bet.kind];
  return bet?.pushes.includes(left) ? 100 : 0;
};

const toldKinds = [
  ['fan', 'fan:1'],
  ['nim', 'nim:1-2'],
  ['kwok', 'kwok:1-2'],
  ['cheng', 'cheng:1'],
  ['three', 'three:4'],
] as const;

const chances = (): readonly BetChance[] =>
  toldKinds.map(([kind, spot]) =>
    chanceOf(
      kind,
      spot,
      remainders.map((left): End => [backOf(spot, left), 1]),
    ),
  );

export const fanTan: TableGame<FanTanOutcome> = {
  gameCode: 'tea-house-fan-tan',
  gpId: 2,
  gameType: 3,
  clock: { openMs: 18_000, closedMs: 2_500, drawnMs: 8_500, settledMs: 4_000 },
  chips: { values: [5, 10, 50, 100, 500, 1_000], spotMax: 5_000 },
  isSpot: (spot) => bets.has(spot),
  draw: async (below) => ({ buttons: fewest + (await below(heaps)) }),
  payout: (spot, outcome) => backOf(spot, remainderOf(outcome)),
  showMs: (outcome) => leftAtMs(outcome) + leftLooksMs,
  summary: (outcome) => String(remainderOf(outcome)),
  board: (outcomes) => ({ kind: 'fan_tan', results: outcomes.map(remainderOf) }),
  chances,
};
