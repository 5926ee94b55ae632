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
import { depositStates } from './cashier.ts';

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

export const roundRecordSchema = z.object({
  id: z.string(),
  round_id: z.string(),
  gp_id: idSchema,
  gp_name: z.string(),
  game_id: idSchema,
  game_name: localizedTextSchema,
  game_type: gameTypeIdSchema,
  stake: moneySchema,
  win: moneySchema,
  currency: currencySchema,
  state: z.enum(['open', 'closed', 'rolled_back']),
  opened_at: instantSchema,
  closed_at: instantSchema.nullable(),
});
export type RoundRecord = z.infer<typeof roundRecordSchema>;

export const recordsRounds = defineCall({
  path: '/member/records/rounds',
  summary: 'Game rounds, newest first.',
  tag,
  audience: 'member',
  body: z.strictObject({ ...pageSchema, ...range }),
  data: z.object({ list: z.array(roundRecordSchema), ...next }),
});

export const recordsDw = defineCall({
  path: '/member/records/dw',
  summary: 'Deposits and withdrawals, newest first.',
  tag,
  audience: 'member',
  body: z.strictObject({ ...pageSchema, ...range }),
  data: z.object({
    list: z.array(
      z.object({
        order_number: z.string(),
        direction: z.enum(['deposit', 'withdrawal']),
        method: z.string(),
        state: z.enum(depositStates),
        amount: moneySchema,
        fee: moneySchema,
        currency: currencySchema,
        at: instantSchema,
      }),
    ),
    ...next,
  }),
});
