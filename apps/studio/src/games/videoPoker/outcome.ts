import * as z from 'zod/mini';
import type { Told } from '../../shapes/fields.ts';
import { cardSchema } from '../cards/cardSchema.ts';
import { handNames, handSize } from './rules.ts';

/** What lies before the player: stored, and told to the page. */
export const pokerOutcomeSchema = z.object({
  cards: z.array(cardSchema),
  /** Places held; `null` while the player chooses. */
  held: z.nullable(z.array(z.int().check(z.minimum(0), z.maximum(handSize - 1)))),
  /** What the cards are worth as they lie. */
  hand: z.enum(handNames),
});
export type PokerOutcome = Told<typeof pokerOutcomeSchema>;
