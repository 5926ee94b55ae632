import { tableStanding, tablesMax } from '@pavilion/contract/tables';
import { z } from 'zod';
import {
  amountSchema,
  commonRequest,
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

/** The provider's side of the wire: calls that the hall makes. The sandbox studio serves them under this base. */
export const providerBasePath = '/operator/v1';

export const providerRefusals = [
  'INVALID_GAME',
  'GAME_DISABLED',
  'WRONG_CURRENCY',
  'NOT_FOUND',
  'INSUFFICIENT_FUNDS',
  'DUPLICATE_MISMATCH',
  'BAD_REQUEST',
  'RETRY_LATER',
] as const;
export type ProviderRefusal = (typeof providerRefusals)[number];

const refusalSchema = z.object({
  status: z.enum(providerRefusals),
  request_id: requestIdSchema.optional(),
  field: z.string().optional(),
});

const answer = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.discriminatedUnion('status', [
    z.object({ status: z.literal('OK'), request_id: requestIdSchema, ...shape }),
    refusalSchema,
  ]);

const urlSchema = z.string().min(1).max(2048);
const cursorSchema = textSchema(200);
const localizedSchema = z.record(localeSchema, z.string().max(200));

/** What a provider offers (catalogue synchronisation). */
export const games = defineWireCall({
  path: '/games',
  request: z.strictObject({ ...commonRequest }),
  answer: answer({
    games: z
      .array(
        z.object({
          game_code: gameCodeSchema,
          game_type: z.int().min(2).max(9),
          names: localizedSchema,
          /** Return to player in hundredths of a percent. */
          rtp_bp: z.int().min(0).max(10_000).nullable(),
          /** Its bets return differently, and `rtp_bp` is the best of those that it is about. */
          rtp_up_to: z.boolean().optional(),
          /** Minor units, per currency that the game is offered in. */
          bet_limits: z.record(wireCurrencySchema, z.object({ min: amountSchema, max: amountSchema })),
          icon: z.string().max(500),
        }),
      )
      .max(5000),
  }),
});

const clientShape = {
  locale: localeSchema,
  /** Platform code (spec §9). */
  device: z.int().min(0).max(7),
  /** Where the game's home button leads. */
  lobby_url: urlSchema.optional(),
};

export const gameLaunch = defineWireCall({
  path: '/game/launch',
  request: z.strictObject({
    ...commonRequest,
    ...clientShape,
    player_id: playerIdSchema,
    currency: wireCurrencySchema,
    game_code: gameCodeSchema,
    /** Single use, 60 s; the game hands it to `/wallet/authenticate`. */
    launch_token: tokenSchema,
  }),
  answer: answer({ url: urlSchema }),
});

export const gameDemo = defineWireCall({
  path: '/game/demo',
  request: z.strictObject({
    ...commonRequest,
    ...clientShape,
    currency: wireCurrencySchema,
    game_code: gameCodeSchema,
  }),
  answer: answer({ url: urlSchema }),
});

/** Ends a game session. Closing one that is closed or unknown is `OK`. */
export const sessionClose = defineWireCall({
  path: '/session/close',
  request: z.strictObject({
    ...commonRequest,
    player_id: playerIdSchema,
    session_token: tokenSchema,
    reason: z.enum(['left', 'logout', 'replaced', 'operator']),
  }),
  answer: answer({}),
});

const roundRequest = z.strictObject({ ...commonRequest, player_id: playerIdSchema, round_id: roundIdSchema });

/** `unknown` is a definite word too: the provider has never heard of the round. */
export const providerRoundStates = ['open', 'closed', 'cancelled', 'unknown'] as const;
export type ProviderRoundState = (typeof providerRoundStates)[number];

const roundTransactionSchema = z.object({
  transaction_id: transactionIdSchema,
  kind: z.enum(['bet', 'win', 'bet-win', 'rollback']),
  /** Minor units; for `bet-win` the stake, with `win_amount` beside. */
  amount: amountSchema,
  win_amount: amountSchema.optional(),
  /** For `win`: the bet that it belongs to. */
  bet_transaction_id: transactionIdSchema.optional(),
  /** For `bet`, `win`: as sent to the hall, since it is part of what makes a repeat the same. */
  round_closed: z.boolean().optional(),
  /** For `win`: likewise. */
  jackpot_win: z.object({ jackpot_id: wireIdSchema, amount: amountSchema }).optional(),
});
export type RoundTransaction = z.output<typeof roundTransactionSchema>;

export const roundStatus = defineWireCall({
  path: '/round/status',
  request: roundRequest,
  answer: answer({
    round_id: roundIdSchema,
    state: z.enum(providerRoundStates),
    bet_total: amountSchema,
    win_total: amountSchema,
    transactions: z.array(roundTransactionSchema).max(1000),
  }),
});

export const roundDetails = defineWireCall({
  path: '/round/details',
  request: z.strictObject({ ...roundRequest.shape, locale: localeSchema }),
  answer: answer({
    round_id: roundIdSchema,
    game_code: gameCodeSchema,
    state: z.enum(providerRoundStates),
    bet_total: amountSchema,
    win_total: amountSchema,
    opened_at: instantSchema.nullable(),
    closed_at: instantSchema.nullable(),
    /** The provider's own account of the round (reels, cards, seeds), shown as it is. */
    details: z.record(z.string(), z.unknown()),
  }),
});

export const roundReplayUrl = defineWireCall({
  path: '/round/replay-url',
  request: z.strictObject({ ...roundRequest.shape, locale: localeSchema }),
  answer: answer({ url: urlSchema }),
});

export const freeRoundsGrant = defineWireCall({
  path: '/free-rounds/grant',
  request: z.strictObject({
    ...commonRequest,
    player_id: playerIdSchema,
    currency: wireCurrencySchema,
    game_code: gameCodeSchema,
    free_round_id: wireIdSchema,
    rounds: z.int().min(1).max(1000),
    stake: amountSchema,
    expires_at: instantSchema,
  }),
  answer: answer({}),
});

export const freeRoundsCancel = defineWireCall({
  path: '/free-rounds/cancel',
  request: z.strictObject({ ...commonRequest, player_id: playerIdSchema, free_round_id: wireIdSchema }),
  answer: answer({ rounds_left: z.int().min(0) }),
});

export const jackpots = defineWireCall({
  path: '/jackpots',
  request: z.strictObject({ ...commonRequest, currency: wireCurrencySchema }),
  answer: answer({
    jackpots: z
      .array(
        z.object({
          jackpot_id: wireIdSchema,
          amount: amountSchema,
          /** What it is called; the hall shows one without a name in the total alone. */
          names: localizedSchema.optional(),
          /** The amount at which it is won at the latest; left out by one that may grow on. */
          drops_by: amountSchema.min(1).optional(),
        }),
      )
      .max(1000),
  }),
});

/** What stands at the provider's shared tables now. A provider without any lists none. */
export const tables = defineWireCall({
  path: '/tables',
  request: z.strictObject({ ...commonRequest }),
  answer: answer({
    /** The provider's clock at this answer: the hall turns the times below into its own. */
    now: instantSchema,
    tables: z
      .array(
        z.object({
          game_code: gameCodeSchema,
          ...tableStanding,
        }),
      )
      .max(tablesMax),
  }),
});

/** What the provider believes to have moved, oldest first, for the daily reconciliation. `from` is inclusive. */
export const transactions = defineWireCall({
  path: '/transactions',
  request: z.strictObject({ ...commonRequest, from: instantSchema, cursor: cursorSchema.optional() }),
  answer: answer({
    transactions: z
      .array(
        z.object({
          transaction_id: transactionIdSchema,
          kind: z.enum(['bet', 'win', 'bet-win', 'rollback', 'promo-win', 'adjust']),
          player_id: playerIdSchema,
          round_id: roundIdSchema.optional(),
          currency: wireCurrencySchema,
          amount: minorSchema,
          win_amount: amountSchema.optional(),
          occurred_at: instantSchema,
          /** Only what is `done` has moved money. */
          state: z.enum(['done', 'rejected', 'rolled_back']).default('done'),
        }),
      )
      .max(1000),
    next_cursor: cursorSchema.nullable(),
  }),
});

const transferShape = {
  ...commonRequest,
  player_id: playerIdSchema,
  currency: wireCurrencySchema,
  transaction_id: transactionIdSchema,
  amount: amountSchema.min(1),
};
const transferAnswer = answer({ transaction_id: transactionIdSchema, balance: amountSchema });

export const transferIn = defineWireCall({
  path: '/transfer/in',
  request: z.strictObject(transferShape),
  answer: transferAnswer,
});
export const transferOut = defineWireCall({
  path: '/transfer/out',
  request: z.strictObject(transferShape),
  answer: transferAnswer,
});
export const transferBalance = defineWireCall({
  path: '/transfer/balance',
  request: z.strictObject({ ...commonRequest, player_id: playerIdSchema, currency: wireCurrencySchema }),
  answer: answer({ balance: amountSchema, in_play: amountSchema }),
});
export const transferStatus = defineWireCall({
  path: '/transfer/status',
  request: z.strictObject({
    ...commonRequest,
    player_id: playerIdSchema,
    target_transaction_id: transactionIdSchema,
  }),
  answer: answer({ transfer_status: z.enum(['done', 'failed', 'unknown']) }),
});

export const providerCalls = {
  games,
  gameLaunch,
  gameDemo,
  sessionClose,
  roundStatus,
  roundDetails,
  roundReplayUrl,
  freeRoundsGrant,
  freeRoundsCancel,
  jackpots,
  tables,
  transactions,
  transferIn,
  transferOut,
  transferBalance,
  transferStatus,
} as const;
export type ProviderCalls = typeof providerCalls;
