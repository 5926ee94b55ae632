import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  currencySchema,
  gameTypeIdSchema,
  idSchema,
  instantSchema,
  localizedTextSchema,
  moneySchema,
  pageSchema,
} from '../fields.ts';
import { depositStates, withdrawalStates } from './cashier.ts';

const tag = 'records';
const range = { from: instantSchema.optional(), to: instantSchema.optional() };
const next = { next_cursor: z.string().nullable() };

export const postingKinds = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'bet_win',
  'rollback',
  'transfer_in',
  'transfer_out',
  'promotion',
  'commission',
  'adjustment',
  'reversal',
] as const;
export type PostingKind = (typeof postingKinds)[number];

export const postingRecordSchema = z.object({
  id: z.string(),
  kind: z.enum(postingKinds),
  amount: moneySchema,
  balance_after: moneySchema.nullable(),
  currency: currencySchema,
  at: instantSchema,
  /** What it belongs to: round, order number. */
  reference: z.string(),
  game_name: localizedTextSchema.nullable(),
});
export type PostingRecord = z.infer<typeof postingRecordSchema>;

export const recordsTransaction = defineCall({
  path: '/member/records/transaction',
  summary: "Every posting on the member's main wallet, newest first.",
  tag,
  audience: 'member',
  body: z.strictObject({ ...pageSchema, ...range, kinds: z.array(z.enum(postingKinds)).optional() }),
  data: z.object({ list: z.array(postingRecordSchema), ...next }),
});

export const roundStates = ['open', 'closed', 'rolled_back'] as const;
export type RoundState = (typeof roundStates)[number];

export const roundRecordSchema = z.object({
  id: z.string(),
  round_id: z.string(),
  gp_id: idSchema,
  gp_name: z.string(),
  game_id: idSchema,
  game_name: localizedTextSchema,
  game_type: gameTypeIdSchema,
  stake: moneySchema,
  /** What was paid. */
  win: moneySchema,
  /** A win beyond what the game pays at once: it waits for staff. `0.00` as a rule. */
  win_pending: moneySchema,
  currency: currencySchema,
  state: z.enum(roundStates),
  opened_at: instantSchema,
  closed_at: instantSchema.nullable(),
});
export type RoundRecord = z.infer<typeof roundRecordSchema>;

const roundFilter = {
  ...range,
  gp_id: idSchema.optional(),
  game_type: gameTypeIdSchema.optional(),
  state: z.enum(roundStates).optional(),
};

export const recordsRounds = defineCall({
  path: '/member/records/rounds',
  summary: 'Game rounds, newest first; all of them, or those of a provider, of a game type, in a state.',
  tag,
  audience: 'member',
  body: z.strictObject({ ...pageSchema, ...roundFilter }),
  data: z.object({ list: z.array(roundRecordSchema), ...next }),
});

export const recordsRoundTotals = defineCall({
  path: '/member/records/rounds/totals',
  summary:
    'What those rounds come to. An open round counts with its stake; one that was taken back does not.',
  tag,
  audience: 'member',
  body: z.strictObject(roundFilter),
  data: z.object({
    currency: currencySchema,
    rounds: z.number().int(),
    stake: moneySchema,
    win: moneySchema,
    /** Win less stake of rounds that are over. */
    net: moneySchema,
  }),
});

/** The hall's own id of a round, as the list has it. */
const roundKey = z.strictObject({ id: z.string().regex(/^[1-9][0-9]{0,17}$/) });

/** A stake or a win of a round, as the hall has booked it. */
export const roundMoveSchema = z.object({
  kind: z.enum(['bet', 'win', 'bet_win']),
  stake: moneySchema,
  win: moneySchema,
  /** A stake that was given back stays in the list. */
  state: z.enum(['done', 'rolled_back']),
  /** Played on a free round: the provider paid the stake. */
  is_free: z.boolean(),
  at: instantSchema,
});
export type RoundMove = z.infer<typeof roundMoveSchema>;

export const recordsRound = defineCall({
  path: '/member/records/round',
  summary: "One of the member's rounds with its stakes and wins, oldest first.",
  tag,
  audience: 'member',
  body: roundKey,
  data: z.object({ round: roundRecordSchema, moves: z.array(roundMoveSchema) }),
  codes: { 404: 'no such round of this member' },
});

/** What a provider commits itself to before a draw, and what the draw is computed from. */
export const roundProofSchema = z.object({
  server_seed_hash: z.string(),
  /** Told once the seed is used up: from then on the draw can be computed again. */
  server_seed: z.string().nullable(),
  client_seed: z.string(),
  nonce: z.int().min(0),
});
export type RoundProof = z.infer<typeof roundProofSchema>;

export const recordsReplay = defineCall({
  path: '/member/records/round/replay',
  summary:
    "Asks the provider about one of the member's rounds: the proof of its draws, and the page on which it is shown again and verified.",
  tag,
  audience: 'member',
  body: roundKey,
  data: z.object({
    proofs: z.array(roundProofSchema),
    /** Null while the draw must not be seen, and where the provider has no such page. */
    url: z.url({ protocol: /^https?$/ }).nullable(),
  }),
  codes: {
    103: 'the provider does not answer',
    105: 'the provider tells nothing of its rounds',
    404: 'no such round of this member',
  },
});

const paymentShape = {
  order_number: z.string(),
  /** How it was paid in, or the bank that it goes to. */
  method: z.string(),
  amount: moneySchema,
  fee: moneySchema,
  currency: currencySchema,
  at: instantSchema,
};

export const paymentDirections = ['deposit', 'withdrawal'] as const;
export type PaymentDirection = (typeof paymentDirections)[number];

export const recordsDwTotals = defineCall({
  path: '/member/records/dw/totals',
  summary: 'What deposits that succeeded and withdrawals that were paid come to, and what is on its way.',
  tag,
  audience: 'member',
  body: z.strictObject(range),
  data: z.object({
    currency: currencySchema,
    deposited: moneySchema,
    withdrawn: moneySchema,
    /** Deposits that may still come and withdrawals that are not decided or not paid yet. */
    waiting: moneySchema,
  }),
});

export const recordsDw = defineCall({
  path: '/member/records/dw',
  summary: 'Deposits and withdrawals, or one of the two, newest first.',
  tag,
  audience: 'member',
  body: z.strictObject({ ...pageSchema, ...range, direction: z.enum(paymentDirections).optional() }),
  data: z.object({
    list: z.array(
      z.discriminatedUnion('direction', [
        z.object({ ...paymentShape, direction: z.literal('deposit'), state: z.enum(depositStates) }),
        z.object({ ...paymentShape, direction: z.literal('withdrawal'), state: z.enum(withdrawalStates) }),
      ]),
    ),
    ...next,
  }),
});

/** The longest range of a statement: a year, and the day that a leap year has more. */
export const statementDaysMax = 366;

export const recordsStatement = defineCall({
  path: '/member/records/statement',
  summary:
    'What the main wallet held at two moments and what moved between, up to a year; `url` brings every line as CSV, for a minute.',
  tag,
  audience: 'member',
  body: z.strictObject({ from: instantSchema, to: instantSchema }),
  data: z.object({
    currency: currencySchema,
    opening: moneySchema,
    closing: moneySchema,
    /** By kind; `out` is not negative. */
    totals: z.array(z.object({ kind: z.enum(postingKinds), in: moneySchema, out: moneySchema })),
    in: moneySchema,
    out: moneySchema,
    url: z.string(),
    expires_at: instantSchema,
  }),
});

/** How many days back a chart looks, and how many of them one point stands for. */
export const trendSteps = { 7: 1, 30: 1, 91: 7 } as const;
export const trendDays = [7, 30, 91] as const;

export const recordsTrend = defineCall({
  path: '/member/records/trend',
  summary: 'How the main balance went and what play brought, by days of the site, up to today.',
  tag,
  audience: 'member',
  body: z.strictObject({ days: z.union(trendDays.map((days) => z.literal(days))) }),
  data: z.object({
    currency: currencySchema,
    points: z.array(
      z.object({
        /** The first day of those that the point stands for, in the site's zone. */
        day: z.iso.date(),
        /** Held at their end. */
        balance: moneySchema,
        /** Wins less stakes within them, as they were posted. */
        net: moneySchema,
      }),
    ),
  }),
});
