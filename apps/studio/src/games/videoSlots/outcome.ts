import * as z from 'zod/mini';
import { countSchema, type Told } from '../../shapes/fields.ts';

/** All that one step of a round hands to the next: where the round stands before a spin. */
export const stateSchema = z.object({
  mode: z.enum(['base', 'free', 'walk', 'hold']),
  /** Free spins or respins that are left, this one included. */
  left: countSchema,
  /** Free spins or respins of the round that have been played. */
  played: countSchema,
  /** Which free spins were chosen; `null` while the choice is open, and where there is none. */
  choice: z.nullable(countSchema),
  /** Of this free spin. */
  multiplier: countSchema,
  /** Bits of the reels that walking wilds cover. */
  wilds: countSchema,
  /** Cells that hold a cash symbol: the number of its value, from 1; 0 for a free cell. Empty outside of hold and win. */
  held: z.array(countSchema),
  /** What free spins have gathered; left out where they gather nothing. */
  meter: z.optional(countSchema),
});
export type SlotState = Told<typeof stateSchema>;

/** What is stored of a step, and told to the page; pictures and wins follow from it. */
export const videoSlotOutcomeSchema = z.object({
  state: stateSchema,
  /** What the fair draw gave, in its order. */
  drawn: z.array(countSchema),
  /** Where the round goes on; `null` when it is over. */
  next: z.nullable(stateSchema),
});
export type VideoSlotOutcome = Told<typeof videoSlotOutcomeSchema>;
