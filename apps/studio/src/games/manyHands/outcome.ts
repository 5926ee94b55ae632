import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { cardSchema } from '../cards/cardSchema.ts';
import { heldSchema } from '../videoPoker/outcome.ts';
import { handNames } from '../videoPoker/variants.ts';
import { handCounts } from './rules.ts';

const drawnHandSchema = z.object({ cards: z.array(cardSchema), hand: z.enum(handNames) });
export type DrawnHand = Told<typeof drawnHandSchema>;

/** What lies before the player: stored, and told to the page. */
export const manyHandsOutcomeSchema = z.object({
  /** Hands of the round. */
  count: z.literal(handCounts),
  dealt: z.array(cardSchema),
  /** What the dealt cards are worth as they lie. */
  hand: z.enum(handNames),
  /** Places held in every hand; `null` while the player chooses. */
  held: heldSchema,
  /** The hands after the draw; none before it. */
  hands: z.array(drawnHandSchema),
});
export type ManyHandsOutcome = Told<typeof manyHandsOutcomeSchema>;
