import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { chanceOf, type End, priceFor } from '../engine/chance.ts';
import type { BetChance, TableGame } from '../engine/tableGame.ts';
import { beamNumbers, formerNumbers, formerPanes, type Pane, paneCount, wheelPanes } from './beamPanes.ts';

export { beamNumbers, type Pane, paneCount, wheelPanes } from './beamPanes.ts';

/**
 * A wheel of sixty panes: the beam of a lighthouse stops on one. Four of them are storms: the beam turns again, and what it then
 * stops on counts `stormTimes` as much; after a second storm it turns among the other panes. Two are the harbor: three ships come in, each to a
 * berth. All of it is drawn at once.
 */
export const turnsMax = 3;
/** How often a win counts after no storm, one and two. */
export const stormTimes = [1, 2, 10] as const;

/** What each ship pays to those who wait at its berth, in stakes and the stake included: a barge, a junk, a treasure ship. */
export const shipPays = [8, 16, 48] as const;
export const berths = [1, 2, 3] as const;
/** Which ship comes to each berth, in all orders. */
const landings = [
  [8, 16, 48],
  [8, 48, 16],
  [16, 8, 48],
  [16, 48, 8],
  [48, 8, 16],
  [48, 16, 8],
] as const;

const paneSchema = z.int().check(z.minimum(0), z.maximum(paneCount - 1));
const playedSchema = z.strictObject({
  /** Where the beam stopped, turn by turn: all but the last are storms. */
  stops: z.array(paneSchema).check(z.minLength(1), z.maxLength(turnsMax)),
  /** What the ship at each berth pays, where the beam stopped on the harbor. */
  ships: z.optional(z.array(z.int()).check(z.minLength(berths.length), z.maxLength(berths.length))),
});
/** Rounds of before decision 0387, on a wheel without storms and harbors. */
const formerSchema = z.strictObject({ pane: paneSchema });
export const beamOutcomeSchema = z.union([playedSchema, formerSchema]);
export type BeamOutcome = Told<typeof beamOutcomeSchema>;
type Played = Told<typeof playedSchema>;

/** The panes of the wheel that a round was drawn on. */
export const panesIn = (outcome: BeamOutcome): readonly Pane[] =>
  'pane' in outcome ? formerPanes : wheelPanes;
export const stopsOf = (outcome: BeamOutcome): readonly number[] =>
  'pane' in outcome ? [outcome.pane] : outcome.stops;
/** Where the beam came to rest. */
const restOf = (outcome: BeamOutcome): number => stopsOf(outcome).at(-1) ?? 0;
export const restsOn = (outcome: BeamOutcome): Pane => panesIn(outcome)[restOf(outcome)] ?? 1;
/** The number where the beam came to rest; 0 on the harbor. */
export const numberAt = (outcome: BeamOutcome): number => {
  const pane = restsOn(outcome);
  return typeof pane === 'number' ? pane : 0;
};
export const stormsOf = (outcome: BeamOutcome): number => stopsOf(outcome).length - 1;
/** How often wins count. */
export const timesOf = (outcome: BeamOutcome): number => stormTimes[stormsOf(outcome)] ?? 1;

/** What the beam stopped on that is no number, in order. */
const marksOf = (outcome: BeamOutcome): Exclude<Pane, number>[] =>
  stopsOf(outcome).flatMap((stop) => {
    const pane = panesIn(outcome)[stop];
    return pane === undefined || typeof pane === 'number' ? [] : [pane];
  });

/** What a number pays, hundredths, the stake included. */
export const beamPays = (number: number): number => 100 * (number + 1);

/** The panes of a quarter of the compass, clockwise from the top; each half has two quarters. */
export const beamQuarters = ['north-east', 'south-east', 'south-west', 'north-west'] as const;
export const beamHalves = ['north', 'east', 'south', 'west'] as const;
type BeamQuarter = (typeof beamQuarters)[number];
export type BeamDirection = BeamQuarter | (typeof beamHalves)[number];
/** Sectors of five panes, counted clockwise from the top. */
export const beamSectors = Array.from({ length: 12 }, (_, at) => at + 1);

const quarterAt = (pane: number): BeamQuarter =>
  beamQuarters[Math.floor((pane * beamQuarters.length) / paneCount)] ?? 'north-east';
const sectorAt = (pane: number): number => Math.floor((pane * beamSectors.length) / paneCount) + 1;
const isIn = (half: string, pane: number): boolean => quarterAt(pane).split('-').includes(half);

/** Where on the wheel the beam came to rest. */
export const placeAt = (outcome: BeamOutcome) => ({
  quarter: quarterAt(restOf(outcome)),
  sector: sectorAt(restOf(outcome)),
});

/** The numbers that a bet on a higher one may start from: no number is above the last. */
export const aboveNumbers = beamNumbers.slice(0, -2);
/** What is bet on together with a half: the one, three or more, five or more. */
export const withHalfKinds = ['one', 'three', 'five'] as const;
const withHalf: Readonly<Record<string, (number: number) => boolean>> = {
  one: (number) => number === 1,
  three: (number) => number >= 3,
  five: (number) => number >= 5,
  seven: (number) => number >= 7,
};

interface WheelBet {
  /** Whether the pane with this place on the wheel wins. */
  readonly wins: (pane: number) => boolean;
  readonly pays: number;
}

/** Bets on many panes return at most this share, and are rounded down to a hundredth. */
const returnWanted = 0.95;

/** How often a pane counts on average, in all turns: once in sixty, and more after storms. Told for sixty panes. */
const weightOf = (panes: readonly Pane[]): number => {
  const storms = panes.filter((pane) => pane === 'storm').length;
  const again = storms / paneCount;
  return 1 + stormTimes[1] * again + (stormTimes[2] * again * again * paneCount) / (paneCount - storms);
};

interface Wheel {
  readonly panes: readonly Pane[];
  readonly numbers: readonly number[];
  /** What of `withHalf` is offered. */
  readonly kinds: readonly string[];
}

/** The bets on where the beam comes to rest. */
const betsOn = ({ panes, numbers, kinds }: Wheel): ReadonlyMap<string, WheelBet> => {
  const weight = weightOf(panes);
  const shown = (pane: number): number => {
    const at = panes[pane];
    return typeof at === 'number' ? at : 0;
  };
  const rests = panes.flatMap((pane, at) => (pane === 'storm' ? [] : [at]));
  const atPrice = (spot: string, wins: WheelBet['wins']): [string, WheelBet] => [
    spot,
    { wins, pays: priceFor((rests.filter(wins).length * weight) / paneCount, returnWanted) },
  ];
  return new Map<string, WheelBet>([
    ...numbers.map((number): [string, WheelBet] => [
      `number:${number}`,
      { wins: (pane) => shown(pane) === number, pays: beamPays(number) },
    ]),
    ...numbers.slice(0, -2).map((number) => atPrice(`above:${number}`, (pane) => shown(pane) > number)),
    ...beamHalves.map((half) => atPrice(`half:${half}`, (pane) => isIn(half, pane))),
    ...beamQuarters.map((quarter) => atPrice(`quarter:${quarter}`, (pane) => quarterAt(pane) === quarter)),
    ...beamSectors.map((sector) => atPrice(`sector:${sector}`, (pane) => sectorAt(pane) === sector)),
    ...kinds.flatMap((kind) =>
      beamHalves.map((half) =>
        atPrice(`${kind}:${half}`, (pane) => withHalf[kind]?.(shown(pane)) === true && isIn(half, pane)),
      ),
    ),
  ]);
};

const bets = betsOn({ panes: wheelPanes, numbers: beamNumbers, kinds: withHalfKinds });
const formerBets = betsOn({
  panes: formerPanes,
  numbers: formerNumbers,
  kinds: ['one', 'three', 'seven'],
});

const stormCount = wheelPanes.filter((pane) => pane === 'storm').length;
/** Bets on how many storms come at least. They count once, whatever the storms are worth to others. */
const stormBets = new Map<string, { readonly least: number; readonly pays: number }>(
  [1, 2].map((least) => [
    `storm:${least}`,
    { least, pays: priceFor((stormCount / paneCount) ** least, returnWanted) },
  ]),
);
const berthOf = (spot: string): number => Number(/^berth:([1-3])$/.exec(spot)?.[1] ?? 0);

export const stormSpots: readonly string[] = [...stormBets.keys()];
export const berthSpots: readonly string[] = berths.map((berth) => `berth:${berth}`);
export const beamSpots: readonly string[] = [...bets.keys(), ...berthSpots, ...stormSpots];

/** What a place pays, hundredths, the stake included; 0 where there is none, or it pays by the ship that comes. */
export const beamPrice = (spot: string): number => bets.get(spot)?.pays ?? stormBets.get(spot)?.pays ?? 0;

/** A place that was on the wheel before and is not now: who had bet on it while the wheel was changed gets the stake back. */
const stakeBack = (spot: string): number => (formerBets.has(spot) ? 100 : 0);

const playedBack = (spot: string, outcome: Played): number => {
  const storm = stormBets.get(spot);
  if (storm) return stormsOf(outcome) >= storm.least ? storm.pays : 0;
  const berth = berthOf(spot);
  if (berth > 0) return 100 * (outcome.ships?.[berth - 1] ?? 0) * timesOf(outcome);
  const bet = bets.get(spot);
  if (!bet) return stakeBack(spot);
  return bet.wins(restOf(outcome)) ? bet.pays * timesOf(outcome) : 0;
};

const payout = (spot: string, outcome: BeamOutcome): number => {
  if (!('pane' in outcome)) return playedBack(spot, outcome);
  const bet = formerBets.get(spot);
  return bet?.wins(outcome.pane) === true ? bet.pays : 0;
};

/** How many panes win a place. */
export const panesOf = (spot: string): number => {
  const bet = bets.get(spot);
  return bet ? wheelPanes.filter((pane, at) => pane !== 'storm' && bet.wins(at)).length : 0;
};

const playedOf = (stops: readonly number[], landing: number): Played => {
  const ships = wheelPanes[stops.at(-1) ?? 0] === 'harbor' ? landings[landing] : undefined;
  return { stops: [...stops], ...(ships && { ships: [...ships] }) };
};

const calmPanes = wheelPanes.flatMap((pane, at) => (pane === 'storm' ? [] : [at]));
const isStorm = (pane: number): boolean => wheelPanes[pane] === 'storm';

/** The turns of the beam, from where it would stop each time; the last is one of the panes without a storm. */
const turnsOf = (first: number, second: number, third: number): number[] => {
  if (!isStorm(first)) return [first];
  return isStorm(second) ? [first, second, calmPanes[third] ?? 0] : [first, second];
};

/**
 * Every way in which a round can end, with how many of all draws end so: of 60 × 60 × 56 × 6, as `draw` counts them. Storms are
 * alike, and one stands for all.
 */
export const everyEnd = (): readonly { readonly outcome: Played; readonly ways: number }[] => {
  const storm = wheelPanes.indexOf('storm');
  const before: readonly (readonly [readonly number[], number])[] = [
    [[], paneCount * calmPanes.length],
    [[storm], stormCount * calmPanes.length],
    [[storm, storm], stormCount * stormCount],
  ];
  return before.flatMap(([storms, ways]) =>
    calmPanes.flatMap((pane) =>
      wheelPanes[pane] === 'harbor'
        ? landings.map((_, landing) => ({ outcome: playedOf([...storms, pane], landing), ways }))
        : [{ outcome: playedOf([...storms, pane], 0), ways: ways * landings.length }],
    ),
  );
};

/** Bets of which one stands for all of its kind: their chances are alike. */
const alike = /^(half|quarter|berth):/;
/** A sector has five panes, or four and a storm. */
const kindOf = (spot: string): string => {
  if (spot.startsWith('sector:')) return `sector-${panesOf(spot)}`;
  return alike.exec(spot)?.[1] ?? spot.replace(':', '-');
};

const chances = (): readonly BetChance[] => {
  const ends = everyEnd();
  const told = new Map([...beamSpots].reverse().map((spot): [string, string] => [kindOf(spot), spot]));
  return [...told].reverse().map(([kind, spot]) =>
    chanceOf(
      kind,
      spot,
      ends.map(({ outcome, ways }): End => [payout(spot, outcome), ways]),
    ),
  );
};

/** Moments of the show, milliseconds from the draw: each turn of the beam, the ships, and what it came to. */
export const beamShow = { first: 6_000, again: 4_800, ships: 5_400, told: 2_500 } as const;
/** When the turn with this place among the turns comes to rest. */
export const restMs = (turn: number): number => beamShow.first + beamShow.again * turn;
/** When all is told: the last turn, and the ships where they come. */
export const toldMs = (outcome: BeamOutcome): number =>
  restMs(stormsOf(outcome)) + (restsOn(outcome) === 'harbor' ? beamShow.ships : 0);

/** `5`, `harbor`, and after storms `5*2`. */
const summaryOf = (outcome: BeamOutcome): string => {
  const rest = String(restsOn(outcome));
  return timesOf(outcome) > 1 ? `${rest}*${timesOf(outcome)}` : rest;
};

export const beamWheel: TableGame<BeamOutcome> = {
  gameCode: 'lighthouse-wheel',
  gpId: 2,
  gameType: 3,
  clock: {
    openMs: 16_000,
    closedMs: 2_500,
    drawnMs: restMs(turnsMax - 1) + beamShow.ships + beamShow.told,
    settledMs: 3_500,
  },
  chips: { values: [1, 5, 10, 50, 100, 500], spotMax: 2_000, kindMax: { berth: 500, storm: 500 } },
  isSpot: (spot) => bets.has(spot) || stormBets.has(spot) || berthOf(spot) > 0,
  draw: async (below) => {
    const stops = turnsOf(await below(paneCount), await below(paneCount), await below(calmPanes.length));
    return playedOf(stops, await below(landings.length));
  },
  drawFormer: (outcome) =>
    formerSchema.safeParse(outcome).success ? async (below) => ({ pane: await below(paneCount) }) : undefined,
  payout,
  showMs: (outcome) => toldMs(outcome) + beamShow.told,
  summary: summaryOf,
  board: (outcomes) => ({ kind: 'wheel', results: outcomes.map(numberAt), marks: outcomes.map(marksOf) }),
  chances,
};
