/** What the page of a table may send: `POST /play/{gameCode}/api/...`, JSON. */
import { z } from 'zod';

/** As many as a round's number may have. */
const roundNumberMax = 2_147_483_647;
/** Spots of one slip; every table has fewer that make sense together. */
const spotsMax = 60;

export const betBody = z.strictObject({
  /** Made once for a press and kept over retries: a repeat answers what the first press came to. */
  action_id: z.uuid(),
  /** The round that the player saw open. */
  round: z.int().positive().max(roundNumberMax),
  stakes: z
    .array(z.strictObject({ spot: z.string().min(1).max(24), amount: z.string().max(20) }))
    .min(1)
    .max(spotsMax),
  /** The player's part of the draw. */
  entropy: z.string().regex(/^[0-9a-f]{16,64}$/),
});
export type BetBody = z.output<typeof betBody>;

export const stateBody = z.strictObject({
  /** The last round whose result the page knows. */
  results_after: z.int().nonnegative().max(roundNumberMax),
});

export const proofParams = z.strictObject({
  gameCode: z.string().max(64),
  number: z.coerce.number().int().positive().max(roundNumberMax),
});
