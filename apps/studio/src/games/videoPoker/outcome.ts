import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { cardSchema } from '../cards/cardSchema.ts';
import { handNames, variants } from './variants.ts';

/** Places of a hand of five. */
export const heldSchema = z.nullable(z.array(z.int().check(z.minimum(0), z.maximum(4))));

/** What lies before the player: stored, and told to the page. */
export const pokerOutcomeSchema = z.object({
  /** The pay table; rounds from before there was a choice name none, and are of the first. */
  variant: z.optional(z.enum(variants)),
  cards: z.array(cardSchema),
  /** Places held; `null` while the player chooses. */
  held: heldSchema,
  /** What the cards are worth as they lie. */
  hand: z.enum(handNames),
});
export type PokerOutcome = Told<typeof pokerOutcomeSchema>;
