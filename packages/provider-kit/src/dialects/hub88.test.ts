import { expect, test } from 'vitest';
import type { HallLookup } from '../adapter.ts';
import { hub88Adapter } from './hub88.ts';

/** Signatures as the other side publishes them: the demo key and the signed texts of its examples of signing. */
const demoKey = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAx3IRpSri/9SjA7f9me35
v6LtJzn8drb1vg/UeGaPPFR16KsUOPqbGJ2r1pRPJMedqqbO7Agt/HavWDcQhNZl
c9VrVQcWK/w2HD9PflQYv0oQMiPK5Mut/eIdFOpwwwaRAU4s6WOkJdSmP9F4cfr/
amTZZoY59/t3SZWYjgZ9/LDI2X8S3uLW/JPiH+6dm2bU8ykhxoWwLE/piJxynS73
EzM0tgjHyTUMkarhK9qRVZk581/kzmtJLLBZQl9XrQQcIfQ+zFZj7ijddOptxpxq
Cmq8gQNohB56p34yjVH3uAJAaFvIVg5mEkprrvNVDJwGonHSaaq7AICmzrF6h/r5
dwIDAQAB
-----END PUBLIC KEY-----
`;
const signed = {
  body: '{"game_id":132,"request_uuid":"583c985f-fee6-4c0e-bbf5-308aad6265af","token":"55b7518e-b89e-11e7-81be-58404eea6d16"}',
  signature:
    'Kd+/B1NealiUiv/9cI/0MQuwnLiAMteKFesys/b8Koe9pVP/H7Hw54W99+q1uMGizaXj+nMIzcwerFSlSkMj94uqXHueGFvDKI4YGKqntlj7EvID1B7P+VlS/A5RN4RjghIMR3MGnsJZT43G8tAju+xJCzjzDmgS25IPVIZobabIpct87ReqxYfkqIlqgH/uKkpU0ezG25mmhMa82Umat1eu88dJDCa1NsbX9SF5gtdC+A8pYS/o87s2RWHG5VVYM8awAwxPnwZacyKIEbXS59BcAI6StUm+/sJWvSKKvR6lxCiJyQOWzG1IwN9NxBthp5AfQx23G5aDMnYDkSUsIw==',
};

const nothing: HallLookup = {
  currencyOf: async () => undefined,
  transactionOf: async () => undefined,
  openSessionOf: async () => undefined,
  lastBetOf: async () => undefined,
  betOfWin: async () => undefined,
};

const open = (body: string, signature: string, path = '/provider/hub88/demo/user/balance') =>
  hub88Adapter.open(
    { method: 'POST', path, headers: { 'x-hub88-signature': signature }, body: Buffer.from(body) },
    {
      findKey: (keyId) => (keyId === 'demo' ? { keyId, secret: demoKey, gpId: 1 } : undefined),
      claimNonce: async () => true,
      nowMs: () => 0,
      lookup: nothing,
    },
  );

test('a body that the published demo key has signed is believed', async () => {
  // Of an older version of the call, which named no user: proved, and then refused for its form.
  const opened = await open(signed.body, signed.signature);
  expect(opened).toMatchObject({ kind: 'misread', gpId: 1, field: 'user' });
  expect(opened.kind === 'misread' && JSON.parse(opened.reply.body)).toEqual({
    status: 'RS_ERROR_WRONG_SYNTAX',
    request_uuid: '583c985f-fee6-4c0e-bbf5-308aad6265af',
  });
});

test.each([
  ['one byte more', `${signed.body} `, signed.signature],
  ['no signature', signed.body, ''],
  ['a signature that is no base64', signed.body, '%%%'],
  ['the signature of another text', signed.body, signed.signature.replace('Kd+', 'Ke+')],
])('%s is turned away', async (_name, body, signature) => {
  const opened = await open(body, signature);
  expect(opened).toMatchObject({ kind: 'turned_away', reason: 'signature' });
  expect(opened.kind === 'turned_away' && JSON.parse(opened.reply.body)).toEqual({
    status: 'RS_ERROR_INVALID_SIGNATURE',
  });
});

test('a key that nobody has, and an address that there is not, are turned away', async () => {
  expect(await open(signed.body, signed.signature, '/provider/hub88/other/user/balance')).toMatchObject({
    reason: 'signature',
  });
  expect(await open(signed.body, signed.signature, '/provider/hub88/demo/user/delete')).toMatchObject({
    reason: 'path',
  });
});
