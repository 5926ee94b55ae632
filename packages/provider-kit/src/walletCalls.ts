import { z } from 'zod';
import {
  amountSchema,
  commonRequest,
  fractionalMinorSchema,
  gameCodeSchema,
  instantSchema,
  localeSchema,
  minorSchema,
  playerIdSchema,
  requestIdSchema,
  roundIdSchema,
  textSchema,
  tokenSchema,
  transactionIdSchema,
  wireCurrencySchema,
  wireIdSchema,
} from './fields.ts';
import { defineWireCall } from './wireCall.ts';

/** The hall's side of the wire: calls that a provider makes, under this base. */
export const walletBasePath = '/provider/v1';

/** Business refusals of the hall (wallet protocol, Statuses). All come with HTTP 200. */
export const walletRefusals = [
  'DUPLICATE_MISMATCH',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'PLAYER_BLOCKED',
  'PLAYER_EXCLUDED',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'INVALID_GAME',
  'GAME_DISABLED',
  'WRONG_CURRENCY',
  'BET_NOT_FOUND',
  'ROUND_CLOSED',
  'ALREADY_SETTLED',
  'CANCELLED_BEFORE',
  'BAD_REQUEST',
  'RETRY_LATER',
] as const;
export type WalletRefusal = (typeof walletRefusals)[number];
export type WalletStatus = 'OK' | WalletRefusal;

export const balanceSchema = z.object({ cash: minorSchema, bonus: minorSchema });

const refusalSchema = z.object({
  status: z.enum(walletRefusals),
  /** Missing when the request could not be read so far. */
  request_id: requestIdSchema.optional(),
  balance: balanceSchema.optional(),
  currency: wireCurrencySchema.optional(),
  operator_tx_id: wireIdSchema.optional(),
  duplicate: z.boolean().optional(),
  /** With `BAD_REQUEST`: the path of the first failing field. */
  field: z.string().optional(),
  processed_at: instantSchema,
});
export type WalletRefusalAnswer = z.output<typeof refusalSchema>;

const okShape = {
  status: z.literal('OK'),
  request_id: requestIdSchema,
  balance: balanceSchema,
  currency: wireCurrencySchema,
  processed_at: instantSchema,
};
/** Answers of calls that are known by their `transaction_id`. */
const postedShape = {
  ...okShape,
  operator_tx_id: wireIdSchema,
  duplicate: z.boolean(),
  /** The win is booked and beyond what the operator pays at once: it is in no balance until staff have let it go. */
  pending: z.literal(true).optional(),
};

const answer = <Ok extends z.ZodRawShape & { status: z.ZodLiteral<'OK'> }>(shape: Ok) =>
  z.discriminatedUnion('status', [z.object(shape), refusalSchema]);

const player = { player_id: playerIdSchema, currency: wireCurrencySchema };
const round = { ...player, game_code: gameCodeSchema, round_id: roundIdSchema };
/** What is settled after a session has ended still names its player, and the token no longer matters. */
const settling = { session_token: tokenSchema.optional() };
const contribution = {
  jackpot_contribution: fractionalMinorSchema.optional(),
  /** The jackpot that the contribution goes to; the provider's only one unless said. */
  jackpot_id: wireIdSchema.optional(),
};
const jackpotWinSchema = z.strictObject({ jackpot_id: wireIdSchema, amount: amountSchema });
const withinWin = { path: ['jackpot_win', 'amount'], message: 'more than the win' };

export const authenticate = defineWireCall({
  path: '/wallet/authenticate',
  request: z.strictObject({
    ...commonRequest,
    launch_token: tokenSchema,
    game_code: gameCodeSchema.optional(),
  }),
  answer: answer({
    ...okShape,
    player_id: playerIdSchema,
    session_token: tokenSchema,
    locale: localeSchema,
    game_code: gameCodeSchema,
    /** Minor units; null where no limit is set. */
    limits: z.object({ bet_max: amountSchema.nullable(), session_stake_max: amountSchema.nullable() }),
    /** What the site's rules allow a game to offer; what is left out is not allowed. */
    rules: z
      .object({
        autoplay: z.boolean(),
        feature_buy: z.boolean().optional(),
        /** The player may shorten the time until a result is shown; left out, it is allowed. */
        hurry: z.boolean().optional(),
        /** At least so long from the beginning of one round to the next; null or left out: no such rule. */
        round_ms: z.int().positive().nullable().optional(),
      })
      .optional(),
  }),
});

export const balance = defineWireCall({
  path: '/wallet/balance',
  request: z.strictObject({
    ...commonRequest,
    ...player,
    session_token: tokenSchema,
    game_code: gameCodeSchema.optional(),
  }),
  answer: answer(okShape),
});

export const bet = defineWireCall({
  path: '/wallet/bet',
  request: z.strictObject({
    ...commonRequest,
    ...round,
    session_token: tokenSchema,
    transaction_id: transactionIdSchema,
    amount: amountSchema,
    round_closed: z.boolean().default(false),
    free_round_id: wireIdSchema.optional(),
    ...contribution,
  }),
  answer: answer(postedShape),
});

export const win = defineWireCall({
  path: '/wallet/win',
  request: z
    .strictObject({
      ...commonRequest,
      ...round,
      ...settling,
      transaction_id: transactionIdSchema,
      bet_transaction_id: transactionIdSchema,
      amount: amountSchema,
      round_closed: z.boolean().default(false),
      /** The part of `amount` that a jackpot pays. */
      jackpot_win: jackpotWinSchema.optional(),
    })
    .refine(
      ({ amount, jackpot_win }) => jackpot_win === undefined || jackpot_win.amount <= amount,
      withinWin,
    ),
  answer: answer(postedShape),
});

/** A whole round at once; it is closed by it. */
export const betWin = defineWireCall({
  path: '/wallet/bet-win',
  request: z
    .strictObject({
      ...commonRequest,
      ...round,
      session_token: tokenSchema,
      transaction_id: transactionIdSchema,
      bet_amount: amountSchema,
      win_amount: amountSchema,
      free_round_id: wireIdSchema.optional(),
      ...contribution,
      jackpot_win: jackpotWinSchema.optional(),
    })
    .refine(
      ({ win_amount, jackpot_win }) => jackpot_win === undefined || jackpot_win.amount <= win_amount,
      withinWin,
    ),
  answer: answer(postedShape),
});

export const rollback = defineWireCall({
  path: '/wallet/rollback',
  request: z.strictObject({
    ...commonRequest,
    ...round,
    ...settling,
    transaction_id: transactionIdSchema,
    target_transaction_id: transactionIdSchema,
  }),
  answer: answer(postedShape),
});

export const promoWin = defineWireCall({
  path: '/wallet/promo-win',
  request: z.strictObject({
    ...commonRequest,
    ...player,
    ...settling,
    game_code: gameCodeSchema.optional(),
    round_id: roundIdSchema.optional(),
    transaction_id: transactionIdSchema,
    campaign_id: wireIdSchema,
    amount: amountSchema,
  }),
  answer: answer(postedShape),
});

export const adjust = defineWireCall({
  path: '/wallet/adjust',
  request: z.strictObject({
    ...commonRequest,
    ...round,
    ...settling,
    transaction_id: transactionIdSchema,
    amount: minorSchema,
    reason: textSchema(200),
  }),
  answer: answer(postedShape),
});

export const roundClose = defineWireCall({
  path: '/wallet/round-close',
  request: z.strictObject({
    ...commonRequest,
    ...round,
    ...settling,
    transaction_id: transactionIdSchema,
    bet_total: amountSchema,
    win_total: amountSchema,
  }),
  answer: answer({
    ...postedShape,
    /** The hall's own totals; `mismatch` when they are not the provider's. The round is closed either way. */
    bet_total: amountSchema,
    win_total: amountSchema,
    mismatch: z.boolean(),
  }),
});

export const transactionStates = ['done', 'rejected', 'rolled_back', 'unknown'] as const;
export type TransactionState = (typeof transactionStates)[number];

export const txStatus = defineWireCall({
  path: '/wallet/tx-status',
  request: z.strictObject({ ...commonRequest, ...player, target_transaction_id: transactionIdSchema }),
  answer: answer({ ...okShape, transaction_status: z.enum(transactionStates) }),
});

export const walletCalls = {
  authenticate,
  balance,
  bet,
  win,
  betWin,
  rollback,
  promoWin,
  adjust,
  roundClose,
  txStatus,
} as const;
export type WalletCalls = typeof walletCalls;
