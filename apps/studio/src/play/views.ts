/**
 * What the studio tells the game page, in answers of `POST /play/{gameCode}/api/...`. Amounts are decimal
 * strings of the session's currency, times ISO 8601 UTC. The session's token travels in `x-game-session`; a
 * refusal is HTTP 4xx with `{ error }`. The page parses what it is told with these schemas, and the studio's answers have
 * their types.
 */
import * as z from 'zod/mini';
import { lightNames } from '../games/lights.ts';
import { amountSchema, timeSchema } from '../shapes/fields.ts';

export const sessionHeader = 'x-game-session';

/** Rounds of one page of the history. */
export const historyPageSize = 30;

/** One step of a round: a spin, a deal, a card drawn. `outcome` is data of the game's kind. */
const stepSchema = <Outcome>(outcome: z.ZodMiniType<Outcome>) =>
  z.object({
    seq: z.number(),
    outcome,
    /** Taken beside the round's opening stake. */
    stake: amountSchema,
    win: amountSchema,
    nonce: z.number(),
    serverSeedHash: z.string(),
    clientSeed: z.string(),
    /** Only once the seed pair was changed. */
    serverSeed: z.nullable(z.string()),
  });
export type StepView<Outcome = object> = z.output<ReturnType<typeof stepSchema<Outcome>>>;

/**
 * `pending`: the hall has not yet said whether a stake was taken. `playing`: something is left to play.
 * `paying`: all is played and a win is on its way. `stuck`: a person is looking into it.
 */
const roundStateSchema = z.enum(['pending', 'playing', 'paying', 'settled', 'returned', 'refused', 'stuck']);
export type RoundViewState = z.output<typeof roundStateSchema>;

const roundSchema = <Outcome>(outcome: z.ZodMiniType<Outcome>) =>
  z.object({
    id: z.string(),
    state: roundStateSchema,
    /** What opened it. */
    stake: amountSchema,
    /** The stake that was set: less than what opened a round whose feature was bought. */
    bet: amountSchema,
    /** Its feature was bought. */
    isBought: z.boolean(),
    /** What was taken for it so far, further stakes included. */
    staked: amountSchema,
    /** Won so far, every step of the round together. */
    won: amountSchema,
    openedAt: timeSchema,
    /** The draw of it shows only when its stake is known to be taken. */
    lastStep: z.nullable(stepSchema(outcome)),
    /** The hall gave it: the stake cost nothing. */
    isFree: z.boolean(),
    /** What it won out of a pot, within `won`; left out where it won none. */
    jackpot: z.optional(z.object({ id: z.string(), amount: amountSchema })),
    /** It was finished or returned by the studio itself, after the player had lost sight of it. */
    recovered: z.boolean(),
  });
export type RoundView<Outcome = object> = z.output<ReturnType<typeof roundSchema<Outcome>>>;

/** Rounds that the hall gives the player: a press with this stake costs nothing while some are left. */
const freeRoundsSchema = z.object({ left: z.number(), stake: amountSchema });
export type FreeRoundsView = z.output<typeof freeRoundsSchema>;

const historyRoundSchema = <Outcome>(outcome: z.ZodMiniType<Outcome>) =>
  z.extend(roundSchema(outcome), { steps: z.array(stepSchema(outcome)) });
export type HistoryRoundView<Outcome = object> = z.output<ReturnType<typeof historyRoundSchema<Outcome>>>;

export const fairnessSchema = z.object({
  serverSeedHash: z.string(),
  nextServerSeedHash: z.string(),
  clientSeed: z.string(),
  /** The next draw's. */
  nonce: z.number(),
});
export type FairnessView = z.output<typeof fairnessSchema>;

export const openAnswerSchema = <Outcome>(outcome: z.ZodMiniType<Outcome>) =>
  z.object({
    session: z.string(),
    gameCode: z.string(),
    demo: z.boolean(),
    currency: z.string(),
    locale: z.string(),
    lobbyUrl: z.string(),
    /** Of this session of play, reloads included. */
    playedMs: z.int().check(z.minimum(0)),
    /** Won less staked in this session of play: rounds whose stake is known to be taken. */
    sessionNet: amountSchema,
    /** `null` when the hall did not answer; asked for again with `state`. */
    balance: z.nullable(amountSchema),
    stakes: z.array(amountSchema),
    stake: amountSchema,
    freeRounds: z.nullable(freeRoundsSchema),
    /** A slot, or a lottery drawn at a press, whose site allows autoplay and turbo. */
    autoplay: z.boolean(),
    /** The player may shorten the time until a result is shown. */
    hurry: z.boolean(),
    /** At least so long from one round's beginning to the next; milliseconds. */
    roundMs: z.nullable(z.int()),
    /** The features that can be bought, where the site allows it: their prices, and what such rounds return. */
    buy: z.array(z.object({ units: z.int(), rtpBp: z.number() })),
    /** Its stakes feed the lights. */
    feedsLights: z.optional(z.boolean()),
    round: z.nullable(roundSchema(outcome)),
    /** What became of an interrupted round, to be told once. */
    notice: z.nullable(z.enum(['finished', 'returned'])),
    fairness: fairnessSchema,
    theory: z.object({
      rtpBp: z.number(),
      /** What a long simulation came to; `null` where the exact figure says it all. */
      measured: z.nullable(
        z.object({ rtp: z.number(), rounds: z.number(), hitRate: z.number(), deviation: z.number() }),
      ),
    }),
  });
export type OpenAnswer<Outcome = object> = z.output<ReturnType<typeof openAnswerSchema<Outcome>>>;

export const stateAnswerSchema = <Outcome>(outcome: z.ZodMiniType<Outcome>) =>
  z.object({
    balance: z.nullable(amountSchema),
    round: z.nullable(roundSchema(outcome)),
    /** As in the answer to the opening. */
    sessionNet: amountSchema,
  });
export type StateAnswer<Outcome = object> = z.output<ReturnType<typeof stateAnswerSchema<Outcome>>>;

/** Why the hall refused a stake, in words of the game. */
export const stakeRefusals = [
  'insufficient_funds',
  'limit_reached',
  'player_blocked',
  'player_excluded',
  'session_ended',
  'game_disabled',
  'refused',
] as const;
export type StakeRefusal = (typeof stakeRefusals)[number];

const standing = { balance: z.nullable(amountSchema), freeRounds: z.nullable(freeRoundsSchema) };

export const stepAnswerSchema = <Outcome>(outcome: z.ZodMiniType<Outcome>) =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('drawn'),
      step: stepSchema(outcome),
      round: roundSchema(outcome),
      ...standing,
    }),
    z.object({ kind: z.literal('refused'), reason: z.enum(stakeRefusals), ...standing }),
    z.object({ kind: z.literal('returned'), ...standing }),
    /** The hall has not said yet; ask again with the same action id. */
    z.object({ kind: z.literal('pending') }),
    /** The hall's word stayed away too long; a person is looking into it. */
    z.object({ kind: z.literal('stuck') }),
  ]);
export type StepAnswer<Outcome = object> = z.output<ReturnType<typeof stepAnswerSchema<Outcome>>>;

export const historyAnswerSchema = <Outcome>(outcome: z.ZodMiniType<Outcome>) =>
  z.object({
    rounds: z.array(historyRoundSchema(outcome)),
    /** To be given as `before` for the next page. */
    before: z.nullable(z.string()),
  });
export type HistoryAnswer<Outcome = object> = z.output<ReturnType<typeof historyAnswerSchema<Outcome>>>;

export const rotateAnswerSchema = z.object({
  revealed: z.object({ serverSeed: z.string(), serverSeedHash: z.string(), clientSeed: z.string() }),
  fairness: fairnessSchema,
});
export type RotateAnswer = z.output<typeof rotateAnswerSchema>;

/** What the game's jackpot holds now. */
export const jackpotAnswerSchema = z.object({ amount: amountSchema });
export type JackpotAnswer = z.output<typeof jackpotAnswerSchema>;

const lightNameSchema = z.enum(lightNames);

/** The lights as they stand, and those that have dropped lately, newest first. */
export const lightsAnswerSchema = z.object({
  levels: z.array(
    z.object({
      name: lightNameSchema,
      amount: amountSchema,
      /** It drops at this amount at the latest. */
      dropsBy: amountSchema,
      number: z.int(),
      /** SHA-256 of the seed that decides where it drops. */
      serverSeedHash: z.string(),
    }),
  ),
  drops: z.array(
    z.object({
      name: lightNameSchema,
      amount: amountSchema,
      /** Between what it was drawn: the seed and the ceiling that it opened with. */
      from: amountSchema,
      dropsBy: amountSchema,
      number: z.int(),
      at: timeSchema,
      serverSeed: z.string(),
      serverSeedHash: z.string(),
    }),
  ),
});
export type LightsAnswer = z.output<typeof lightsAnswerSchema>;

export const leaveAnswerSchema = z.object({ lobbyUrl: z.string() });
export type LeaveAnswer = z.output<typeof leaveAnswerSchema>;

const playErrors = [
  'bad_request',
  'ticket_used',
  'session_ended',
  'session_replaced',
  'session_elsewhere',
  'hall_unreachable',
  'launch_refused',
  'stake_not_offered',
  'round_open',
  'nothing_open',
  'action_refused',
  'bets_closed',
  'decisions_closed',
  'already_decided',
  'spot_full',
  'too_many',
  'too_soon',
  'not_found',
  'internal',
] as const;
export type PlayError = (typeof playErrors)[number];

export const refusalSchema = z.object({ error: z.enum(playErrors) });
