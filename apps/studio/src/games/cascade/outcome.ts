import * as z from 'zod/mini';
import { countSchema, type Told } from '../../shapes/fields.ts';

/** What is stored of a spin, and told to the page. The falls follow from the stops. */
export const cascadeOutcomeSchema = z.object({
  mode: z.enum(['base', 'free']),
  stops: z.array(countSchema),
  /** Free spins that this spin added. */
  freeAdded: countSchema,
  /** Free spins of the round after this spin. */
  freeSpins: z.object({ awarded: countSchema, played: countSchema }),
});
export type CascadeOutcome = Told<typeof cascadeOutcomeSchema>;
