/** What the page of a table may send: `POST /play/{gameCode}/api/...`, JSON. */
import { z } from 'zod';
import { slipSpotsMax } from './views.ts';

/** As many as a round's number may have. */
const roundNumberMax = 2_147_483_647;
/** Slips of one player in one round. */
export const slipsMax = 40;

/** Choices of one hand; no game has nearly as many. */
const choicesMax = 60;

export const betBody = z.strictObject({
  /** Made once for a press and kept over retries: a repeat answers what the first press came to. */
  action_id: z.uuid(),
  /** The round that the player saw open. */
  round: z.int().positive().max(roundNumberMax),
  stakes: z
    .array(z.strictObject({ spot: z.string().min(1).max(24), amount: z.string().max(20) }))
    .min(1)
    .max(slipSpotsMax),
  /** The player's part of the draw: the SHA-256 of a number that the page keeps until bets are closed, or any number. */
  entropy: z.string().regex(/^[0-9a-f]{16,64}$/),
});
export type BetBody = z.output<typeof betBody>;

export const decideBody = z.strictObject({
  /** Made once for a press and kept over retries. */
  action_id: z.uuid(),
  round: z.int().positive().max(roundNumberMax),
  slip: z.string().min(1).max(64),
  spot: z.string().min(1).max(24),
  /** How many choices of this hand the page knows to be made. */
  nth: z.int().nonnegative().max(choicesMax),
  choice: z.string().min(1).max(24),
});
export type DecideBody = z.output<typeof decideBody>;
/** Draws that a slip may be followed in. */
export const followedDrawsMax = 20;

export const followBody = z.strictObject({
  /** Made once for a press, as with a bet. */
  action_id: z.uuid(),
  /** The slip that is laid again. */
  slip: z.string().min(1).max(64),
  /** For each of the draws what its slip brings, in order: as many as there are draws. */
  entropies: z
    .array(z.string().regex(/^[0-9a-f]{16,64}$/))
    .min(1)
    .max(followedDrawsMax),
  /** Ends with the first draw that brings more than it cost. */
  stops_on_win: z.boolean(),
});
export type FollowBody = z.output<typeof followBody>;

/** What bets brought as hashes to a list that is sealed now. */
export const revealBody = z.strictObject({
  round: z.int().positive().max(roundNumberMax),
  numbers: z
    .array(z.string().regex(/^[0-9a-f]{16,64}$/))
    .min(1)
    .max(slipsMax),
});
export type RevealBody = z.output<typeof revealBody>;

export const stateBody = z.strictObject({
  /** The last round whose result the page knows. */
  results_after: z.int().nonnegative().max(roundNumberMax),
  /** What the session of play has come to is asked for too: it goes on at another table besides. */
  with_net: z.boolean().default(false),
});
export type StateBody = z.output<typeof stateBody>;

/** The table that is to be played at beside this one. */
export const besideBody = z.strictObject({ game_code: z.string().min(1).max(64) });

export const proofParams = z.strictObject({
  gameCode: z.string().max(64),
  number: z.coerce.number().int().positive().max(roundNumberMax),
});
