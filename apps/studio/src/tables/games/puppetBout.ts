import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { chanceAtPrice } from '../engine/chance.ts';
import type { Below } from '../engine/ranges.ts';
import type { BetChance, RoundCard, TableGame } from '../engine/tableGame.ts';

/** Two paper puppets on a stage, meron and wala. One bout in sixteen ends without a winner. */
const drawOneIn = 16;
const drawChance = 1 / drawOneIn;

const sides = ['meron', 'wala', 'draw'] as const;
export type BoutSide = (typeof sides)[number];
export const boutSpots: readonly BoutSide[] = sides;

const isSide = (spot: string): spot is BoutSide => sides.some((side) => side === spot);

/** A play has so many passes, each number as likely as any other. */
const [passesLeast, passesMost] = [4, 7];
export const passCounts = Array.from(
  { length: passesMost - passesLeast + 1 },
  (_, more) => passesLeast + more,
);

export const boutOutcomeSchema = z.object({
  winner: z.enum(sides),
  /** Who leads each pass of the show, 0 for meron. They tell the story, and do not decide who wins. */
  passes: z
    .array(z.int().check(z.minimum(0), z.maximum(1)))
    .check(z.minLength(passesLeast), z.maxLength(passesMost)),
});
export type BoutOutcome = Told<typeof boutOutcomeSchema>;

/** Prices return at most this share, and are rounded down to a hundredth. */
const returnWanted = 0.95;
/** 15 stakes for one chance in 16. */
const drawPays = 1_500;

const birds = ['meron', 'wala'] as const;
type Bird = (typeof birds)[number];
const leadOf = (bird: Bird): number => birds.indexOf(bird);

/** How many passes more than the other a bird has led; below zero where it has led fewer. */
const aheadBy = (passes: readonly number[], bird: Bird): number => {
  const led = passes.filter((lead) => lead === leadOf(bird)).length;
  return 2 * led - passes.length;
};

/** Passes given to a bird, or taken from it. Halves: no bet comes out even. */
const passHandicaps = [-2.5, -1.5, 1.5, 2.5] as const;
export const passHandicapSpot = (bird: Bird, line: number): string =>
  `handicap:${bird}${line > 0 ? '+' : ''}${line}`;

/** Every play has four passes. How many of them each bird may have led: meron, wala. */
export const fourScores = Array.from(
  { length: passesLeast + 1 },
  (_, wala) => `${passesLeast - wala}-${wala}`,
);
const afterFour = (passes: readonly number[]): string => {
  const wala = passes.slice(0, passesLeast).reduce((sum, lead) => sum + lead, 0);
  return `${passesLeast - wala}-${wala}`;
};

/** The longest row of passes that one bird leads without a break; the last of these stands for longer ones too. */
export const streakLengths = [1, 2, 3, 4, 5] as const;
const longestStreak = (passes: readonly number[]): number => {
  let [longest, running] = [0, 0];
  for (const [at, lead] of passes.entries()) {
    running = lead === passes[at - 1] ? running + 1 : 1;
    longest = Math.max(longest, running);
  }
  return longest;
};

type PassesWin = (passes: readonly number[]) => boolean;

const isUnder: PassesWin = (passes) => passes.length < 6;
const isOver: PassesWin = (passes) => !isUnder(passes);

/** What can be bet on the passes, by spot. */
const passBets = new Map<string, PassesWin>([
  ...birds.flatMap((bird): [string, PassesWin][] => [
    [`first:${bird}`, (passes) => passes[0] === leadOf(bird)],
    [`last:${bird}`, (passes) => passes.at(-1) === leadOf(bird)],
    [`lead:${bird}`, (passes) => aheadBy(passes, bird) > 0],
    [`sweep:${bird}`, (passes) => aheadBy(passes, bird) === passes.length],
    ...passHandicaps.map((line): [string, PassesWin] => [
      passHandicapSpot(bird, line),
      (passes) => aheadBy(passes, bird) + line > 0,
    ]),
  ]),
  ['lead:even', (passes) => aheadBy(passes, 'meron') === 0],
  ['under', isUnder],
  ['over', isOver],
  ['odd', (passes) => passes.length % 2 === 1],
  ['even', (passes) => passes.length % 2 === 0],
  ...passCounts.map((count): [string, PassesWin] => [`passes:${count}`, (passes) => passes.length === count]),
  ...fourScores.map((score): [string, PassesWin] => [
    `four:${score}`,
    (passes) => afterFour(passes) === score,
  ]),
  ...streakLengths.map((length): [string, PassesWin] => [
    `streak:${length}`,
    (passes) => Math.min(longestStreak(passes), 5) === length,
  ]),
]);
export const passSpots: readonly string[] = [...passBets.keys()];

/** Every row of passes that a play may have. A row of `count` stands for one in 2^count of a quarter of all plays. */
const everyPlay: readonly (readonly number[])[] = passCounts.flatMap((count) =>
  Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (__, pass) => (bits >> pass) & 1),
  ),
);

const chanceOfPasses = (wins: PassesWin): number =>
  everyPlay.reduce(
    (chance, passes) => (wins(passes) ? chance + 1 / (passCounts.length * 2 ** passes.length) : chance),
    0,
  );

const passChances: ReadonlyMap<string, number> = new Map(
  [...passBets].map(([spot, wins]) => [spot, chanceOfPasses(wins)]),
);

const sideChance = ({ strengths: [meron = 1, wala = 1] }: RoundCard, side: Bird): number =>
  ((1 - drawChance) * (side === 'meron' ? meron : wala)) / (meron + wala);

/** A bet on the winner, or on the winner and the passes together. The passes do not decide who wins: their chances multiply. */
interface Combined {
  readonly winners: readonly BoutSide[];
  readonly passes: PassesWin;
  readonly passesChance: number;
}

const combine = (spot: string, winners: readonly BoutSide[], passes: PassesWin): [string, Combined] => [
  spot,
  { winners, passes, passesChance: chanceOfPasses(passes) },
];

const combinedBets = new Map<string, Combined>(
  birds.flatMap((bird) => [
    combine(`or-draw:${bird}`, [bird, 'draw'], () => true),
    combine(`win-under:${bird}`, [bird], isUnder),
    combine(`win-over:${bird}`, [bird], isOver),
    combine(`ahead:${bird}`, [bird], (passes) => aheadBy(passes, bird) > 0),
    combine(`comeback:${bird}`, [bird], (passes) => aheadBy(passes, bird) < 0),
  ]),
);
export const combinedSpots: readonly string[] = [...combinedBets.keys()];

const combinedChance = (card: RoundCard, { winners, passesChance }: Combined): number =>
  passesChance *
  winners.reduce((sum, side) => sum + (side === 'draw' ? drawChance : sideChance(card, side)), 0);

/** The chance of a bet that never gives a stake back; none of a place that is no such bet. */
const plainChance = (card: RoundCard, spot: string): number | undefined => {
  const combined = combinedBets.get(spot);
  return combined ? combinedChance(card, combined) : passChances.get(spot);
};

/**
 * Price of a spot in hundredths, the stake included; 0 where there is none. A draw gives the stakes on both birds back.
 */
export const boutPrice = (card: RoundCard, spot: string): number => {
  if (spot === 'draw') return drawPays;
  if (spot === 'meron' || spot === 'wala')
    return Math.floor((100 * (returnWanted - drawChance)) / sideChance(card, spot));
  const chance = plainChance(card, spot);
  return chance === undefined ? 0 : Math.floor((100 * returnWanted) / chance + 1e-9);
};

const draw = async (below: Below, { strengths: [meron = 1, wala = 1] }: RoundCard): Promise<BoutOutcome> => {
  const isDraw = (await below(drawOneIn)) === 0;
  const meronWins = (await below(meron + wala)) < meron;
  const passes: number[] = [];
  for (let left = passesLeast + (await below(passCounts.length)); left > 0; left -= 1)
    passes.push(await below(2));
  return { winner: isDraw ? 'draw' : meronWins ? 'meron' : 'wala', passes };
};

const isWon = (spot: string, { winner, passes }: BoutOutcome): boolean => {
  const combined = combinedBets.get(spot);
  if (combined) return combined.winners.includes(winner) && combined.passes(passes);
  return passBets.get(spot)?.(passes) === true;
};

const payout = (spot: string, outcome: BoutOutcome, card: RoundCard): number => {
  if (!isSide(spot)) return isWon(spot, outcome) ? boutPrice(card, spot) : 0;
  if (spot === outcome.winner) return boutPrice(card, spot);
  return outcome.winner === 'draw' ? 100 : 0;
};

/** Bets told under the name of their kind: it stands for both birds alike, or for every number of passes. */
const told = [
  ['first', 'first:meron'],
  ['last', 'last:meron'],
  ['lead', 'lead:meron'],
  ['lead-even', 'lead:even'],
  ['sweep', 'sweep:meron'],
  ['over-under', 'over'],
  ['odd-even', 'odd'],
  ['passes', 'passes:4'],
] as const;
/** Bets on the passes that are told by their places. */
const toldAlone = /^(handicap|four|streak):/;

const chances = (card: RoundCard): readonly BetChance[] => [
  ...sides.map((side) => {
    const pays = boutPrice(card, side);
    const chance = side === 'draw' ? drawChance : sideChance(card, side);
    const back = side === 'draw' ? 0 : drawChance;
    return { kind: side, chance, pays, rtp: (chance * pays) / 100 + back };
  }),
  ...[
    ...told,
    ...[...combinedSpots, ...passSpots.filter((spot) => toldAlone.test(spot))].map(
      (spot) => [spot.replace(':', '-'), spot] as const,
    ),
  ].map(([kind, spot]) => chanceAtPrice(kind, spot, boutPrice(card, spot), plainChance(card, spot) ?? 0)),
];

export const puppetBout: TableGame<BoutOutcome> = {
  gameCode: 'puppet-crest',
  gpId: 6,
  gameType: 8,
  clock: { openMs: 20_000, closedMs: 2_500, drawnMs: 12_000, settledMs: 4_500 },
  runners: { count: 2, from: 20, spread: 21 },
  chips: { values: [5, 10, 50, 100, 500, 1_000], spotMax: 5_000, kindMax: { sweep: 1_000 } },
  mainBets: ['meron', 'wala'],
  isSpot: (spot) => isSide(spot) || passBets.has(spot) || combinedBets.has(spot),
  draw,
  payout,
  summary: ({ winner }) => winner,
  board: (outcomes) => ({ kind: 'bout', results: outcomes.map(({ winner }) => winner) }),
  chances,
};
