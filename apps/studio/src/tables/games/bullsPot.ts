import * as z from 'zod/mini';
import { packSize } from '../../games/cards/card.ts';
import type { Told } from '../../shapes/fields.ts';
import { chanceOf } from '../engine/chance.ts';
import { dealInTurn } from '../engine/shoe.ts';
import type { TableGame } from '../engine/tableGame.ts';
import { bullsRules } from './bulls.ts';
import { beats } from './hands.ts';

/**
 * Niu-niu without a banker: six seats, five cards each from one deck, and the best hand takes the pot. Everybody at a pot has paid
 * the same ante; five in a hundred of the pot are the house's. No two hands of one deck are alike, so that one of them wins.
 */
export const potSeats = [1, 2, 3, 4, 5, 6] as const;
/** Hundredths of the pot. */
const rakeHundredths = 5;

const cardSchema = z.int().check(z.minimum(0), z.maximum(packSize - 1));
export const bullsPotOutcomeSchema = z.object({
  hands: z
    .array(z.array(cardSchema).check(z.minLength(bullsRules.cards), z.maxLength(bullsRules.cards)))
    .check(z.minLength(potSeats.length), z.maxLength(potSeats.length)),
});
export type BullsPotOutcome = Told<typeof bullsPotOutcomeSchema>;

/** The seat, from 1, whose hand beats all others. */
export const winnerOf = ({ hands }: BullsPotOutcome): number => {
  const ranks = hands.map(bullsRules.rank);
  const best = ranks.reduce((so, rank, at) => {
    const other = ranks[so];
    return other && beats(rank, other) ? at : so;
  }, 0);
  return best + 1;
};

/** Spots: `seat:1` … `seat:6`. */
const seatOf = (spot: string): number | undefined => {
  const seat = /^seat:([1-6])$/.exec(spot)?.[1];
  return seat === undefined ? undefined : Number(seat);
};

/** The whole pot less the rake, in hundredths of an ante. */
const wins = potSeats.length * (100 - rakeHundredths);

export const bullsPot: TableGame<BullsPotOutcome> = {
  gameCode: 'abacus-bulls',
  gpId: 4,
  gameType: 6,
  clock: { openMs: 15_000, closedMs: 2_500, drawnMs: 9_500, settledMs: 4_500 },
  chips: { values: [1, 5, 10, 50, 100, 500], spotMax: 500 },
  pot: { seats: potSeats.length, rakeHundredths },
  isSpot: (spot) => seatOf(spot) !== undefined,
  draw: async (below) => {
    return { hands: await dealInTurn(below, potSeats.length, bullsRules.cards) };
  },
  payout: (spot, outcome) => (seatOf(spot) === winnerOf(outcome) ? wins : 0),
  summary: (outcome) => String(winnerOf(outcome)),
  board: (outcomes) => ({ kind: 'winners', results: outcomes.map((outcome) => [winnerOf(outcome)]) }),
  // Hands are dealt alike, so that each seat has the best as often as every other.
  chances: () => [
    chanceOf('seat', 'seat:1', [
      [wins, 1],
      [0, potSeats.length - 1],
    ]),
  ],
};
