import * as z from 'zod/mini';
import { countSchema, type Told } from '../../shapes/fields.ts';
import { cardSchema } from '../cards/cardSchema.ts';
import { lanternNames } from './ladder.ts';
import { sideNames, sideResults } from './sides.ts';

const resultSchema = z.enum(['blackjack', 'win', 'push', 'lose', 'bust']);
export type HandResult = z.output<typeof resultSchema>;

const handSchema = z.object({
  cards: z.array(cardSchema),
  /** Opening stakes on this hand: 2 once doubled. */
  stakes: z.int().check(z.minimum(1), z.maximum(2)),
  /** Takes no more cards. */
  done: z.boolean(),
  result: z.nullable(resultSchema),
});
export type Hand = Told<typeof handSchema>;

const insuranceSchema = z.enum(['none', 'offered', 'declined', 'won', 'lost']);
export type Insurance = z.output<typeof insuranceSchema>;

export const moves = ['insure', 'decline', 'hit', 'stand', 'double', 'split'] as const;
export type Move = (typeof moves)[number];

/** The table as the player sees it: stored, shown, and all that the next move knows. */
export const blackjackOutcomeSchema = z.object({
  hands: z.array(handSchema),
  /** The hand that the player plays; `null` when there is nothing left to decide. */
  active: z.nullable(countSchema),
  /** The dealer's cards that lie open: one, until the player has finished. */
  dealer: z.array(cardSchema),
  insurance: insuranceSchema,
  /** Cards of the draw that are out, the hole card included. */
  used: countSchema,
  /** What may follow. */
  can: z.array(z.enum(moves)),
  /** Everything the player did so far: with the seeds it gives the whole table again. */
  moves: z.array(z.enum(moves)),
  /** Bets beside the hand, at a table that takes them. */
  sides: z.optional(z.array(z.object({ name: z.enum(sideNames), result: z.nullable(z.enum(sideResults)) }))),
  /** The same at the table of the ladder: what each has won, `null` while it is not decided. */
  lanterns: z.optional(z.array(z.object({ name: z.enum(lanternNames), units: z.nullable(countSchema) }))),
});
export type BlackjackOutcome = Told<typeof blackjackOutcomeSchema>;
