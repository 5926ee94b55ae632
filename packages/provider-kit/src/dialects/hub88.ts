import { verify } from 'node:crypto';
import { toCurrencyCode } from '@pavilion/money';
import { z } from 'zod';
import type {
  AdapterKey,
  AdapterOptions,
  Opened,
  ProviderAdapter,
  RawReply,
  WalletAnswer,
  WalletRequest,
} from '../adapter.ts';
import { wireIdSchema } from '../fields.ts';
import type { RawRequest } from '../receiver.ts';
import { bodyLimitBytes } from '../signing.ts';
import type { WalletRefusal } from '../wallet-calls.ts';
import { askNothing } from './notOffered.ts';
import { fromIso, fromMinor, jsonWithWhole, toIso, toMinorExactly } from './scale.ts';

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
const requests = {
  '/user/info': z.looseObject(common),
  '/user/balance': z.looseObject(inSession),
  '/transaction/bet': z.looseObject({ ...inSession, ...transaction, ...money }),
  '/transaction/win': z.looseObject({
    ...settling,
    ...transaction,
    ...money,
    reference_transaction_uuid: wireIdSchema,
  }),
  '/transaction/rollback': z.looseObject({
    ...settling,
    ...transaction,
    reference_transaction_uuid: wireIdSchema,
  }),
} as const;
type Path = keyof typeof requests;

const isPath = (path: string): path is Path => Object.hasOwn(requests, path);

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
  readonly user?: string;
  readonly request_uuid?: string;
}

const say = (status: Status, { user, request_uuid }: Asker, httpStatus = 200): RawReply =>
  send(JSON.stringify({ user, status, request_uuid }), httpStatus);

/** The hall's answer; a balance goes with every success and with a lack of funds. */
const reply = (answer: WalletAnswer, { user, request_uuid }: Asker): RawReply => {
  const status = answer.status === 'OK' ? 'RS_OK' : statuses[answer.status];
  const { balance, currency } = answer;
  const known = currency === undefined ? undefined : toCurrencyCode(currency);
  if (!balance || !known) return say(status, { user, request_uuid } as Asker);
  const told = { user, status, request_uuid, currency: toIso(known) };
  return send(jsonWithWhole(told, 'balance', fromMinor(balance.cash, known, wireDigits)));
};

const isSignedBy = (key: AdapterKey, { body, headers }: RawRequest): boolean => {
  const signature = headers['x-hub88-signature'];
  if (typeof signature !== 'string' || signature === '') return false;
  return verify('RSA-SHA256', body, key.secret, Buffer.from(signature, 'base64'));
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

type Read<P extends Path> = z.output<(typeof requests)[P]>;

interface Building {
  readonly gpId: number;
  readonly lookup: AdapterOptions['lookup'];
  readonly occurred_at: string;
}

/** The hall's call for a request, or the status that refuses it. */
const build = async (
  path: Path,
  read: Read<Path>,
  { gpId, lookup, occurred_at }: Building,
): Promise<WalletRequest | Status> => {
  const player_id = playerOf(read.user);
  const base = { request_id: read.request_uuid, occurred_at, player_id };
  const game_code = 'game_code' in read ? gameOf(read.game_code as string) : '';
  if (game_code === undefined) return 'RS_ERROR_INVALID_GAME';
  if (path === '/transaction/bet' || path === '/transaction/win') {
    const body = read as Read<'/transaction/bet'> & Partial<Read<'/transaction/win'>>;
    const currency = fromIso(body.currency);
    if (!currency) return 'RS_ERROR_WRONG_CURRENCY';
    const amount = toMinorExactly(body.amount, currency, wireDigits);
    if (amount === undefined) return 'RS_ERROR_WRONG_TYPES';
    const common = {
      ...base,
      currency,
      game_code,
      round_id: body.round,
      transaction_id: body.transaction_uuid,
      amount,
      round_closed: body.round_closed ?? false,
    };
    if (path === '/transaction/bet') return { name: 'bet', body: { ...common, session_token: body.token } };
    const bet_transaction_id = body.reference_transaction_uuid ?? '';
    return { name: 'win', body: { ...common, bet_transaction_id } };
  }
  const currency = await lookup.currencyOf(gpId, player_id);
  if (!currency) return path === '/user/balance' ? 'RS_ERROR_INVALID_TOKEN' : 'RS_ERROR_UNKNOWN';
  if (path === '/transaction/rollback') {
    const body = read as Read<'/transaction/rollback'>;
    return {
      name: 'rollback',
      body: {
        ...base,
        currency,
        game_code,
        round_id: body.round,
        transaction_id: body.transaction_uuid,
        target_transaction_id: body.reference_transaction_uuid,
      },
    };
  }
  if (path === '/user/balance') {
    const body = read as Read<'/user/balance'>;
    return {
      name: 'balance',
      body: { ...base, currency, session_token: body.token, game_code },
    };
  }
  // Whether there is such a player is what the hall says to a question about nothing.
  return { name: 'txStatus', body: { ...base, currency, target_transaction_id: read.request_uuid } };
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
  const asked = z.object({ user: z.string(), request_uuid: z.string() }).partial().safeParse(json).data ?? {};
  const misread = (status: Status, field: string): Opened => ({
    kind: 'misread',
    gpId: key.gpId,
    field,
    reply: say(status, asked as Asker),
  });
  const parsed = requests[path].safeParse(json);
  if (!parsed.success) {
    return misread(statusOf(parsed.error, json), String(parsed.error.issues[0]?.path[0] ?? ''));
  }
  const occurred_at = new Date(options.nowMs()).toISOString();
  const request = await build(path, parsed.data, { gpId: key.gpId, lookup: options.lookup, occurred_at });
  if (typeof request === 'string') return misread(request, 'amount');
  const asker = { user: parsed.data.user, request_uuid: parsed.data.request_uuid };
  return {
    kind: 'call',
    gpId: key.gpId,
    request,
    claim: null,
    // What a player has is no part of what is told of a player.
    reply: (answer) =>
      path === '/user/info' && answer.status === 'OK' ? say('RS_OK', asker) : reply(answer, asker),
    replyUnknown: () => say('RS_ERROR_UNKNOWN', asker, 503),
    replyReplayed: () => say('RS_ERROR_UNKNOWN', asker),
  };
};

export const hub88Adapter: ProviderAdapter = {
  name: 'hub88',
  paths: Object.keys(requests).map((path) => `${basePath}/:keyId${path}`),
  playsOnLaunchTokens: true,
  open,
  createClient: () => askNothing,
};
