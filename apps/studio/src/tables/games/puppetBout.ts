import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import type { Below } from '../engine/ranges.ts';
import type { BetChance, RoundCard, TableGame } from '../engine/tableGame.ts';

/** Two paper puppets on a stage, meron and wala. One bout in sixteen ends without a winner. */
const drawOneIn = 16;
const drawChance = 1 / drawOneIn;

const sides = ['meron', 'wala', 'draw'] as const;
export type BoutSide = (typeof sides)[number];
export const boutSpots: readonly BoutSide[] = sides;

const isSide = (spot: string): spot is BoutSide => sides.some((side) => side === spot);

export const boutOutcomeSchema = z.object({
  winner: z.enum(sides),
  /** Who leads each pass of the show, 0 for meron. They tell the story and decide nothing. */
  passes: z.array(z.int().check(z.minimum(0), z.maximum(1))).check(z.minLength(4), z.maxLength(7)),
});
export type BoutOutcome = Told<typeof boutOutcomeSchema>;

/** The puppets step forward, each pass takes so long, and then they bow. Milliseconds from the draw. */
export const boutBeginsMs = 700;
export const passMs = 1_300;
/** When the winner is known. */
export const boutEndsMs = ({ passes }: Pick<BoutOutcome, 'passes'>): number =>
  boutBeginsMs + passMs * passes.length;
/** How long the winner crows. */
const crowMs = 1_700;

/** Prices return at most this share, and are rounded down to a hundredth. */
const returnWanted = 0.95;
/** 15 stakes for one chance in 16. */
const drawPays = 1_500;

const sideChance = ({ strengths: [meron = 1, wala = 1] }: RoundCard, side: 'meron' | 'wala'): number =>
  ((1 - drawChance) * (side === 'meron' ? meron : wala)) / (meron + wala);

/** Price of a side in hundredths, the stake included. A draw gives the stakes on both birds back. */
export const boutPrice = (card: RoundCard, side: BoutSide): number =>
  side === 'draw' ? drawPays : Math.floor((100 * (returnWanted - drawChance)) / sideChance(card, side));

const draw = async (below: Below, { strengths: [meron = 1, wala = 1] }: RoundCard): Promise<BoutOutcome> => {
  const isDraw = (await below(drawOneIn)) === 0;
  const meronWins = (await below(meron + wala)) < meron;
  const passes: number[] = [];
  for (let left = 4 + (await below(4)); left > 0; left -= 1) passes.push(await below(2));
  return { winner: isDraw ? 'draw' : meronWins ? 'meron' : 'wala', passes };
};

const payout = (spot: string, { winner }: BoutOutcome, card: RoundCard): number => {
  if (!isSide(spot)) return 0;
  if (spot === winner) return boutPrice(card, spot);
  return winner === 'draw' ? 100 : 0;
};

const chances = (card: RoundCard): readonly BetChance[] =>
  sides.map((side) => {
    const pays = boutPrice(card, side);
    const chance = side === 'draw' ? drawChance : sideChance(card, side);
    const back = side === 'draw' ? 0 : drawChance;
    return { kind: side, chance, pays, rtp: (chance * pays) / 100 + back };
  });

export const puppetBout: TableGame<BoutOutcome> = {
  gameCode: 'puppet-crest',
  gpId: 6,
  gameType: 8,
  clock: { openMs: 20_000, closedMs: 2_500, drawnMs: 12_000, settledMs: 4_500 },
  runners: { count: 2, from: 20, spread: 21 },
  chips: { values: [5, 10, 50, 100, 500, 1_000], spotMax: 5_000 },
  isSpot: isSide,
  draw,
  payout,
  showMs: (outcome) => boutEndsMs(outcome) + crowMs,
  summary: ({ winner }) => winner,
  board: (outcomes) => ({ kind: 'bout', results: outcomes.map(({ winner }) => winner) }),
  chances,
};
