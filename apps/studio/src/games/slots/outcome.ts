import * as z from 'zod/mini';
import { countSchema, type Told } from '../../shapes/fields.ts';

/** What is stored of a spin, and told to the page. */
export const slotOutcomeSchema = z.object({
  mode: z.enum(['base', 'free']),
  stops: z.array(countSchema),
  /** Free spins that this spin added. */
  freeAdded: countSchema,
  /** Free spins of the round after this spin. */
  freeSpins: z.object({ awarded: countSchema, played: countSchema }),
  /** Wilds gathered before and after this spin; left out where none are, and in rounds stored before any were. */
  gathered: z.optional(z.object({ before: countSchema, after: countSchema })),
});
export type SlotOutcome = Told<typeof slotOutcomeSchema>;

/** What is told of a spin so that it can be recomputed. */
export const verifyFieldsOf = ({ mode, stops, gathered }: SlotOutcome): Readonly<Record<string, string>> => ({
  mode,
  stops: stops.join(','),
  ...(gathered && { gathered: String(gathered.before) }),
});
