import { verify } from 'node:crypto';
import { toCurrencyCode } from '@pavilion/money';
import { z } from 'zod';
import type {
  AdapterKey,
  AdapterOptions,
  Fraction,
  Opened,
  ProviderAdapter,
  RawReply,
  WalletAnswer,
  WalletRequest,
} from '../adapter.ts';
import { wireIdSchema } from '../fields.ts';
import type { RawRequest } from '../receiver.ts';
import { bodyLimitBytes } from '../signing.ts';
import type { WalletRefusal } from '../walletCalls.ts';
import { createHub88Client, publicKeyOf } from './hub88Client.ts';
import { fromIso, fromMinor, jsonWithWhole, toIso, toMinor } from './scale.ts';

/**
 * The Wallet API of the Hub88 operator wire (docs.hub88.io, Operator API reference). Bodies are signed with RSA-SHA256
 * in `X-Hub88-Signature`; the key's `secret` is the other side's public key as PEM. Amounts are hundred-thousandths of a
 * currency's unit.
 */
const basePath = '/provider/hub88';
const wireDigits = 5;
/** Its user names have at least four characters: shorter player ids bear zeros in front on this wire. */
const userSchema = z.string().regex(/^[0-9]{4,64}$/);
const uuidTextSchema = z.uuid();
const amountSchema = z.int().min(0);
const common = { user: userSchema, request_uuid: uuidTextSchema };
const inSession = { ...common, token: z.string().min(1).max(255), game_code: wireIdSchema };
/** Settlements name a token, too, which no longer matters. */
const settling = { ...common, token: z.string().max(255).optional(), game_code: wireIdSchema };
const transaction = { transaction_uuid: wireIdSchema, round: wireIdSchema };
const money = { amount: amountSchema, currency: z.string(), round_closed: z.boolean().nullish() };

/** Fields that have no meaning to the hall (bet descriptions, supplier ids, rewards) may come along. */
const infoSchema = z.object(common);
const balanceSchema = z.object(inSession);
const betSchema = z.object({ ...inSession, ...transaction, ...money });
const winSchema = z.object({
  ...settling,
  ...transaction,
  ...money,
  reference_transaction_uuid: wireIdSchema,
});
const rollbackSchema = z.object({
  ...settling,
  ...transaction,
  reference_transaction_uuid: wireIdSchema,
});

type Status =
  | 'RS_OK'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_INVALID_TOKEN'
  | 'RS_ERROR_INVALID_GAME'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_USER_DISABLED'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_TOKEN_EXPIRED'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_WRONG_TYPES'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
  | 'RS_ERROR_TRANSACTION_ROLLED_BACK'
  | 'RS_ERROR_LIMIT_REACHED';

/** The hall's refusals in the words of this wire; what it has no word for is unknown to it. */
const statuses: Record<WalletRefusal, Status> = {
  DUPLICATE_MISMATCH: 'RS_ERROR_DUPLICATE_TRANSACTION',
  INSUFFICIENT_FUNDS: 'RS_ERROR_NOT_ENOUGH_MONEY',
  LIMIT_REACHED: 'RS_ERROR_LIMIT_REACHED',
  PLAYER_BLOCKED: 'RS_ERROR_USER_DISABLED',
  PLAYER_EXCLUDED: 'RS_ERROR_USER_DISABLED',
  INVALID_TOKEN: 'RS_ERROR_INVALID_TOKEN',
  TOKEN_EXPIRED: 'RS_ERROR_TOKEN_EXPIRED',
  INVALID_GAME: 'RS_ERROR_INVALID_GAME',
  GAME_DISABLED: 'RS_ERROR_INVALID_GAME',
  WRONG_CURRENCY: 'RS_ERROR_WRONG_CURRENCY',
  BET_NOT_FOUND: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  ROUND_CLOSED: 'RS_ERROR_UNKNOWN',
  ALREADY_SETTLED: 'RS_ERROR_UNKNOWN',
  CANCELLED_BEFORE: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  BAD_REQUEST: 'RS_ERROR_WRONG_SYNTAX',
  RETRY_LATER: 'RS_ERROR_UNKNOWN',
};

/** The hall writes hyphens where this wire has underscores; a code with a hyphen of its own could be two games. */
const gameOf = (code: string): string | undefined =>
  code.includes('-') ? undefined : code.replaceAll('_', '-');

const playerOf = (user: string): string => user.replace(/^0+(?=[0-9])/, '');

const send = (body: string, httpStatus = 200): RawReply => ({
  httpStatus,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body,
});

interface Asker {
  readonly user?: string | undefined;
  readonly request_uuid?: string | undefined;
}

const say = (status: Status, { user, request_uuid }: Asker, httpStatus = 200): RawReply =>
  send(JSON.stringify({ user, status, request_uuid }), httpStatus);

/** The hall's answer; a balance goes with every success and with a lack of funds. */
const reply = (answer: WalletAnswer, remainder: number, { user, request_uuid }: Asker): RawReply => {
  const status = answer.status === 'OK' ? 'RS_OK' : statuses[answer.status];
  const { balance, currency } = answer;
  const known = currency === undefined ? undefined : toCurrencyCode(currency);
  if (!balance || !known) return say(status, { user, request_uuid });
  const told = { user, status, request_uuid, currency: toIso(known) };
  return send(jsonWithWhole(told, 'balance', fromMinor(balance.cash, remainder, known, wireDigits)));
};

const isSignedBy = (key: AdapterKey, { body, headers }: RawRequest): boolean => {
  const signature = headers['x-hub88-signature'];
  if (typeof signature !== 'string' || signature === '') return false;
  return verify('RSA-SHA256', body, publicKeyOf(key.secret), Buffer.from(signature, 'base64'));
};

const pathPattern = new RegExp(`^${basePath}/([^/?]{1,64})(/[^?]*)`);

/** The first thing that is wrong with a body: a missing or unreadable field is syntax, a field of another kind is a type. */
const statusOf = (error: z.ZodError, json: unknown): Status => {
  const [field] = error.issues[0]?.path ?? [];
  const isThere =
    typeof json === 'object' && json !== null && typeof field === 'string' && Object.hasOwn(json, field);
  return isThere ? 'RS_ERROR_WRONG_TYPES' : 'RS_ERROR_WRONG_SYNTAX';
};

const readJson = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
};

interface Building {
  readonly gpId: number;
  readonly lookup: AdapterOptions['lookup'];
  readonly occurred_at: string;
}

/** The hall's call for a request, or the status that refuses it. */
type Built = { readonly request: WalletRequest; readonly fraction?: Fraction } | Status;

const baseOf = (read: z.output<typeof infoSchema>, { occurred_at }: Building) => ({
  request_id: read.request_uuid,
  occurred_at,
  player_id: playerOf(read.user),
});

/** What bets and wins share. */
const moveOf = (
  read: Omit<z.output<typeof winSchema>, 'reference_transaction_uuid'>,
  given: Building,
): Status | { readonly fields: ReturnType<typeof baseOf> & MoveFields; readonly fraction: Fraction } => {
  const currency = fromIso(read.currency);
  if (!currency) return 'RS_ERROR_WRONG_CURRENCY';
  const game_code = gameOf(read.game_code);
  if (game_code === undefined) return 'RS_ERROR_INVALID_GAME';
  const { minor, fraction } = toMinor(read.amount, currency, wireDigits);
  return {
    fields: {
      ...baseOf(read, given),
      currency,
      game_code,
      round_id: read.round,
      transaction_id: read.transaction_uuid,
      amount: minor,
      round_closed: read.round_closed ?? false,
    },
    fraction,
  };
};
interface MoveFields {
  readonly currency: string;
  readonly game_code: string;
  readonly round_id: string;
  readonly transaction_id: string;
  readonly amount: number;
  readonly round_closed: boolean;
}

const currencyOf = ({ user }: { readonly user: string }, { gpId, lookup }: Building) =>
  lookup.currencyOf(gpId, playerOf(user));

const define =
  <Schema extends z.ZodType>(
    schema: Schema,
    build: (read: z.output<Schema>, given: Building) => Built | Promise<Built>,
  ) =>
  async (json: unknown, given: Building): Promise<Built | z.ZodError> => {
    const parsed = schema.safeParse(json);
    return parsed.success ? build(parsed.data, given) : parsed.error;
  };

const calls = {
  // Whether there is such a player is what the hall says to a question about nothing.
  '/user/info': define(infoSchema, async (read, given) => {
    const currency = await currencyOf(read, given);
    if (currency === undefined) return 'RS_ERROR_UNKNOWN';
    const body = { ...baseOf(read, given), currency, target_transaction_id: read.request_uuid };
    return { request: { name: 'txStatus', body } };
  }),
  '/user/balance': define(balanceSchema, async (read, given) => {
    const currency = await currencyOf(read, given);
    const game_code = gameOf(read.game_code);
    if (currency === undefined) return 'RS_ERROR_INVALID_TOKEN';
    if (game_code === undefined) return 'RS_ERROR_INVALID_GAME';
    const body = { ...baseOf(read, given), currency, session_token: read.token, game_code };
    return { request: { name: 'balance', body } };
  }),
  '/transaction/bet': define(betSchema, (read, given) => {
    const move = moveOf(read, given);
    if (typeof move === 'string') return move;
    const body = { ...move.fields, session_token: read.token };
    return { request: { name: 'bet', body }, fraction: move.fraction };
  }),
  '/transaction/win': define(winSchema, (read, given) => {
    const move = moveOf(read, given);
    if (typeof move === 'string') return move;
    const body = { ...move.fields, bet_transaction_id: read.reference_transaction_uuid };
    return { request: { name: 'win', body }, fraction: move.fraction };
  }),
  '/transaction/rollback': define(rollbackSchema, async (read, given) => {
    const currency = await currencyOf(read, given);
    const game_code = gameOf(read.game_code);
    if (currency === undefined) return 'RS_ERROR_UNKNOWN';
    if (game_code === undefined) return 'RS_ERROR_INVALID_GAME';
    const body = {
      ...baseOf(read, given),
      currency,
      game_code,
      round_id: read.round,
      transaction_id: read.transaction_uuid,
      target_transaction_id: read.reference_transaction_uuid,
    };
    const known = toCurrencyCode(currency);
    // It names no amount: what it takes back is known, parts of a minor unit and all.
    return {
      request: { name: 'rollback', body },
      ...(known && { fraction: toMinor(0, known, wireDigits).fraction }),
    };
  }),
};
type Path = keyof typeof calls;

const isPath = (path: string): path is Path => Object.hasOwn(calls, path);

/** Who asks, as far as a body tells; answers name them, refusals too. */
const askerOf = (json: unknown): Asker => {
  const asked = z
    .object({ user: z.string().optional(), request_uuid: z.string().optional() })
    .safeParse(json);
  return asked.data ?? {};
};

const open = async (raw: RawRequest, options: AdapterOptions): Promise<Opened> => {
  const turnedAway = (reason: string, answer: RawReply): Opened => ({
    kind: 'turned_away',
    reply: answer,
    reason,
  });
  if (raw.body.byteLength > bodyLimitBytes)
    return turnedAway('too_large', say('RS_ERROR_WRONG_SYNTAX', {}, 413));
  const [, keyId = '', path = ''] = pathPattern.exec(raw.path) ?? [];
  const key = await options.findKey(keyId);
  if (!key || !isSignedBy(key, raw)) return turnedAway('signature', say('RS_ERROR_INVALID_SIGNATURE', {}));
  if (!isPath(path)) return turnedAway('path', say('RS_ERROR_WRONG_SYNTAX', {}, 404));
  const json = readJson(raw.body);
  const asker = askerOf(json);
  const { gpId } = key;
  const occurred_at = new Date(options.nowMs()).toISOString();
  const built = await calls[path](json, { gpId, lookup: options.lookup, occurred_at });
  if (built instanceof z.ZodError) {
    const field = String(built.issues[0]?.path[0] ?? '');
    return { kind: 'misread', gpId, field, reply: say(statusOf(built, json), asker) };
  }
  if (typeof built === 'string') return { kind: 'misread', gpId, field: built, reply: say(built, asker) };
  return {
    kind: 'call',
    gpId,
    ...built,
    takesBackWins: true,
    claim: null,
    // What a player has is no part of what is told of a player.
    reply: (answer, remainder = 0) =>
      path === '/user/info' && answer.status === 'OK' ? say('RS_OK', asker) : reply(answer, remainder, asker),
    replyUnknown: () => say('RS_ERROR_UNKNOWN', asker, 503),
    replyReplayed: () => say('RS_ERROR_UNKNOWN', asker),
  };
};

export const hub88Adapter: ProviderAdapter = {
  name: 'hub88',
  paths: Object.keys(calls).map((path) => `${basePath}/:keyId${path}`),
  playsOnLaunchTokens: true,
  open,
  createClient: createHub88Client,
};
