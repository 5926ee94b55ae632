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

const leaderOf = (passes: readonly number[]): 'meron' | 'wala' | 'even' => {
  const wala = passes.reduce((sum, lead) => sum + lead, 0);
  const meron = passes.length - wala;
  return meron === wala ? 'even' : meron > wala ? 'meron' : 'wala';
};

/** What can be bet on the passes, by spot. */
const passBets = new Map<string, (passes: readonly number[]) => boolean>([
  ['first:meron', (passes) => passes[0] === 0],
  ['first:wala', (passes) => passes[0] === 1],
  ['lead:meron', (passes) => leaderOf(passes) === 'meron'],
  ['lead:even', (passes) => leaderOf(passes) === 'even'],
  ['lead:wala', (passes) => leaderOf(passes) === 'wala'],
  ['under', (passes) => passes.length < 6],
  ['over', (passes) => passes.length > 5],
  ...passCounts.map((count): [string, (passes: readonly number[]) => boolean] => [
    `passes:${count}`,
    (passes) => passes.length === count,
  ]),
]);
export const passSpots: readonly string[] = [...passBets.keys()];

/** Every row of passes that a play may have. A row of `count` stands for one in 2^count of a quarter of all plays. */
const everyPlay: readonly (readonly number[])[] = passCounts.flatMap((count) =>
  Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (__, pass) => (bits >> pass) & 1),
  ),
);

const passChances: ReadonlyMap<string, number> = new Map(
  [...passBets].map(([spot, wins]) => [
    spot,
    everyPlay.reduce(
      (chance, passes) => (wins(passes) ? chance + 1 / (passCounts.length * 2 ** passes.length) : chance),
      0,
    ),
  ]),
);

const sideChance = ({ strengths: [meron = 1, wala = 1] }: RoundCard, side: 'meron' | 'wala'): number =>
  ((1 - drawChance) * (side === 'meron' ? meron : wala)) / (meron + wala);

/**
 * Price of a spot in hundredths, the stake included; 0 where there is none. A draw gives the stakes on both birds back.
 */
export const boutPrice = (card: RoundCard, spot: string): number => {
  if (spot === 'draw') return drawPays;
  if (spot === 'meron' || spot === 'wala')
    return Math.floor((100 * (returnWanted - drawChance)) / sideChance(card, spot));
  const chance = passChances.get(spot);
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

const payout = (spot: string, { winner, passes }: BoutOutcome, card: RoundCard): number => {
  if (!isSide(spot)) return passBets.get(spot)?.(passes) === true ? boutPrice(card, spot) : 0;
  if (spot === winner) return boutPrice(card, spot);
  return winner === 'draw' ? 100 : 0;
};

const chances = (card: RoundCard): readonly BetChance[] => [
  ...sides.map((side) => {
    const pays = boutPrice(card, side);
    const chance = side === 'draw' ? drawChance : sideChance(card, side);
    const back = side === 'draw' ? 0 : drawChance;
    return { kind: side, chance, pays, rtp: (chance * pays) / 100 + back };
  }),
  // Kinds that stand for two sides alike, or for every number of passes.
  ...[
    ['first', 'first:meron'],
    ['lead', 'lead:meron'],
    ['lead-even', 'lead:even'],
    ['over-under', 'over'],
    ['passes', 'passes:4'],
  ].map(([kind = '', spot = '']) =>
    chanceAtPrice(kind, spot, boutPrice(card, spot), passChances.get(spot) ?? 0),
  ),
];

export const puppetBout: TableGame<BoutOutcome> = {
  gameCode: 'puppet-crest',
  gpId: 6,
  gameType: 8,
  clock: { openMs: 20_000, closedMs: 2_500, drawnMs: 12_000, settledMs: 4_500 },
  runners: { count: 2, from: 20, spread: 21 },
  chips: { values: [5, 10, 50, 100, 500, 1_000], spotMax: 5_000 },
  isSpot: (spot) => isSide(spot) || passBets.has(spot),
  draw,
  payout,
  summary: ({ winner }) => winner,
  board: (outcomes) => ({ kind: 'bout', results: outcomes.map(({ winner }) => winner) }),
  chances,
};
