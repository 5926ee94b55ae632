import { z } from 'zod';
import { currencySchema, emptyData, idSchema, instantSchema, moneySchema } from '../fields.ts';
import { defineOfficeCall, repeatCodes, staleCodes } from './call.ts';
import { bigIdSchema, listBody, listData, longListData, reasonSchema, typedSchema } from './fields.ts';
import { rowVersionSchema } from './providers.ts';

const tag = 'office: rounds';

const memberSchema = z.object({ id: idSchema, account: z.string() });
const providerSchema = z.object({ id: idSchema, name: z.string() });

const openRoundSchema = z.object({
  id: bigIdSchema,
  /** The provider’s name of the round. */
  reference: z.string(),
  member: memberSchema,
  provider: providerSchema,
  game: z.object({ id: idSchema, name: z.string() }),
  currency: currencySchema,
  staked: moneySchema,
  won: moneySchema,
  opened_at: instantSchema,
  /** When its provider was last asked about it, and how often; after ten minutes, then ever more seldom. */
  asked_at: instantSchema.nullable(),
  asked_times: z.number().int(),
});
export type OpenRound = z.infer<typeof openRoundSchema>;

export const roundList = defineOfficeCall({
  path: '/office/round/list',
  summary: 'Rounds that are open on this site, the oldest first unless told.',
  tag,
  right: 'rounds.read',
  body: listBody(
    {
      provider_id: idSchema.optional(),
      account: typedSchema.optional(),
      reference: typedSchema.optional(),
      /** Those that are older than this. */
      minutes: z.number().int().min(1).max(1_000_000).optional(),
    },
    ['opened_at'],
  ),
  data: longListData(openRoundSchema),
});

export const askedAtOnceMax = 10;

export const roundAsk = defineOfficeCall({
  path: '/office/round/ask',
  summary:
    'Asks the providers about open rounds now, and closes or returns them by their signed word. Without that a round stays as it is.',
  tag,
  right: 'rounds.act',
  body: z.strictObject({ ids: z.array(bigIdSchema).min(1).max(askedAtOnceMax), reason: reasonSchema }),
  data: z.object({ asked: z.number().int(), settled: z.number().int() }),
  codes: { 404: 'one of them is no open round of this site' },
});

export const transferStates = ['created', 'sent', 'unknown'] as const;

const stuckTransferSchema = z.object({
  id: bigIdSchema,
  /** Its id at the provider, by which it can be asked about there. */
  reference: z.uuid(),
  member: memberSchema,
  provider: providerSchema,
  direction: z.enum(['to_provider', 'to_main']),
  currency: currencySchema,
  amount: moneySchema,
  state: z.enum(transferStates),
  created_at: instantSchema,
  asked_times: z.number().int(),
});
export type StuckTransfer = z.infer<typeof stuckTransferSchema>;

export const transferList = defineOfficeCall({
  path: '/office/transfer/list',
  summary:
    'Transfers to and from wallets that providers keep, of which the outcome is not known; the oldest first unless told.',
  tag,
  right: 'rounds.read',
  body: listBody({ provider_id: idSchema.optional(), account: typedSchema.optional() }, ['created_at']),
  data: longListData(stuckTransferSchema),
});

export const transferAsk = defineOfficeCall({
  path: '/office/transfer/ask',
  summary: 'Asks the provider now what became of a transfer, and settles it by its word.',
  tag,
  right: 'rounds.act',
  body: z.strictObject({ id: bigIdSchema, reason: reasonSchema }),
  data: z.object({ state: z.enum([...transferStates, 'confirmed', 'failed']) }),
  codes: { 404: 'this site has no such transfer that is open' },
});

const jackpotSchema = z.object({
  id: idSchema,
  code: z.string(),
  currency: currencySchema,
  /** Null for one that is only shown. */
  provider: providerSchema.nullable(),
  wire_id: z.string().nullable(),
  seed: moneySchema,
  /** What the ledger has in the pot. */
  in_pot: moneySchema,
  /** What pages show; null until it was first counted. */
  shown: moneySchema.nullable(),
  /** What the last win took out; null for one that was never won. */
  last_win: moneySchema.nullable(),
  enabled: z.boolean(),
  version: rowVersionSchema,
});
export type Jackpot = z.infer<typeof jackpotSchema>;

export const jackpotList = defineOfficeCall({
  path: '/office/jackpot/list',
  summary: 'The jackpots of this site: terms, and what is in them by the ledger.',
  tag,
  right: 'games.read',
  body: listBody({ currency: currencySchema.optional() }, ['id']),
  data: listData(jackpotSchema),
});

export const jackpotHistory = defineOfficeCall({
  path: '/office/jackpot/history',
  summary: 'What went into a pot and out of it, the latest first, page by page.',
  tag,
  right: 'games.read',
  body: z.strictObject({ id: idSchema, cursor: z.string().max(40).optional() }),
  data: z.object({
    currency: currencySchema,
    entries: z.array(
      z.object({
        id: z.string(),
        at: instantSchema,
        kind: z.string(),
        reference: z.string(),
        amount: moneySchema,
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  codes: { 404: 'this site has no such jackpot' },
});

export const jackpotSave = defineOfficeCall({
  path: '/office/jackpot/save',
  summary:
    'Proposes other terms of a jackpot. Always for a second person. A higher seed counts from the next win on.',
  tag,
  right: 'jackpots.manage',
  body: z.strictObject({
    id: idSchema,
    seed: moneySchema,
    enabled: z.boolean(),
    reason: reasonSchema,
    version: rowVersionSchema,
    request_id: z.uuid(),
  }),
  data: z.object({ proposal_id: idSchema }),
  codes: { ...repeatCodes, ...staleCodes, 404: 'this site has no such jackpot' },
});

export const jackpotAdd = defineOfficeCall({
  path: '/office/jackpot/add',
  summary:
    'Proposes a new jackpot of this site. With a provider and the name that it has there, its games feed and win it; without, it is only shown. Always for a second person.',
  tag,
  right: 'jackpots.manage',
  body: z.strictObject({
    code: z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/),
    currency: currencySchema,
    seed: moneySchema,
    enabled: z.boolean(),
    provider_id: idSchema.nullable(),
    wire_id: z
      .string()
      .regex(/^[\x21-\x7e]{1,64}$/)
      .nullable(),
    reason: reasonSchema,
    request_id: z.uuid(),
  }),
  data: z.object({ proposal_id: idSchema }),
  codes: {
    ...repeatCodes,
    373: 'this site does not have this currency',
    374: 'there is a jackpot of this code or of this name at the provider, in this currency',
    404: 'this site has no such provider',
  },
});

export const freeRoundStates = ['sending', 'active', 'refused', 'cancelling', 'cancelled'] as const;

const freeRoundSchema = z.object({
  id: z.string(),
  member: memberSchema,
  provider: providerSchema,
  game: z.object({ id: idSchema, name: z.string() }),
  currency: currencySchema,
  stake: moneySchema,
  rounds: z.number().int(),
  used: z.number().int(),
  won: moneySchema,
  state: z.enum(freeRoundStates),
  granted_by: z.string(),
  reason: z.string(),
  created_at: instantSchema,
  expires_at: instantSchema,
});
export type FreeRound = z.infer<typeof freeRoundSchema>;

export const freeRoundList = defineOfficeCall({
  path: '/office/free_round/list',
  summary: 'Free rounds that were given to members of this site, the latest first.',
  tag,
  right: 'rounds.read',
  body: listBody({ state: z.enum(freeRoundStates).optional(), account: typedSchema.optional() }, [
    'created_at',
  ]),
  data: longListData(freeRoundSchema),
});

export const grantOutcomes = ['granted', 'unsure', 'refused', 'not_possible'] as const;
export const grantedAtOnceMax = 20;

export const freeRoundGrant = defineOfficeCall({
  path: '/office/free_round/grant',
  summary:
    'Gives members free rounds of a game. `unsure`: it stands, and the provider is told again until it answers; `not_possible`: that member cannot play this game for that stake. A repeat changes nothing.',
  tag,
  right: 'rounds.act',
  body: z.strictObject({
    accounts: z.array(typedSchema).min(1).max(grantedAtOnceMax),
    game_id: idSchema,
    rounds: z.number().int().min(1).max(1_000),
    /** In the member’s currency, within the game’s limits. */
    currency: currencySchema,
    stake: moneySchema,
    expires_at: instantSchema,
    reason: reasonSchema,
    request_id: z.uuid(),
  }),
  data: z.object({ results: z.array(z.object({ account: z.string(), outcome: z.enum(grantOutcomes) })) }),
  codes: {
    404: 'this site has no such game, or no such member',
    393: 'they end in the past',
    394: 'a member has another currency',
  },
});

export const freeRoundCancel = defineOfficeCall({
  path: '/office/free_round/cancel',
  summary:
    'Cancels free rounds; those that were played stay played. `unsure`: the provider is told again until it answers.',
  tag,
  right: 'rounds.act',
  body: z.strictObject({
    provider_id: idSchema,
    id: z.string().regex(/^[\x21-\x7e]{1,64}$/),
    reason: reasonSchema,
  }),
  data: emptyData.extend({ outcome: z.enum(['cancelled', 'unsure']) }),
  codes: { 404: 'this site has no such free rounds that can be cancelled' },
});
