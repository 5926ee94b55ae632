import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** How far a request's clock may be from the verifier's, either way (wallet protocol, Transport). */
export const timestampToleranceSeconds = 300;
export const nonceLength = { min: 16, max: 64 } as const;
/** Largest request body that either side reads. */
export const bodyLimitBytes = 64 * 1024;

export const signatureHeaders = {
  keyId: 'x-key-id',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-signature',
} as const;

/** A wire key: both sides hold `secret`, whose UTF-8 text is the HMAC key. One key serves both directions. */
export interface WireKey {
  readonly keyId: string;
  readonly secret: string;
}

interface SignedParts {
  readonly timestamp: string;
  readonly nonce: string;
  readonly method: string;
  /** Path with query, as it stands in the request line. */
  readonly path: string;
  readonly body: string | Uint8Array;
}

const sha256Hex = (body: string | Uint8Array): string => hash('sha256', body, 'hex');
const hmacHex = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

const requestText = ({ timestamp, nonce, method, path, body }: SignedParts): string =>
  `${timestamp}\n${nonce}\n${method}\n${path}\n${sha256Hex(body)}`;

const answerText = (nonce: string, status: number, body: string | Uint8Array): string =>
  `${nonce}\n${status}\n${sha256Hex(body)}`;

const signaturePattern = /^[0-9a-f]{64}$/;

/** Compares without telling by its duration how much of the signature was right. */
const sameSignature = (expected: string, given: string): boolean =>
  signaturePattern.test(given) && timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(given, 'hex'));

export const newNonce = (): string => randomBytes(16).toString('hex');

export type SignedHeaders = Readonly<
  Record<(typeof signatureHeaders)[keyof typeof signatureHeaders], string>
>;

/** The four headers of a signed request. `nowMs` is Unix time in milliseconds. */
export const signRequest = (
  key: WireKey,
  request: { method: string; path: string; body: string | Uint8Array; nowMs: number; nonce?: string },
): SignedHeaders => {
  const { method, path, body } = request;
  const nonce = request.nonce ?? newNonce();
  const timestamp = String(Math.floor(request.nowMs / 1000));
  return {
    'x-key-id': key.keyId,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': hmacHex(key.secret, requestText({ timestamp, nonce, method, path, body })),
  };
};

export interface SignatureClaim {
  readonly keyId: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
}

export type HeaderBag = Readonly<Record<string, string | readonly string[] | undefined>>;

const one = (headers: HeaderBag, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

const noncePattern = new RegExp(`^[\\x21-\\x7e]{${nonceLength.min},${nonceLength.max}}$`);

/** Reads the signature headers; `undefined` when one is missing, repeated or misshapen. Proves nothing yet. */
export const readClaim = (headers: HeaderBag): SignatureClaim | undefined => {
  const claim = {
    keyId: one(headers, signatureHeaders.keyId),
    timestamp: one(headers, signatureHeaders.timestamp),
    nonce: one(headers, signatureHeaders.nonce),
    signature: one(headers, signatureHeaders.signature),
  };
  const wellFormed =
    claim.keyId.length > 0 &&
    claim.keyId.length <= 64 &&
    /^[0-9]{1,12}$/.test(claim.timestamp) &&
    noncePattern.test(claim.nonce) &&
    signaturePattern.test(claim.signature);
  return wellFormed ? claim : undefined;
};

/** Whether the claim's time lies within the tolerance of `nowMs`. */
export const isTimely = (claim: SignatureClaim, nowMs: number): boolean =>
  Math.abs(Number(claim.timestamp) - nowMs / 1000) <= timestampToleranceSeconds;

/** Whether the request's signature is of this secret. Time and nonce are judged apart. */
export const isSignedBy = (
  secret: string,
  claim: SignatureClaim,
  request: { method: string; path: string; body: string | Uint8Array },
): boolean =>
  sameSignature(
    hmacHex(secret, requestText({ timestamp: claim.timestamp, nonce: claim.nonce, ...request })),
    claim.signature,
  );

/** `X-Signature` of an answer, bound to the nonce of the request that it answers. */
export const signAnswer = (
  secret: string,
  nonce: string,
  status: number,
  body: string | Uint8Array,
): string => hmacHex(secret, answerText(nonce, status, body));

export const isAnswerSignedBy = (
  secret: string,
  nonce: string,
  status: number,
  body: string | Uint8Array,
  signature: string,
): boolean => sameSignature(signAnswer(secret, nonce, status, body), signature);
