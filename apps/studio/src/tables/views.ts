/**
 * What the studio tells the page of a shared table, in answers of `POST /play/{gameCode}/api/...` and in the stream of
 * `GET /play/{gameCode}/api/events`. Amounts are decimal strings of the session's currency, times ISO 8601 UTC. The page
 * parses what it is told with these schemas, and the studio's answers have their types.
 */
import * as z from 'zod/mini';
import { stakeRefusals } from '../play/views.ts';
import { amountSchema, type Told, timeSchema } from '../shapes/fields.ts';
import { followingEnds } from './followingEnds.ts';

export const sessionHeader = 'x-game-session';

/** Results that a page begins with: enough for every road and statistic. */
export const resultsMax = 120;

/** Spots of one slip; every table has fewer that make sense together. */
export const slipSpotsMax = 60;
/** Slips of one page of a player's history. */
export const historyPageSize = 30;

const phaseSchema = z.enum(['open', 'closed', 'deciding', 'drawn', 'settled', 'void']);
export type TablePhase = z.output<typeof phaseSchema>;

const sealingSchema = z.enum(['none', 'beacon', 'commitments']);

/** The list of entropy, closed: `beaconRound` is the round of the beacon that decides, where one does. */
const sealSchema = z.object({ hash: z.string(), at: timeSchema, beaconRound: z.nullable(z.number()) });
export type SealView = Told<typeof sealSchema>;

/** `outcome` is data of the game, which reads it with the schema of its own outcomes. */
const resultSchema = z.object({ number: z.number(), summary: z.string(), outcome: z.unknown() });
export type ResultView = Told<typeof resultSchema>;

/** Of each of the 52 cards, how many of its eight copies are gone. */
const goneSchema = z.string().check(z.regex(/^[0-8]{52}$/));

/**
 * The shoe that a round is dealt from, where it lasts: the number of its first round, how many rounds of it this one is and how many
 * it has, and what the earlier ones have shown of it. Known before bets open.
 */
const shoeSchema = z.object({ from: z.number(), round: z.number(), rounds: z.number(), gone: goneSchema });
export type ShoeView = Told<typeof shoeSchema>;

/** The round at the table, as everybody may see it. */
export const tableSchema = z.object({
  number: z.number(),
  phase: phaseSchema,
  opensAt: timeSchema,
  closesAt: timeSchema,
  drawsAt: timeSchema,
  /** Until when hands are decided at most; `null` in all other phases. */
  decidesAt: z.nullable(timeSchema),
  /** Since when the result is shown of a round that was decided; left out in all others, and before. */
  shownFrom: z.optional(timeSchema),
  settlesAt: timeSchema,
  endsAt: timeSchema,
  /** The server's clock when this was told. */
  now: timeSchema,
  serverSeedHash: z.string(),
  /** Fingerprint of the next round's seed. */
  nextSeedHash: z.string(),
  /** `null` where every round has cards or numbers of its own. */
  shoe: z.nullable(shoeSchema),
  /** How this round's list of entropy is closed. */
  sealing: sealingSchema,
  /** From the closing of bets on. */
  seal: z.nullable(sealSchema),
  /** What lies face up while hands are decided, data of the game; `null` in all other phases. */
  faceUp: z.unknown(),
  /** What follows from the draw; `null` before it is told. */
  result: z.nullable(resultSchema),
  /** Pages that are looking at the table. */
  watching: z.number(),
  /** Members who have bet in this round, on each of its spots, and, once it is settled, those who won more than they staked. */
  crowd: z.object({
    players: z.number(),
    spots: z.record(z.string(), z.number()),
    won: z.nullable(z.number()),
  }),
});
export type TableView = Told<typeof tableSchema>;

const slipStateSchema = z.enum(['pending', 'standing', 'paying', 'settled', 'returned', 'refused', 'stuck']);
export type SlipState = z.output<typeof slipStateSchema>;

/** Where members play against each other: who sat where, and where the pot went. From the draw on. */
const potSchema = z.object({
  seats: z.array(z.enum(['you', 'member', 'bot'])),
  pot: amountSchema,
  /** To the winner. */
  paid: amountSchema,
  rake: amountSchema,
  /** Where seats decide, once their round is told: what each of them has chosen, `null` for a bot, and what their cards are dealt by. */
  play: z.optional(
    z.object({
      founder: z.string(),
      plays: z.array(z.nullable(z.array(z.string()))),
      /** The seat that has won, from 1. */
      winner: z.nullable(z.number()),
    }),
  ),
});
export type PotView = Told<typeof potSchema>;

/** `raising`: the hall has not yet said whether a raise was taken. `void`: nobody could say in time, and all of its stakes come back. */
const handStateSchema = z.enum(['open', 'raising', 'done', 'void']);

/** A hand that a slip plays, from the draw on. */
const handSchema = z.object({
  spot: z.string(),
  /** What was chosen, in order. */
  made: z.array(z.string()),
  /** What may be chosen now. */
  next: z.array(z.string()),
  /** What its player sees, data of the game. */
  view: z.unknown(),
  /** Staked besides by what was chosen. */
  raised: amountSchema,
  state: handStateSchema,
  /** Its last choice is what it was left to when its time ran out. */
  timedOut: z.optional(z.literal(true)),
});
export type HandView = Told<typeof handSchema>;

const slipSchema = z.object({
  id: z.string(),
  round: z.number(),
  state: slipStateSchema,
  stakes: z.array(z.object({ spot: z.string(), amount: amountSchema })),
  stake: amountSchema,
  /** `null` until the round is settled. */
  won: z.nullable(amountSchema),
  placedAt: timeSchema,
  /** Why the hall did not take it. */
  refusal: z.nullable(z.enum(stakeRefusals)),
  pot: z.optional(potSchema),
  hands: z.optional(z.array(handSchema)),
  /** Laid by a following, not by a press. */
  followed: z.boolean(),
});
export type SlipView = Told<typeof slipSchema>;

const historySlipSchema = z.extend(slipSchema, {
  result: z.nullable(resultSchema),
  /** Of its round, from which the round's card follows. */
  serverSeedHash: z.string(),
  /** How long the result was shown, milliseconds. */
  shownMs: z.number(),
});
export type HistorySlipView = Told<typeof historySlipSchema>;

/** A slip that is laid again in the rounds after its own; `nextRound` is the next that it is laid in, `null` when there is none. */
const followingSchema = z.object({
  id: z.string(),
  stakes: z.array(z.object({ spot: z.string(), amount: amountSchema })),
  /** Of each draw. */
  stake: amountSchema,
  fromRound: z.number(),
  toRound: z.number(),
  nextRound: z.nullable(z.number()),
  /** Draws so far whose stake was taken, and what they cost and won. */
  laid: z.number(),
  staked: amountSchema,
  won: amountSchema,
  stopsOnWin: z.boolean(),
  ended: z.nullable(z.enum(followingEnds)),
});
export type FollowingView = Told<typeof followingSchema>;

export const followAnswerSchema = z.object({ following: z.nullable(followingSchema) });
export type FollowAnswer = Told<typeof followAnswerSchema>;

export const tableStateSchema = z.object({
  table: tableSchema,
  /** `null` when the hall did not answer. */
  balance: z.nullable(amountSchema),
  /** The player's slips of the round at the table, and of the one before. */
  slips: z.array(slipSchema),
  /** Results after the one that was asked for, oldest first: those that a page has missed. */
  results: z.array(resultSchema),
  /** What is followed, or was until a short while ago. */
  following: z.nullable(followingSchema),
  /** What the session of play has come to at all its tables, where it was asked for. */
  sessionNet: z.optional(amountSchema),
});
export type TableState = Told<typeof tableStateSchema>;

export const tableOpenAnswerSchema = z.extend(tableStateSchema, {
  session: z.string(),
  gameCode: z.string(),
  demo: z.boolean(),
  currency: z.string(),
  lobbyUrl: z.string(),
  /** Of this session of play, which a reload goes on with. */
  startedAt: timeSchema,
  /** Won less staked in it: slips that are settled. */
  sessionNet: amountSchema,
  chips: z.array(amountSchema),
  /** Most on one spot in one round. */
  spotMax: amountSchema,
  /** The same for kinds of bet that take less, by the word before the colon in their spots' names. */
  kindMax: z.record(z.string(), amountSchema),
  /** Most in one slip, where the hall sets it. */
  slipMax: z.nullable(amountSchema),
  /** Draws that a slip may be followed in; `null` where following is not offered. */
  followMax: z.nullable(z.number()),
});
export type TableOpenAnswer = Told<typeof tableOpenAnswerSchema>;

export const betAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('placed'), slip: slipSchema, balance: z.nullable(amountSchema) }),
  z.object({
    kind: z.literal('refused'),
    reason: z.enum(stakeRefusals),
    balance: z.nullable(amountSchema),
  }),
  z.object({ kind: z.literal('returned'), balance: z.nullable(amountSchema) }),
  /** The hall has not said yet. The slip is taken or given back, and `state` tells which. */
  z.object({ kind: z.literal('pending'), slip: slipSchema }),
  z.object({ kind: z.literal('stuck') }),
]);
export type BetAnswer = Told<typeof betAnswerSchema>;

export const decideAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('decided'), slip: slipSchema, balance: z.nullable(amountSchema) }),
  /** The hall did not take the raise: the choice is not made, and the hand is as it was. */
  z.object({
    kind: z.literal('refused'),
    reason: z.enum(stakeRefusals),
    balance: z.nullable(amountSchema),
  }),
  /** The raise was given back, because nobody could say whether it was taken: the choice is not made. */
  z.object({ kind: z.literal('returned'), slip: slipSchema, balance: z.nullable(amountSchema) }),
  /** The hall has not said yet. The choice is made or the raise given back, and `state` tells which. */
  z.object({ kind: z.literal('pending'), slip: slipSchema }),
]);
export type DecideAnswer = Told<typeof decideAnswerSchema>;

export const tableHistoryAnswerSchema = z.object({
  slips: z.array(historySlipSchema),
  before: z.nullable(z.string()),
});
export type TableHistoryAnswer = Told<typeof tableHistoryAnswerSchema>;

/** How many of the player's bets have told the number that their entropy is the hash of. */
export const revealAnswerSchema = z.object({ opened: z.number() });
export type RevealAnswer = Told<typeof revealAnswerSchema>;

/** A round of a shoe with the cards that it has shown, in the order of dealing. */
const earlierSchema = z.object({ number: z.number(), cards: z.array(z.number()) });
export type EarlierRound = Told<typeof earlierSchema>;

/** A round's shoe with what `gone` follows from: its earlier rounds, void ones left out. Each of them has a proof of its own. */
const shoeProofSchema = z.extend(shoeSchema, { earlier: z.array(earlierSchema) });
export type ShoeProof = Told<typeof shoeProofSchema>;

/** Everything that proves a round: `GET /tables/{gameCode}/rounds/{number}`. */
export const proofSchema = z.object({
  gameCode: z.string(),
  number: z.number(),
  phase: phaseSchema,
  serverSeedHash: z.string(),
  shoe: z.nullable(shoeProofSchema),
  sealing: sealingSchema,
  seal: z.nullable(sealSchema),
  /** The beacon's word, where the round was drawn with it. 96 hex digits. */
  beaconSignature: z.nullable(z.string()),
  /** From the draw on; of a void round with a seal as well, so that anybody sees what it would have come to. */
  serverSeed: z.nullable(z.string()),
  entropy: z.nullable(z.string()),
  /** The list, from its seal on. */
  contributions: z.array(z.object({ id: z.string(), entropy: z.string(), opening: z.nullable(z.string()) })),
  result: z.nullable(resultSchema),
  drawsAt: timeSchema,
});
export type ProofView = Told<typeof proofSchema>;

/** A table that can be played at beside another. */
const besideTableSchema = z.object({
  gameCode: z.string(),
  name: z.string(),
  phase: phaseSchema,
  closesAt: timeSchema,
});
export type BesideTable = z.output<typeof besideTableSchema>;

export const besideTablesSchema = z.object({ now: timeSchema, tables: z.array(besideTableSchema) });
export type BesideTables = Told<typeof besideTablesSchema>;

/** Tickets of both tables, each for one entry: the one that is played at already, and the one beside it. */
export const besideAnswerSchema = z.object({ tickets: z.tuple([z.string(), z.string()]) });
export type BesideAnswer = Told<typeof besideAnswerSchema>;
