/** What the game page may send: `POST /play/{gameCode}/api/...`, JSON. */
import { z } from 'zod';

export const clientSeedSchema = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[\x21-\x7e\u00a1-\uffff]+$/);

export const openBody = z.strictObject({ ticket: z.string().min(20).max(128).optional() });

export const stepBody = z.strictObject({
  /** Made once for a press and kept over retries: a repeat answers what the first press came to. */
  action_id: z.uuid(),
  /** The stake that opens a round; `null` to play on in the open one. */
  stake: z.string().max(20).nullable(),
  /** What the player does, in the words of the game, whose own schema reads it. */
  action: z.record(z.string().max(20), z.json()).default({}),
});

export const historyBody = z.strictObject({
  before: z
    .string()
    .regex(/^[1-9][0-9]{0,17}$/)
    .optional(),
});

export const rotateBody = z.strictObject({ client_seed: clientSeedSchema });

export const emptyBody = z.strictObject({});
