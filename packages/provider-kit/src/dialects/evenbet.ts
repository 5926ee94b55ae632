import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
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
import { playerIdSchema, wireIdSchema } from '../fields.ts';
import type { RawRequest } from '../receiver.ts';
import { bodyLimitBytes } from '../signing.ts';
import type { WalletRefusal } from '../walletCalls.ts';
import { createEvenbetClient } from './evenbetClient.ts';
import { fromIso, fromMinor, jsonWithWhole, toMinor } from './scale.ts';

/**
 * The seamless wallet of EvenBet (docs.poker-server.com and casino-docs.poker-server.com, API, SeamlessWallet), as its
 * casino games use it: with a session, a game and a round in every call that moves money. One address; `sign` is the
 * SHA-256 of the body followed by the key; amounts are cents.
 */
const basePath = '/provider/evenbet';
/** Cents: hundredths of a unit, also of currencies that have none. */
const wireDigits = 2;

const amountSchema = z.int().min(0);
const who = { userId: playerIdSchema, currency: z.string() };
/** Casino games name session, game and round; a seat at a table or in a tournament names none of them. */
const move = {
  ...who,
  sessionId: z.string().min(1).max(128).optional(),
  gameId: z.int().min(0).optional(),
  roundId: wireIdSchema.optional(),
  transactionId: wireIdSchema,
  amount: amountSchema,
};

/** Fields that have no meaning to the hall (tables, tournaments, rake) may come along. */
const requestSchema = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('GetBalance'),
    ...who,
    sessionId: z.string().min(1).max(128).optional(),
  }),
  z.object({ method: z.literal('GetCash'), ...move }),
  z.object({
    method: z.literal('ReturnCash'),
    ...move,
    /** The withdrawals that it belongs to; the round's latest unless said. */
    linkedTransactionIds: z.array(wireIdSchema).min(1).max(1000).optional(),
  }),
  z.object({ method: z.literal('Rollback'), ...move, referenceTransactionId: wireIdSchema }),
]);
type Request = z.output<typeof requestSchema>;
type Move = Exclude<Request, { method: 'GetBalance' }>;

/** The first field that is missing of a move that names some of session, game and round, and not all. */
const missingOf = (read: Request): string | undefined => {
  if (read.method === 'GetBalance') return undefined;
  if (read.gameId === undefined && read.roundId === undefined) return undefined;
  return (['sessionId', 'gameId', 'roundId'] as const).find((field) => read[field] === undefined);
};

const codes = {
  done: 0,
  signature: 1,
  player: 2,
  funds: 3,
  params: 4,
  reference: 5,
  incompatible: 6,
  /** Of the casino integration alone. */
  session: 7,
} as const;
type Code = (typeof codes)[keyof typeof codes];

const descriptions: Record<Code, string> = {
  0: 'Completed successfully',
  1: 'Invalid signature',
  2: 'Player not found',
  3: 'Insufficient funds',
  4: 'Invalid request params',
  5: 'Reference transaction does not exist',
  6: 'Reference transaction has incompatible data',
  7: 'Session expired',
};
const repeated = 'Transaction already processed';

/** Refusals that this wire has a number for; the rest are requests that it may not make. */
const refusalCodes: Partial<Record<WalletRefusal, Code>> = {
  INSUFFICIENT_FUNDS: codes.funds,
  INVALID_TOKEN: codes.session,
  TOKEN_EXPIRED: codes.session,
  ALREADY_SETTLED: codes.incompatible,
  BET_NOT_FOUND: codes.reference,
};

const send = (body: string, httpStatus = 200): RawReply => ({
  httpStatus,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body,
});
const refuse = (errorCode: Code, errorDescription: string = descriptions[errorCode]): RawReply =>
  send(JSON.stringify({ errorCode, errorDescription }));
/** Neither done nor refused: this wire's answer to that is a rollback, or the same again. */
const unknown: RawReply = send('{}', 503);

const codeOf = (status: WalletRefusal, method: Request['method']): Code => {
  if (status === 'BET_NOT_FOUND' && method === 'Rollback') return codes.incompatible;
  return refusalCodes[status] ?? codes.params;
};

/** Balances go with success, with a repeat and with a lack of funds; nothing else bears one. */
const reply = (answer: WalletAnswer, remainder: number, { method }: Request): RawReply => {
  if (answer.status === 'RETRY_LATER') return unknown;
  const errorCode = answer.status === 'OK' ? codes.done : codeOf(answer.status, method);
  const { balance, currency } = answer;
  const known = currency === undefined ? undefined : toCurrencyCode(currency);
  const isRepeated = 'duplicate' in answer && answer.duplicate === true && errorCode === codes.done;
  const errorDescription = isRepeated ? repeated : descriptions[errorCode];
  if (!balance || !known) return refuse(errorCode, `${errorDescription}: ${answer.status}`);
  return send(
    jsonWithWhole(
      { errorCode, errorDescription },
      'balance',
      fromMinor(balance.cash, remainder, known, wireDigits),
    ),
  );
};

const isSignedBy = (key: AdapterKey, { body, headers }: RawRequest): boolean => {
  const given = headers.sign;
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/i.test(given)) return false;
  const expected = createHash('sha256').update(body).update(key.secret).digest();
  return timingSafeEqual(expected, Buffer.from(given, 'hex'));
};

interface Building {
  readonly gpId: number;
  readonly lookup: AdapterOptions['lookup'];
  readonly occurred_at: string;
}

/** A call of the hall and, where this wire wants another word for its success, that word. */
interface Built {
  readonly request: WalletRequest;
  readonly insteadOfOk?: Code;
  /** The session of a withdrawal that names none. */
  readonly tokenHash?: string | undefined;
  readonly fraction?: Fraction;
}

/** Where a move belongs: as it says, else where the transaction that it speaks of belongs. */
interface Place {
  readonly game_code: string;
  readonly round_id: string;
}

const placeOf = async (
  read: Move,
  spokenOf: string,
  { gpId, lookup }: Building,
): Promise<Place | undefined> => {
  if (read.gameId !== undefined && read.roundId !== undefined)
    return { game_code: String(read.gameId), round_id: read.roundId };
  const known = await lookup.transactionOf(gpId, spokenOf);
  return known === undefined || known.gameCode === null || known.roundRef === null
    ? undefined
    : { game_code: known.gameCode, round_id: known.roundRef };
};

/** A buy-in at a table or in a tournament is a round of its own, in the game that the player has open. */
const seatOf = async (
  read: Move,
  building: Building,
): Promise<(Place & { readonly tokenHash: string | undefined }) | undefined> => {
  const known = await placeOf(read, read.transactionId, building);
  const session = await building.lookup.openSessionOf(building.gpId, read.userId);
  const tokenHash = read.sessionId === undefined ? session?.tokenHash : undefined;
  if (known !== undefined) return { ...known, tokenHash };
  return session && { game_code: session.gameCode, round_id: read.transactionId, tokenHash };
};

const build = async (read: Request, building: Building): Promise<Built | Code> => {
  const { gpId, lookup, occurred_at } = building;
  const currency = fromIso(read.currency);
  if (!currency) return codes.params;
  const base = { request_id: randomUUID(), occurred_at, player_id: read.userId, currency };
  if ((await lookup.currencyOf(gpId, read.userId)) === undefined) return codes.player;
  if (read.method === 'GetBalance') {
    const { sessionId } = read;
    if (sessionId !== undefined)
      return { request: { name: 'balance', body: { ...base, session_token: sessionId } } };
    // A question about nothing tells the balance without a session.
    return { request: { name: 'txStatus', body: { ...base, target_transaction_id: randomUUID() } } };
  }
  const { minor: amount, fraction } = toMinor(read.amount, currency, wireDigits);
  const common = { ...base, session_token: read.sessionId ?? '', transaction_id: read.transactionId };
  switch (read.method) {
    case 'GetCash': {
      const seat =
        read.gameId === undefined
          ? await seatOf(read, building)
          : { ...(await placeOf(read, read.transactionId, building)), tokenHash: undefined };
      if (seat?.game_code === undefined || seat.round_id === undefined) return codes.session;
      const { tokenHash, game_code, round_id } = seat;
      const body = { ...common, game_code, round_id, amount, round_closed: false };
      return { request: { name: 'bet', body }, tokenHash, fraction };
    }
    case 'ReturnCash': {
      const bet_transaction_id =
        read.linkedTransactionIds?.at(-1) ??
        // A repeat belongs to what it belonged to at first, whatever was staked since.
        (await lookup.betOfWin(gpId, read.transactionId)) ??
        (read.roundId === undefined ? undefined : await lookup.lastBetOf(gpId, read.userId, read.roundId));
      if (bet_transaction_id === undefined) return codes.reference;
      const place = await placeOf(read, bet_transaction_id, building);
      if (place === undefined) return codes.reference;
      return {
        request: {
          name: 'win',
          body: { ...common, ...place, bet_transaction_id, amount, round_closed: false },
        },
        fraction,
      };
    }
    case 'Rollback': {
      const target_transaction_id = read.referenceTransactionId;
      const known = await lookup.transactionOf(gpId, target_transaction_id);
      const place = (await placeOf(read, target_transaction_id, building)) ?? {
        game_code: 'unknown',
        round_id: target_transaction_id,
      };
      const request = { name: 'rollback', body: { ...common, ...place, target_transaction_id } } as const;
      // The rollback is kept, so that a late withdrawal stays without effect; but this wire wants to hear that it is late.
      if (!known || known.kind === 'tombstone') return { request, insteadOfOk: codes.reference };
      const isSame =
        fromMinor(Number(known.stakeMinor), -known.remainderChange, currency, wireDigits) ===
          BigInt(read.amount) &&
        known.playerId === read.userId &&
        known.currency === currency;
      return isSame ? { request, fraction: { ...fraction, parts: 0 } } : codes.incompatible;
    }
  }
};

const readJson = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
};

const pathPattern = new RegExp(`^${basePath}/([^/?]{1,64})(?:[?]|$)`);

const open = async (raw: RawRequest, options: AdapterOptions): Promise<Opened> => {
  if (raw.body.byteLength > bodyLimitBytes)
    return { kind: 'turned_away', reply: { ...refuse(codes.params), httpStatus: 413 }, reason: 'too_large' };
  const [, keyId = ''] = pathPattern.exec(raw.path) ?? [];
  const key = await options.findKey(keyId);
  if (!key || !isSignedBy(key, raw))
    return { kind: 'turned_away', reply: refuse(codes.signature), reason: 'signature' };
  const { gpId } = key;
  const parsed = requestSchema.safeParse(readJson(raw.body));
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? '');
    return { kind: 'misread', gpId, field, reply: refuse(codes.params) };
  }
  const missing = missingOf(parsed.data);
  if (missing !== undefined) return { kind: 'misread', gpId, field: missing, reply: refuse(codes.params) };
  const occurred_at = new Date(options.nowMs()).toISOString();
  const built = await build(parsed.data, { gpId, lookup: options.lookup, occurred_at });
  if (typeof built === 'number') return { kind: 'misread', gpId, field: '', reply: refuse(built) };
  const { request, insteadOfOk, tokenHash, fraction } = built;
  return {
    kind: 'call',
    gpId,
    request,
    claim: null,
    tokenHash,
    fraction,
    reply: (answer, remainder = 0) =>
      answer.status === 'OK' && insteadOfOk !== undefined
        ? refuse(insteadOfOk)
        : reply(answer, remainder, parsed.data),
    replyUnknown: () => unknown,
    replyReplayed: () => unknown,
  };
};

export const evenbetAdapter: ProviderAdapter = {
  name: 'evenbet',
  paths: [`${basePath}/:keyId`],
  playsOnLaunchTokens: true,
  open,
  createClient: createEvenbetClient,
};
