import { z } from 'zod';
import type { AdapterKey, Opened, ProviderAdapter, RawReply, WalletRequest } from './adapter.ts';
import { createProviderClient } from './clients.ts';
import { fieldPathOf, requestIdSchema } from './fields.ts';
import { prove, type RawRequest, type ReceiverOptions, sealAnswer } from './receiver.ts';
import { type WalletCalls, walletBasePath, walletCalls } from './walletCalls.ts';

const callNames = Object.keys(walletCalls) as readonly (keyof WalletCalls)[];
const callByPath = new Map(callNames.map((name) => [`${walletBasePath}${walletCalls[name].path}`, name]));

const bare = (httpStatus: number, status: string): RawReply => ({
  httpStatus,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify({ status }),
});

const turnedAwayReply = { 401: bare(401, 'UNAUTHORIZED'), 413: bare(413, 'TOO_LARGE') } as const;

const replayed: Opened = { kind: 'turned_away', reply: turnedAwayReply[401], reason: 'nonce' };

const readJson = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8'));
  } catch {
    return undefined;
  }
};

/** The request's id where it is one, so that even a misread request is answered by name. */
const requestIdOf = (json: unknown): string | undefined =>
  z.object({ request_id: requestIdSchema }).safeParse(json).data?.request_id;

const open = async (raw: RawRequest, options: ReceiverOptions<AdapterKey>): Promise<Opened> => {
  const received = await prove(raw, options);
  if (!received.ok) {
    return { kind: 'turned_away', reply: turnedAwayReply[received.httpStatus], reason: received.reason };
  }
  const { key, nonce } = received;
  const reply = (answer: object): RawReply => {
    const sealed = sealAnswer(key, nonce, 200, answer);
    return { httpStatus: 200, headers: sealed.headers, body: sealed.body };
  };
  const name = callByPath.get(raw.path.split('?', 1)[0] ?? '');
  if (!name) return { kind: 'turned_away', reply: bare(404, 'NOT_FOUND'), reason: 'path' };
  const json = readJson(raw.body);
  const parsed = walletCalls[name].request.safeParse(json);
  if (!parsed.success) {
    if (!(await options.claimNonce(key.keyId, nonce))) return replayed;
    const field = fieldPathOf(parsed.error);
    const requestId = requestIdOf(json);
    return {
      kind: 'misread',
      gpId: key.gpId,
      field,
      reply: reply({
        status: 'BAD_REQUEST',
        ...(requestId !== undefined && { request_id: requestId }),
        field,
        processed_at: new Date(options.nowMs()).toISOString(),
      }),
    };
  }
  return {
    kind: 'call',
    gpId: key.gpId,
    request: { name, body: parsed.data } as WalletRequest,
    reply,
    claim: { keyId: key.keyId, nonce },
    replyUnknown: () => bare(503, 'UNKNOWN'),
    replyReplayed: () => turnedAwayReply[401],
  };
};

/** The hall's own wire: `packages/provider-kit` at both ends. */
export const nativeAdapter = {
  name: 'native',
  paths: [...callByPath.keys()],
  playsOnLaunchTokens: false,
  open,
  createClient: createProviderClient,
} satisfies ProviderAdapter;
