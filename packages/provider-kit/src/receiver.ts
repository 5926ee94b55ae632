import {
  bodyLimitBytes,
  type HeaderBag,
  isSignedBy,
  isTimely,
  readClaim,
  signAnswer,
  signatureHeaders,
  type WireKey,
} from './signing.ts';

/** What came over the wire, before anything of it is believed. */
export interface RawRequest {
  readonly method: string;
  /** Path with query as it stands in the request line. */
  readonly path: string;
  /** Names in lower case, as Node gives them. */
  readonly headers: HeaderBag;
  readonly body: Uint8Array;
}

export interface ProofOptions<Key extends WireKey> {
  /** The live key of this id. */
  readonly findKey: (keyId: string) => Promise<Key | undefined> | Key | undefined;
  readonly nowMs: () => number;
}

export interface ReceiverOptions<Key extends WireKey> extends ProofOptions<Key> {
  /**
   * Marks a nonce as used; `false` when it was used before. Called for proven signatures only, so that strangers
   * cannot fill the store. A nonce must be kept for twice the timestamp tolerance.
   */
  readonly claimNonce: (keyId: string, nonce: string) => Promise<boolean>;
}

/** Why a request is turned away with HTTP 401 (or 413); for logs and metrics, not for the caller's eyes. */
export type RequestRefusal = 'headers' | 'key' | 'stale' | 'signature' | 'nonce' | 'too_large';

export type Received<Key extends WireKey> =
  | { readonly ok: true; readonly key: Key; readonly nonce: string }
  | { readonly ok: false; readonly httpStatus: 401 | 413; readonly reason: RequestRefusal };

const turnedAway = (reason: RequestRefusal): Received<never> => ({
  ok: false,
  httpStatus: reason === 'too_large' ? 413 : 401,
  reason,
});

/**
 * Proves a request's time, key and signature, in this order, on its raw bytes. Not its nonce: whoever calls this must
 * claim that before, or together with, whatever the request brings about.
 */
export const prove = async <Key extends WireKey>(
  request: RawRequest,
  { findKey, nowMs }: ProofOptions<Key>,
): Promise<Received<Key>> => {
  if (request.body.byteLength > bodyLimitBytes) return turnedAway('too_large');
  const claim = readClaim(request.headers);
  if (!claim) return turnedAway('headers');
  if (!isTimely(claim, nowMs())) return turnedAway('stale');
  const found = findKey(claim.keyId);
  const key = found instanceof Promise ? await found : found;
  if (!key) return turnedAway('key');
  if (!isSignedBy(key.secret, claim, request)) return turnedAway('signature');
  return { ok: true, key, nonce: claim.nonce };
};

/** Proves a request wholly, its nonce last. */
export const receive = async <Key extends WireKey>(
  request: RawRequest,
  options: ReceiverOptions<Key>,
): Promise<Received<Key>> => {
  const received = await prove(request, options);
  if (!received.ok) return received;
  const isFresh = await options.claimNonce(received.key.keyId, received.nonce);
  return isFresh ? received : turnedAway('nonce');
};

/** An answer's bytes and headers, signed for the request that bore `nonce`. */
export const sealAnswer = (
  key: WireKey,
  nonce: string,
  status: number,
  answer: object,
): { readonly body: string; readonly headers: Readonly<Record<string, string>> } => {
  const body = JSON.stringify(answer);
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      [signatureHeaders.signature]: signAnswer(key.secret, nonce, status, body),
    },
  };
};
