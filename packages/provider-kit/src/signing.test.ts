import { describe, expect, test } from 'vitest';
import { type RawRequest, receive, sealAnswer } from './receiver.ts';
import { isAnswerSignedBy, signAnswer, signRequest } from './signing.ts';

const key = { keyId: 'k-1', secret: 'a secret that both sides hold' };
const nowMs = Date.UTC(2026, 10, 20, 12);
const path = '/provider/v1/wallet/bet?x=1';
const body = Buffer.from('{"amount":100}');

const signed = (change: Partial<{ body: Buffer; nowMs: number; nonce: string; method: string }> = {}) =>
  signRequest(key, { method: 'POST', path, body, nowMs, ...change });

const offered = (change: Partial<RawRequest> = {}): RawRequest => ({
  method: 'POST',
  path,
  headers: signed(),
  body,
  ...change,
});

const receiver = () => {
  const used = new Set<string>();
  return {
    findKey: (keyId: string) => (keyId === key.keyId ? key : undefined),
    claimNonce: async (_keyId: string, nonce: string) => used.size < used.add(nonce).size,
    nowMs: () => nowMs,
  };
};

test('the signature is the protocol text, byte for byte', () => {
  const headers = signRequest(
    { keyId: 'k', secret: 'secret' },
    { method: 'POST', path: '/a?b=c', body: '{}', nowMs: 1_700_000_000_999, nonce: '0123456789abcdef' },
  );
  expect(headers).toEqual({
    'x-key-id': 'k',
    'x-timestamp': '1700000000',
    'x-nonce': '0123456789abcdef',
    'x-signature': '7f24db8ecf926a82ec0628ea54dd3c14d81039389584119047fa192253ecb2e7',
  });
  expect(signAnswer('secret', '0123456789abcdef', 200, '{"status":"OK"}')).toBe(
    '0bef3232290a9483fe75856d6a468e540b72825417e971d7a17cd6530b8a2f40',
  );
});

test('a signed request is received once, its replay is not', async () => {
  const options = receiver();
  const request = offered();
  expect(await receive(request, options)).toMatchObject({ ok: true, key });
  expect(await receive(request, options)).toEqual({ ok: false, httpStatus: 401, reason: 'nonce' });
});

describe('turned away', () => {
  const other = Buffer.from('{"amount":101}');
  test.each<[string, RawRequest, string, 401 | 413]>([
    ['another body', offered({ body: other }), 'signature', 401],
    ['another path', offered({ path: '/provider/v1/wallet/win?x=1' }), 'signature', 401],
    ['another method', offered({ method: 'PUT' }), 'signature', 401],
    [
      'another secret',
      offered({ headers: { ...signed(), 'x-signature': '0'.repeat(64) } }),
      'signature',
      401,
    ],
    ['an unknown key', offered({ headers: { ...signed(), 'x-key-id': 'k-2' } }), 'key', 401],
    ['a clock 301 s behind', offered({ headers: signed({ nowMs: nowMs - 301_000 }) }), 'stale', 401],
    ['a clock 301 s ahead', offered({ headers: signed({ nowMs: nowMs + 301_000 }) }), 'stale', 401],
    ['no headers', offered({ headers: {} }), 'headers', 401],
    ['a repeated header', offered({ headers: { ...signed(), 'x-nonce': ['a'.repeat(16)] } }), 'headers', 401],
    ['a nonce of 15', offered({ headers: signed({ nonce: 'n'.repeat(15) }) }), 'headers', 401],
    ['a nonce of 65', offered({ headers: signed({ nonce: 'n'.repeat(65) }) }), 'headers', 401],
    ['an upper-case signature', offered({ headers: upper(signed()) }), 'headers', 401],
    ['more than 64 KiB', offered({ body: Buffer.alloc(64 * 1024 + 1, 32) }), 'too_large', 413],
  ])('%s', async (_name, request, reason, httpStatus) => {
    expect(await receive(request, receiver())).toEqual({ ok: false, httpStatus, reason });
  });

  test('a forged request does not use up the nonce that it bears', async () => {
    const options = receiver();
    const headers = signed();
    await receive(offered({ headers: { ...headers, 'x-signature': 'f'.repeat(64) } }), options);
    expect(await receive(offered({ headers }), options)).toMatchObject({ ok: true });
  });
});

test('the edges of the time window and of the nonce length are good', async () => {
  for (const change of [
    { nowMs: nowMs - 300_000 },
    { nowMs: nowMs + 300_000 },
    { nonce: 'n'.repeat(16) },
    { nonce: 'n'.repeat(64) },
  ]) {
    expect(await receive(offered({ headers: signed(change) }), receiver())).toMatchObject({ ok: true });
  }
});

test('an answer is proved for its own nonce, status and body only', () => {
  const sealed = sealAnswer(key, 'nonce-of-sixteen-', 200, { status: 'OK' });
  const signature = sealed.headers['x-signature'] ?? '';
  const proves = (nonce: string, status: number, text: string, given = signature) =>
    isAnswerSignedBy(key.secret, nonce, status, text, given);
  expect(proves('nonce-of-sixteen-', 200, sealed.body)).toBe(true);
  expect(proves('nonce-of-sixteen+', 200, sealed.body)).toBe(false);
  expect(proves('nonce-of-sixteen-', 201, sealed.body)).toBe(false);
  expect(proves('nonce-of-sixteen-', 200, `${sealed.body} `)).toBe(false);
  expect(proves('nonce-of-sixteen-', 200, sealed.body, '')).toBe(false);
});

const upper = (headers: Readonly<Record<string, string>>) => ({
  ...headers,
  'x-signature': (headers['x-signature'] ?? '').toUpperCase().replace(/[0-9]/, 'A'),
});
