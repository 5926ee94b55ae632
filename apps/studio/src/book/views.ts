/**
 * What the studio tells the pages of the book (sports and esport) and what they send: JSON under
 * `/play/{gameCode}/api/`. Amounts are decimal strings of the session's currency, prices whole thousandths (1950 is
 * 1.95), times ISO 8601 UTC. The pages parse what they are told with these schemas, and the studio's answers have their
 * types.
 *
 * Without a session (the quick-bet frame, and every list of events):
 * - `GET events` → `EventsAnswer`
 * - `GET events/{id}` → `EventView`
 * - `GET events/{id}/proof` → `EventProofView`; `GET events/{id}/past` → `PastAnswer`
 * - `GET results?sport=&before=` → `ResultsAnswer`
 * - `GET league` → `LeagueAnswer`, of a book with a league
 * - `GET events/{id}/siege` → `SiegeRecordAnswer`, of a siege
 * - `GET stream?event={id}` → server-sent events of `BookMessage`; with the session's header also the player's own bets
 *
 * With the session's token in `x-game-session`:
 * - `POST open` `{ ticket? }` → `BookOpenAnswer`; `POST state` `{}` → `BookState`; `POST leave` `{}` → `{ lobbyUrl }`
 * - `POST cash-offers` `{}` → `CashOffersAnswer`; `POST cash-out` `CashOutBody` → `CashOutAnswer`
 * - `POST quote` `QuoteBody` → `QuoteAnswer`; `POST bet` `PlaceBody` → `PlaceAnswer`; `POST bets` `BetsBody` → `BetsAnswer`
 *
 * The page's address may say where to begin: `?event=&market=&selection=`.
 *
 * A refused request is HTTP 4xx with `{ error }` (`PlayError`); a refused bet is an answer of kind `refused`.
 */
import * as z from 'zod/mini';
import { stakeRefusals } from '../play/views.ts';
import { amountSchema, type Told, timeSchema } from '../shapes/fields.ts';
import type { CashShare } from './cashViews.ts';
import type { Folds } from './engine/systems.ts';
import { competitionSchema, teamSchema } from './leagueViews.ts';
import { assaultSchema, besides, lately, pairSchema, scoreSchema, timelineItemSchema } from './scores.ts';
import { marketKindSchema, type PriceConsent, selectionCodeSchema } from './selections.ts';
import { type LegPick, quotedLegSchema, slipRefusals } from './slipViews.ts';

export {
  type CashOffer,
  type CashOffersAnswer,
  type CashShare,
  cashOffersSchema,
  cashShares,
} from './cashViews.ts';
export {
  type CompetitionView,
  type LeagueAnswer,
  type LeagueForm,
  leagueAnswerSchema,
  type TeamView,
} from './leagueViews.ts';
export type * from './scores.ts';
export {
  goalCodes,
  halfFullCodes,
  isConsented,
  type MarketKind,
  marginCodes,
  marginsFrom,
  nearPercent,
  type PriceConsent,
  priceConsents,
  raceTo,
  type SelectionCode,
  scoreCodes,
  selectionCodes,
} from './selections.ts';

export * from './siegeViews.ts';
export {
  type LegPick,
  type LegStop,
  type QuoteAnswer,
  type QuoteBody,
  type QuotedJoint,
  type QuotedLeg,
  quoteAnswerSchema,
  type SlipRefusal,
} from './slipViews.ts';

export const sessionHeader = 'x-game-session';

/** Bets of one page of a player's list, and events of one page of results. */
export const bookPageSize = 30;
/** Most legs of a multi. */
export const legsMax = 10;

export const bookSports = ['football', 'racket', 'basketball', 'siege', 'league'] as const;
const sportSchema = z.enum(bookSports);
/**
 * `racket` is played by two in sets, `siege` is the esport: two teams, map by map, round by round. `league` is football in
 * short, all matches of a round at once, bet on before they begin.
 */
export type BookSport = (typeof bookSports)[number];

const selectionSchema = z.object({
  code: selectionCodeSchema,
  /** Thousandths; `null` while nothing can be bet on it. */
  price: z.nullable(z.number()),
});

const marketNameSchema = z.object({
  /** Unique in its event: `result`, `total:2.5`, `handicap:-1`, `next:3`, `part:2`, `part-total:2:40.5`. */
  id: z.string(),
  kind: marketKindSchema,
  /** Of totals, handicaps and `parts`. */
  line: z.nullable(z.number()),
  /** Of `next`, `race` and what is said of one part, from 1. */
  number: z.nullable(z.number()),
});

const marketSchema = z.extend(marketNameSchema, { selections: z.array(selectionSchema) });
export type MarketView = Told<typeof marketSchema>;

/**
 * `coming`: not begun. `live`: in play. `over`: ended; bets are paid as soon as the result is final. `abandoned`: broken off; what was not decided by
 * then is void.
 */
const phaseSchema = z.enum(['coming', 'live', 'over', 'abandoned']);
export type EventPhase = z.output<typeof phaseSchema>;

/** An event as a row of a list. */
const eventSummarySchema = z.object({
  id: z.string(),
  sport: sportSchema,
  competition: competitionSchema,
  home: teamSchema,
  away: teamSchema,
  startsAt: timeSchema,
  phase: phaseSchema,
  /** Rises with every change of score or prices. A message with a lower one is old. */
  version: z.number(),
  /**
   * When what is waited for begins: the event, its next part after a break, the next round of a siege or its storming; of a
   * result that is looked at again, when it becomes final. `null` while play goes on.
   */
  waitsUntil: z.nullable(timeSchema),
  /** Nothing of it can be bet on at this moment. */
  isSuspended: z.boolean(),
  score: scoreSchema,
  /** The match result or winner; the first of an event's markets. `null` when it is decided. */
  main: z.nullable(marketSchema),
  /** Markets that are open beside `main`. */
  moreMarkets: z.number(),
  /** The handicap and the total whose sides are the most alike, for lists; those that there are. */
  lines: z.array(marketSchema),
  /** Ended, but the score may still change: bets on it are settled when it is final. */
  isProvisional: z.boolean(),
  /** The last goal did not count after the end. */
  isCorrected: z.boolean(),
  /** Of football in play, what happened last besides what its score tells; `null` where there is none, or where a studio of before tells it. */
  lately,
});
export type EventSummary = Told<typeof eventSummarySchema>;

export const eventSchema = z.extend(eventSummarySchema, {
  markets: z.array(marketSchema),
  timeline: z.array(timelineItemSchema),
  /** Of a siege, the round in play or the one that was decided last; `null` where there is none, or where a studio of before tells it. */
  assault: z._default(z.nullable(assaultSchema), null),
  ...besides,
  /** SHA-256 of the seed that decides everything; published before the first bet. */
  serverSeedHash: z.string(),
  /** By which of its sport's rules, from 1, told with the fingerprint; where a studio of before tells it, by the first. */
  rules: z._default(z.number(), 1),
  /** The house's margin on its prices, hundredths of a per cent. */
  marginBp: z.number(),
});
export type EventView = Told<typeof eventSchema>;

export const eventsAnswerSchema = z.object({
  now: timeSchema,
  /** Live ones first, then by start. */
  events: z.array(eventSummarySchema),
});
export type EventsAnswer = Told<typeof eventsAnswerSchema>;

export const resultsAnswerSchema = z.object({
  /** Latest first. */
  events: z.array(eventSummarySchema),
  /** To be given as `before` for the next page. */
  before: z.nullable(z.string()),
});
export type ResultsAnswer = Told<typeof resultsAnswerSchema>;

/**
 * Everything that proves an event; the seed once it is over. `src/book/engine/replay.ts` (free of zod and Node) recomputes
 * from it what happened.
 */
export const eventProofSchema = z.object({
  event: eventSummarySchema,
  serverSeedHash: z.string(),
  serverSeed: z.nullable(z.string()),
  /** Strengths of the two sides; they follow from the teams and the fingerprint. */
  strengths: pairSchema,
  timeline: z.array(timelineItemSchema),
  /** Steps that were drawn. */
  steps: z.number(),
  /** By which of its sport's rules, from 1; where a studio of before tells it, by the first. */
  rules: z._default(z.number(), 1),
});
export type EventProofView = Told<typeof eventProofSchema>;

const betRefusalSchema = z.enum([...stakeRefusals, ...slipRefusals]);
export type BetRefusal = z.output<typeof betRefusalSchema>;

export interface PlaceBody {
  /** A uuid made once for a press and kept over retries: a repeat answers what became of the first. */
  readonly action_id: string;
  /** Decimal, of a system for each of its combinations. */
  readonly stake: string;
  /** Of a system. */
  readonly folds?: Folds;
  readonly consent: PriceConsent;
  readonly legs: readonly (LegPick & { readonly price: number })[];
  /** Of every event with more than one leg, the price of these together that was seen. */
  readonly joints?: readonly { readonly event: string; readonly price: number }[];
}

/** `half-won`, `half-lost`: half of it won or lost, and the other half came out even. */
const legResultSchema = z.enum(['open', 'won', 'lost', 'void', 'even', 'half-won', 'half-lost']);
export type LegResult = z.output<typeof legResultSchema>;

const legSchema = z.object({
  event: z.string(),
  sport: sportSchema,
  competition: competitionSchema,
  home: teamSchema,
  away: teamSchema,
  startsAt: timeSchema,
  phase: phaseSchema,
  market: marketNameSchema,
  selection: selectionCodeSchema,
  price: z.number(),
  result: legResultSchema,
  score: pairSchema,
});
export type LegView = Told<typeof legSchema>;

/**
 * `waiting`: the delay in play runs. `pending`: the hall has not said yet. `open`: stands. `paying`: decided, the hall is
 * being told. `void`: every leg was void, the stake went back. `returned`: the hall never confirmed, the stake is back.
 */
const betStateSchema = z.enum([
  'waiting',
  'pending',
  'open',
  'paying',
  'settled',
  'void',
  'returned',
  'refused',
  'stuck',
]);
export type BetState = z.output<typeof betStateSchema>;

const resettlementSchema = z.object({
  /** Signed: what was given or taken after the settlement. */
  amount: amountSchema,
  at: timeSchema,
  /** The hall has been told; a member who has spent it keeps it. */
  state: z.enum(['paying', 'done', 'waived']),
});

const betSchema = z.object({
  id: z.string(),
  state: betStateSchema,
  legs: z.array(legSchema),
  /** Prices of legs of one event that count together, thousandths. */
  joints: z.array(z.object({ event: z.string(), price: z.number() })),
  /** Of a system that of all its combinations. */
  stake: amountSchema,
  /** Of a system: the sizes of its combinations, how many there are, how many have no lost leg, and the stake of each. */
  system: z.nullable(
    z.object({
      min: z.number(),
      max: z.number(),
      combinations: z.number(),
      alive: z.number(),
      stake: amountSchema,
    }),
  ),
  /** Of the whole bet, thousandths; void legs count 1.00. Of a system what its stake is multiplied by. */
  price: z.number(),
  /** Of what is not cashed out. */
  possibleReturn: amountSchema,
  /** What was cashed out so far: so much of the stake, for so much. */
  cashed: z.nullable(z.object({ stake: amountSchema, amount: amountSchema })),
  /** What it has come to in all, resettlements included; `null` until it is settled. */
  won: z.nullable(amountSchema),
  resettlements: z.array(resettlementSchema),
  placedAt: timeSchema,
  /** When a bet in play is decided on. */
  acceptAt: z.nullable(timeSchema),
  settledAt: z.nullable(timeSchema),
  refusal: z.nullable(betRefusalSchema),
});
export type BetView = Told<typeof betSchema>;

export const placeAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('taken'), bet: betSchema, balance: z.nullable(amountSchema) }),
  /** A leg is in play: decided at `bet.acceptAt`. Ask again with the same action id then, or hear it in the stream. */
  z.object({ kind: z.literal('waiting'), bet: betSchema }),
  /** The hall has not said yet. Ask again with the same action id. */
  z.object({ kind: z.literal('pending'), bet: betSchema }),
  z.object({
    kind: z.literal('refused'),
    reason: betRefusalSchema,
    /** The legs as they stand now, where prices were the reason. */
    legs: z.array(quotedLegSchema),
    balance: z.nullable(amountSchema),
  }),
  z.object({ kind: z.literal('returned'), balance: z.nullable(amountSchema) }),
  z.object({ kind: z.literal('stuck') }),
]);
export type PlaceAnswer = Told<typeof placeAnswerSchema>;

export interface CashOutBody {
  /** A uuid made once for a press and kept over retries: a repeat answers what the first one brought. */
  readonly action_id: string;
  readonly bet: string;
  readonly share: CashShare;
  /** What was offered for this share: less is not taken. Decimal. */
  readonly least: string;
}

/** Won less staked since the session of play began, in bets that are settled and parts that are cashed out. Signed. */
const netSchema = amountSchema;

export const cashOutAnswerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cashed'),
    bet: betSchema,
    amount: amountSchema,
    balance: z.nullable(amountSchema),
    sessionNet: netSchema,
  }),
  /** Less is offered now (`amount`), or nothing: the moment has passed, or the bet is decided. */
  z.object({ kind: z.literal('refused'), amount: z.nullable(amountSchema) }),
]);
export type CashOutAnswer = Told<typeof cashOutAnswerSchema>;

export interface BetsBody {
  readonly which: 'open' | 'settled';
  readonly before?: string;
}

export const betsAnswerSchema = z.object({ bets: z.array(betSchema), before: z.nullable(z.string()) });
export type BetsAnswer = Told<typeof betsAnswerSchema>;

const limitsSchema = z.object({
  /** Any whole minor units between the two. */
  stakeMin: amountSchema,
  stakeMax: amountSchema,
  /** Most on a bet with a leg of a kind of market that takes less, by kind. */
  kindMax: z.record(z.string(), amountSchema),
  /** Most that one bet may return. */
  returnMax: amountSchema,
  legsMax: z.number(),
  /** Milliseconds from placing to taking when a leg is in play. */
  delayMs: z.number(),
});
export type BookLimits = Told<typeof limitsSchema>;

export const bookStateSchema = z.object({
  now: timeSchema,
  /** `null` when the hall did not answer. */
  balance: z.nullable(amountSchema),
  sessionNet: netSchema,
  /** All that are not settled, and those settled in the last minutes; latest first. */
  bets: z.array(betSchema),
});
export type BookState = Told<typeof bookStateSchema>;

export const bookOpenAnswerSchema = z.extend(bookStateSchema, {
  session: z.string(),
  gameCode: z.string(),
  demo: z.boolean(),
  currency: z.string(),
  lobbyUrl: z.string(),
  startedAt: timeSchema,
  /** Sports of this book; one for the esport. */
  sports: z.array(sportSchema),
  /** Usual stakes for quick picking, ascending. */
  stakes: z.array(amountSchema),
  limits: limitsSchema,
  /** Of each sport, hundredths of a per cent. */
  marginsBp: z.partialRecord(sportSchema, z.number()),
  events: z.array(eventSummarySchema),
});
export type BookOpenAnswer = Told<typeof bookOpenAnswerSchema>;

/** What the stream tells. Nothing is promised to arrive: after a break the page fetches again. */
export const bookMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), event: eventSummarySchema }),
  /** The event that the stream was opened with, whole. */
  z.object({ kind: z.literal('detail'), event: eventSchema }),
  /** Off the list: its results are under `results`. */
  z.object({ kind: z.literal('gone'), id: z.string() }),
  z.object({ kind: z.literal('bet'), bet: betSchema }),
]);
export type BookMessage = Told<typeof bookMessageSchema>;
