import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { chanceOf, type End, priceFor } from '../engine/chance.ts';
import type { BetChance, TableGame } from '../engine/tableGame.ts';

/** A wheel of sixty panes: the beam of a lighthouse stops on one. The number on it is paid to one, and where it is pays too. */
export const paneCount = 60;

/** How many panes show each number. A bet on one returns 93.3 to 96.7 %. */
const panes = { 1: 29, 3: 14, 7: 7, 13: 4, 18: 3, 27: 2, 57: 1 } as const;
export const beamNumbers = [1, 3, 7, 13, 18, 27, 57] as const satisfies readonly (keyof typeof panes)[];
type BeamNumber = (typeof beamNumbers)[number];

/**
 * The numbers round the wheel, clockwise, each spread as evenly as can be: a pane goes to the number that is furthest behind its
 * share, the rarer one where two are.
 */
const spreadPanes = (): readonly BeamNumber[] => {
  const laid = new Map<BeamNumber, number>();
  return Array.from({ length: paneCount }, (_, at) => {
    const behind = (number: BeamNumber): number =>
      ((at + 1) * panes[number]) / paneCount - (laid.get(number) ?? 0) - 0.5;
    const next = [...beamNumbers]
      .filter((number) => (laid.get(number) ?? 0) < panes[number])
      .reduce((best, number) => (behind(number) >= behind(best) ? number : best));
    laid.set(next, (laid.get(next) ?? 0) + 1);
    return next;
  });
};
export const wheelPanes = spreadPanes();

export const beamOutcomeSchema = z.object({ pane: z.int().check(z.minimum(0), z.maximum(paneCount - 1)) });
export type BeamOutcome = Told<typeof beamOutcomeSchema>;

export const numberAt = ({ pane }: BeamOutcome): number => wheelPanes[pane] ?? 1;

/** What a number pays, hundredths, the stake included. */
export const beamPays = (number: number): number => 100 * (number + 1);

/** The panes of a quarter of the compass, clockwise from the top; each half has two quarters. */
export const beamQuarters = ['north-east', 'south-east', 'south-west', 'north-west'] as const;
export const beamHalves = ['north', 'east', 'south', 'west'] as const;
type BeamQuarter = (typeof beamQuarters)[number];
export type BeamDirection = BeamQuarter | (typeof beamHalves)[number];
/** Sectors of five panes, counted clockwise from the top. */
export const beamSectors = Array.from({ length: 12 }, (_, at) => at + 1);

const quarterAt = ({ pane }: BeamOutcome): BeamQuarter =>
  beamQuarters[Math.floor((pane * beamQuarters.length) / paneCount)] ?? 'north-east';
const sectorAt = ({ pane }: BeamOutcome): number => Math.floor((pane * beamSectors.length) / paneCount) + 1;
const isIn = (half: string, outcome: BeamOutcome): boolean => quarterAt(outcome).split('-').includes(half);

/** Where on the wheel a pane is. */
export const placeAt = (outcome: BeamOutcome) => ({ quarter: quarterAt(outcome), sector: sectorAt(outcome) });

/** The numbers that a bet on a higher one may start from: no number is above the last. */
export const aboveNumbers = beamNumbers.slice(0, -2);
/** What is bet on together with a half: the one, three or more, seven or more. */
const withHalf = {
  one: (number: number) => number === 1,
  three: (number: number) => number >= 3,
  seven: (number: number) => number >= 7,
} as const;
export const withHalfKinds = ['one', 'three', 'seven'] as const satisfies readonly (keyof typeof withHalf)[];

type Wins = (outcome: BeamOutcome) => boolean;

interface BeamBet {
  readonly wins: Wins;
  readonly pays: number;
}

const everyPane: readonly BeamOutcome[] = wheelPanes.map((_, pane) => ({ pane }));

/** Bets on many panes return at most this share, and are rounded down to a hundredth. */
const returnWanted = 0.95;

const atPrice = (spot: string, wins: Wins): [string, BeamBet] => [
  spot,
  { wins, pays: priceFor(everyPane.filter(wins).length / paneCount, returnWanted) },
];

const bets = new Map<string, BeamBet>([
  ...beamNumbers.map((number): [string, BeamBet] => [
    `number:${number}`,
    { wins: (outcome) => numberAt(outcome) === number, pays: beamPays(number) },
  ]),
  ...aboveNumbers.map((number) => atPrice(`above:${number}`, (outcome) => numberAt(outcome) > number)),
  ...beamHalves.map((half) => atPrice(`half:${half}`, (outcome) => isIn(half, outcome))),
  ...beamQuarters.map((quarter) =>
    atPrice(`quarter:${quarter}`, (outcome) => quarterAt(outcome) === quarter),
  ),
  ...beamSectors.map((sector) => atPrice(`sector:${sector}`, (outcome) => sectorAt(outcome) === sector)),
  ...withHalfKinds.flatMap((kind) =>
    beamHalves.map((half) =>
      atPrice(`${kind}:${half}`, (outcome) => withHalf[kind](numberAt(outcome)) && isIn(half, outcome)),
    ),
  ),
]);
export const beamSpots: readonly string[] = [...bets.keys()];

/** What a place pays, hundredths, the stake included; 0 where there is none. */
export const beamPrice = (spot: string): number => bets.get(spot)?.pays ?? 0;

const payout = (spot: string, outcome: BeamOutcome): number => {
  const bet = bets.get(spot);
  return bet?.wins(outcome) === true ? bet.pays : 0;
};

/** How many panes win a place. */
export const panesOf = (spot: string): number => everyPane.filter((pane) => payout(spot, pane) > 0).length;

/** Bets of which one stands for all of its kind: their chances are alike. */
const alike = /^(half|quarter|sector):/;

const chances = (): readonly BetChance[] => {
  const told = new Set<string>();
  return beamSpots.flatMap((spot) => {
    const kind = alike.exec(spot)?.[1] ?? spot.replace(':', '-');
    if (told.has(kind)) return [];
    told.add(kind);
    return [
      chanceOf(
        kind,
        spot,
        everyPane.map((pane): End => [payout(spot, pane), 1]),
      ),
    ];
  });
};

export const beamWheel: TableGame<BeamOutcome> = {
  gameCode: 'lighthouse-wheel',
  gpId: 2,
  gameType: 3,
  clock: { openMs: 16_000, closedMs: 2_500, drawnMs: 8_500, settledMs: 3_500 },
  chips: { values: [1, 5, 10, 50, 100, 500], spotMax: 2_000 },
  isSpot: (spot) => bets.has(spot),
  draw: async (below) => ({ pane: await below(paneCount) }),
  payout,
  summary: (outcome) => String(numberAt(outcome)),
  board: (outcomes) => ({ kind: 'wheel', results: outcomes.map(numberAt) }),
  chances,
};
