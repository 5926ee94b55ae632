import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import type { TableFacts } from '../engine/tableGame.ts';
import { blossomRules } from './blossom.ts';
import { blossomSeats, potMax, rakeHundredths, rakeMax } from './blossomPlay.ts';
import { handSchemaOf, positionsSchemaOf } from './hands.ts';

/** What pages know of three cards at six seats (decision 0385), without anything that deals them. */
const sixOf = <Item>(item: z.ZodMiniType<Item>) =>
  z.array(item).check(z.minLength(blossomSeats.length), z.maxLength(blossomSeats.length));

/** How a bot plays (decision 0414). */
const temperSchema = z.enum(['cautious', 'steady', 'bold']);
export type Temper = z.output<typeof temperSchema>;

/** The bot that waits at each seat for as long as nobody takes it: always the same one. */
export const seatTempers: readonly Temper[] = ['steady', 'bold', 'cautious', 'bold', 'steady', 'cautious'];

const madeSchema = z.array(z.string());
const dealSchema = z.object({
  hands: sixOf(handSchemaOf(blossomRules.cards)),
  plays: sixOf(madeSchema),
  /** How the bots of the round play, by seat; left out in rounds of before, when all of them played alike. */
  tempers: z.optional(sixOf(temperSchema)),
  /** Of a pot: the seat, from 0, that is asked about it, and the street that it stands before. */
  seat: z.optional(z.int()),
  street: z.optional(z.int()),
});
export type Dealt = Told<typeof dealSchema>;

/** What a round came to; of before members played against each other, three positions and a banker. */
export const blossomOutcomeSchema = z.union([dealSchema, positionsSchemaOf(blossomRules.cards)]);
export type BlossomOutcome = Told<typeof blossomOutcomeSchema>;

export const isDealt = (outcome: BlossomOutcome): outcome is Dealt => 'plays' in outcome;

/** What a player sees of the pot that they sit at. */
export const blossomViewSchema = z.object({
  seat: z.int(),
  street: z.int(),
  /** What the next street costs whoever has looked, and what lies in the pot, hundredths of the ante. */
  price: z.int(),
  pot: z.int(),
  /** One's own, once one has looked; at the end in any case. */
  cards: z.nullable(handSchemaOf(blossomRules.cards)),
  seats: sixOf(
    z.object({
      made: madeSchema,
      isIn: z.boolean(),
      cards: z.nullable(handSchemaOf(blossomRules.cards)),
    }),
  ),
  /** From 1, once it is known. */
  winner: z.nullable(z.int()),
  /** By seat, of the bots that play where no member does; left out in rounds of before they differed. */
  tempers: z.optional(sixOf(temperSchema)),
  /** Hands that were compared on demand, in streets that are over: who asked, whom, and who is out. Seats from 0; left out where there are none. */
  duels: z.optional(z.array(z.object({ by: z.int(), against: z.int(), out: z.int() }))),
});
export type BlossomView = Told<typeof blossomViewSchema>;

/** Spots: `seat:1` … `seat:6`. */
export const seatOf = (spot: string): number | undefined => {
  const seat = /^seat:([1-6])$/.exec(spot)?.[1];
  return seat === undefined ? undefined : Number(seat) - 1;
};

/** How long a street is at most. Milliseconds. */
export const blossomDecideMs = 9_000;

/**
 * What a seat that plays as its bot does gets back of all that it pays, ante and streets, on average of all six: measured
 * (`docs/returns.md`). Cautious bots get back more, bold ones less, as their tempers are meant to differ.
 */
const measuredReturn = 0.96;
/** A pot of antes alone, and one of the most that can lie in it, less the rake; hundredths of an ante. */
const [leastPot, greatestPot] = [576, potMax - rakeMax];

export const blossomFacts: TableFacts = {
  gameCode: 'golden-blossom',
  gpId: 4,
  gameType: 6,
  clock: { openMs: 10_000, closedMs: 2_500, drawnMs: 8_400, settledMs: 3_000 },
  chips: { values: [1, 2, 5, 10, 50, 100], spotMax: 100 },
  pot: { seats: blossomSeats.length, rakeHundredths, rakeMax },
  isSpot: (spot) => seatOf(spot) !== undefined,
  // Seats are dealt alike: on average of all six each wins one pot in six.
  chances: () => [
    {
      kind: 'seat',
      spot: 'seat:1',
      chance: 1 / blossomSeats.length,
      pays: leastPot,
      paysUpTo: greatestPot,
      rtp: measuredReturn,
    },
  ],
};
