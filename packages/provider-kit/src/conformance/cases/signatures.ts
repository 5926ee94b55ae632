import { strictEqual } from 'node:assert/strict';
import { type CaseContext, type CaseGroup, define } from '../case.ts';
import type { TestPlayer } from '../port.ts';
import { expectHeard, type RawHeard, type SignedRequest } from '../wire.ts';

/** Signatures, times and nonces (wallet protocol, Transport): what is not proved moves nothing. */

const expectTurnedAway = (heard: RawHeard, httpStatus: number): void =>
  strictEqual(
    heard.httpStatus,
    httpStatus,
    `HTTP ${heard.httpStatus}, not ${httpStatus}: ${heard.text.slice(0, 200)}`,
  );

const aBet = (t: CaseContext, player: TestPlayer) => {
  const { common } = t.round(player);
  return { ...common, transaction_id: t.id('bet'), amount: t.unit };
};

/** Sends a bet that was tampered with; it must be turned away and leave no trace. */
const refuses = (title: string, tamper: (t: CaseContext, request: SignedRequest) => SignedRequest) =>
  define(`401 for ${title}, and nothing moves`, async (t) => {
    const player = await t.player(1);
    const body = aBet(t, player);
    expectTurnedAway(await t.wire.send(tamper(t, t.wire.sign('bet', body))), 401);
    strictEqual(await t.round(player).state(body.transaction_id), 'unknown');
    await t.expectCash(player, player.cash, 'after a request that was turned away');
  });

const withHeader = (request: SignedRequest, name: string, value: string): SignedRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});

const without = (request: SignedRequest, name: string): SignedRequest => {
  const { [name]: _gone, ...headers } = request.headers;
  return { ...request, headers };
};

const resigned =
  (shift: number) =>
  (t: CaseContext, request: SignedRequest): SignedRequest =>
    t.wire.signText(request.path, request.body, { nowMs: Date.now() + shift * 1000 });

const withNonce =
  (nonce: string) =>
  (t: CaseContext, request: SignedRequest): SignedRequest =>
    t.wire.signText(request.path, request.body, { nonce });

/** Well over the tolerance of 300 s, so that the clocks of both sides need not agree to the second. */
const farSeconds = 330;

export const signatures: CaseGroup = {
  name: 'Signatures, times, nonces',
  cases: [
    define('a signed call is answered, and the answer is signed', async (t) => {
      const player = await t.player(0);
      const { playerId, sessionToken, currency } = player;
      const heard = await t.wire.call('balance', {
        player_id: playerId,
        session_token: sessionToken,
        currency,
      });
      expectHeard(heard, 'OK', { currency, balance: { cash: player.cash } });
    }),
    define('the address may bear a query, which the signature covers', async (t) => {
      const player = await t.player(0);
      const { playerId, sessionToken, currency } = player;
      const plain = t.wire.sign('balance', { player_id: playerId, session_token: sessionToken, currency });
      const request = t.wire.signText(`${plain.path}?trace=1`, plain.body);
      expectHeard(t.wire.read('balance', request, await t.wire.send(request)), 'OK');
    }),
    refuses('a signature with one character changed', (_t, request) => {
      const signature = request.headers['x-signature'] ?? '';
      const last = signature.endsWith('0') ? '1' : '0';
      return withHeader(request, 'x-signature', `${signature.slice(0, -1)}${last}`);
    }),
    refuses('a signature in upper case', (_t, request) =>
      withHeader(request, 'x-signature', `A${(request.headers['x-signature'] ?? '').slice(1).toUpperCase()}`),
    ),
    refuses('an empty signature', (_t, request) => withHeader(request, 'x-signature', '')),
    refuses('the signature of another path', (t, request) => ({
      ...t.wire.signText(t.wire.path('win'), request.body),
      path: request.path,
    })),
    refuses('a query that was not signed', (_t, request) => ({ ...request, path: `${request.path}?x=1` })),
    refuses('a body that was changed', (_t, request) => ({
      ...request,
      body: request.body.replace('"amount":', '"amount": '),
    })),
    refuses('the signature of another secret', (t, request) =>
      t.wire.withKey({ ...t.wire.key, secret: `${t.wire.key.secret}?` }).signText(request.path, request.body),
    ),
    refuses('a key that nobody has', (_t, request) => withHeader(request, 'x-key-id', 'nobody')),
    refuses('no key', (_t, request) => without(request, 'x-key-id')),
    refuses('no timestamp', (_t, request) => without(request, 'x-timestamp')),
    refuses('no nonce', (_t, request) => without(request, 'x-nonce')),
    refuses('no signature', (_t, request) => without(request, 'x-signature')),
    refuses('a timestamp of long ago', resigned(-farSeconds)),
    refuses('a timestamp of the future', resigned(farSeconds)),
    refuses('a timestamp that was changed', (_t, request) =>
      withHeader(request, 'x-timestamp', String(Number(request.headers['x-timestamp']) + 1)),
    ),
    refuses('a nonce that was changed', (_t, request) =>
      withHeader(request, 'x-nonce', 'another-nonce-of-a-fair-length'),
    ),
    refuses('a nonce of 15 characters', withNonce('n'.repeat(15))),
    refuses('a nonce of 65 characters', withNonce('n'.repeat(65))),
    define('401 for a replay, and the work is done once', async (t) => {
      const player = await t.player(1);
      const body = aBet(t, player);
      const request = t.wire.sign('bet', body);
      expectHeard(t.wire.read('bet', request, await t.wire.send(request)), 'OK', { duplicate: false });
      expectTurnedAway(await t.wire.send(request), 401);
      await t.expectCash(player, player.cash - t.unit, 'after a replay');
      expectHeard(
        await t.round(player, { roundId: body.round_id }).rollback(t.id('rb'), body.transaction_id),
        'OK',
      );
    }),
    define('401 for the replay of a question, too', async (t) => {
      const { playerId, sessionToken, currency } = await t.player(0);
      const request = t.wire.sign('balance', { player_id: playerId, session_token: sessionToken, currency });
      expectHeard(t.wire.read('balance', request, await t.wire.send(request)), 'OK');
      expectTurnedAway(await t.wire.send(request), 401);
    }),
    define('of 20 replays at once one is read', async (t) => {
      const player = await t.player(1);
      const body = aBet(t, player);
      const request = t.wire.sign('bet', body);
      const heard = await Promise.all(Array.from({ length: 20 }, () => t.wire.send(request)));
      // A busy hall may tell some of them to come later, which does nothing and uses nothing up.
      const read = heard.filter(
        ({ httpStatus, text }) => httpStatus === 200 && JSON.parse(text).status !== 'RETRY_LATER',
      ).length;
      strictEqual(read <= 1, true, `${read} of 20 replays were read`);
      expectHeard(await t.wire.persist('bet', body), 'OK', read === 1 ? { duplicate: true } : {});
      await t.expectCash(player, player.cash - t.unit, 'after 20 replays');
      expectHeard(
        await t.round(player, { roundId: body.round_id }).rollback(t.id('rb'), body.transaction_id),
        'OK',
      );
    }),
    define('413 for a body of more than 64 KiB', async (t) => {
      const player = await t.player(1);
      const body = { ...aBet(t, player), meta: { text: 'x'.repeat(64 * 1024) } };
      expectTurnedAway(await t.wire.send(t.wire.sign('bet', body)), 413);
    }),
    define('404 for a call that the protocol does not have', async (t) => {
      const request = t.wire.signText(`${t.wire.path('bet')}-all`, '{}');
      expectTurnedAway(await t.wire.send(request), 404);
    }),
    define('nothing is answered to a GET', async (t) => {
      const request = t.wire.sign('bet', {});
      const { httpStatus } = await t.wire.send({ ...request, method: 'GET', body: '' });
      strictEqual([401, 404, 405].includes(httpStatus), true, `HTTP ${httpStatus} for a GET`);
    }),
  ],
};
