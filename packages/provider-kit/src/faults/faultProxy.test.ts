import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWalletClient, type WalletClient } from '../clients.ts';
import { receive, sealAnswer } from '../receiver.ts';
import type { Fault } from './fault.ts';
import { type FaultProxy, openFaultProxy } from './faultProxy.ts';
import { nativeFaultWire } from './faultWire.ts';
import { always, everyFault, noFaults, onlyFor, scripted, seeded } from './plans.ts';

/** The proxy between a real client and a server that proves signatures and writes down what it does. */

const key = { keyId: 'k-1', secret: 'shared' };

let server: Server;
let proxy: FaultProxy;
let client: WalletClient;
/** What the server has done, in order. */
let done: { readonly call: string; readonly id: string; readonly target?: string }[];
let turnedAway: number;

beforeEach(async () => {
  done = [];
  turnedAway = 0;
  const nonces = new Set<string>();
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks);
      const path = request.url ?? '';
      const claimNonce = async (_keyId: string, nonce: string) => {
        const isFresh = !nonces.has(nonce);
        nonces.add(nonce);
        return isFresh;
      };
      const proof = await receive(
        { method: 'POST', path, headers: request.headers, body },
        { findKey: () => key, claimNonce, nowMs: Date.now },
      );
      if (!proof.ok) {
        turnedAway += 1;
        return response.writeHead(401).end();
      }
      const json = JSON.parse(body.toString('utf8'));
      done.push({
        call: path.slice(path.lastIndexOf('/') + 1),
        id: json.transaction_id,
        ...(json.target_transaction_id && { target: json.target_transaction_id }),
      });
      const sealed = sealAnswer(key, proof.nonce, 200, {
        status: 'OK',
        request_id: json.request_id,
        balance: { cash: 900, bonus: 0 },
        currency: 'RMB',
        operator_tx_id: '7',
        duplicate: false,
        processed_at: '2026-11-20T12:00:00.000Z',
      });
      response.writeHead(200, sealed.headers).end(sealed.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  proxy = await openFaultProxy({ target: `http://127.0.0.1:${port}`, wire: nativeFaultWire([key]) });
  client = createWalletClient({ baseUrl: `${proxy.url}/provider/v1`, key, nowMs: Date.now });
});

afterEach(async () => {
  client.close();
  await proxy.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const bet = (transaction_id: string = randomUUID()) =>
  client.bet({
    player_id: '1',
    session_token: 't',
    currency: 'RMB',
    game_code: 'koi-lantern',
    round_id: 'r',
    transaction_id,
    amount: 100,
  });
const ids = () => done.map(({ call, id }) => `${call} ${id}`);

describe('a fault proxy', () => {
  test('passes requests and answers byte for byte, so that both signatures hold', async () => {
    expect(await bet('a')).toMatchObject({ kind: 'ok' });
    expect(ids()).toEqual(['bet a']);
    expect(proxy.records).toEqual([
      { n: 0, path: '/provider/v1/wallet/bet', faults: [], httpStatuses: [200], answered: true },
    ]);
  });

  test('drops a request before anything is done', async () => {
    proxy.setPlan(always({ kind: 'drop_request' }));
    expect(await bet('a')).toMatchObject({ kind: 'unknown', reason: 'network' });
    expect(done).toEqual([]);
  });

  test('drops an answer after the work is done', async () => {
    proxy.setPlan(always({ kind: 'drop_answer' }));
    expect(await bet('a')).toMatchObject({ kind: 'unknown', reason: 'network' });
    expect(ids()).toEqual(['bet a']);
  });

  test('replays the same bytes, which a server turns away, and passes on the answer to the work', async () => {
    proxy.setPlan(always({ kind: 'duplicate', copies: 2, signedAnew: false }));
    expect(await bet('a')).toMatchObject({ kind: 'ok' });
    expect({ ids: ids(), turnedAway }).toEqual({ ids: ['bet a'], turnedAway: 2 });
  });

  test('repeats a request signed anew, which a server reads again', async () => {
    proxy.setPlan(always({ kind: 'duplicate', copies: 2, signedAnew: true }));
    expect(await bet('a')).toMatchObject({ kind: 'ok' });
    expect(ids()).toEqual(['bet a', 'bet a', 'bet a']);
  });

  test('lets later requests overtake', async () => {
    proxy.setPlan(scripted([[{ kind: 'reorder', behind: 2, waitMs: 10_000 }]]));
    const first = bet('a');
    await bet('b');
    await bet('c');
    expect(await first).toMatchObject({ kind: 'ok' });
    expect(ids()).toEqual(['bet b', 'bet c', 'bet a']);
  });

  test('lets a held request go when nobody overtakes it', async () => {
    proxy.setPlan(always({ kind: 'reorder', behind: 1, waitMs: 5 }));
    expect(await bet('a')).toMatchObject({ kind: 'ok' });
  });

  test('corrupts the signature of a request, or of its answer', async () => {
    proxy.setPlan(always({ kind: 'corrupt_signature', of: 'request' }));
    expect(await bet('a')).toMatchObject({ kind: 'unknown', httpStatus: 401 });
    expect({ done, turnedAway }).toEqual({ done: [], turnedAway: 1 });
    proxy.setPlan(always({ kind: 'corrupt_signature', of: 'answer' }));
    expect(await bet('b')).toMatchObject({ kind: 'unknown', reason: 'bad_signature' });
    expect(ids()).toEqual(['bet b']);
  });

  test('sends the rollback of a bet before the bet, and nothing before other calls', async () => {
    proxy.setPlan(always({ kind: 'rollback_first' }));
    await bet('a');
    await client.txStatus({ player_id: '1', currency: 'RMB', target_transaction_id: 'a' });
    expect(done).toEqual([
      { call: 'rollback', id: 'a:rb', target: 'a' },
      { call: 'bet', id: 'a' },
      { call: 'tx-status', id: undefined, target: 'a' },
    ]);
  });

  test('delays a request past the patience of its client, and the work is done nevertheless', async () => {
    const hasty = createWalletClient({
      baseUrl: `${proxy.url}/provider/v1`,
      key,
      nowMs: Date.now,
      timeoutMs: 20,
    });
    proxy.setPlan(always({ kind: 'delay', ms: 100, of: 'request' }));
    const outcome = await hasty.txStatus({ player_id: '1', currency: 'RMB', target_transaction_id: 'a' });
    hasty.close();
    expect(outcome).toMatchObject({ kind: 'unknown', reason: 'timeout' });
    await proxy.idle();
    expect(done).toHaveLength(1);
  });

  test('hangs up when the other side is gone', async () => {
    server.removeAllListeners('request');
    server.on('request', (request) => request.socket.destroy());
    expect(await bet('a')).toMatchObject({ kind: 'unknown', reason: 'network' });
    expect(proxy.records).toMatchObject([{ httpStatuses: [], answered: false }]);
  });
});

describe('a plan', () => {
  const passing = (id: string, path = '/provider/v1/wallet/bet') => ({
    n: 0,
    method: 'POST',
    path,
    headers: {},
    body: Buffer.from(JSON.stringify({ transaction_id: id })),
  });
  const drawn = (seed: number, names: readonly string[]): Map<string, readonly Fault[]> => {
    const plan = seeded({ seed, rate: 0.5 });
    return new Map(names.map((name) => [name, plan(passing(name))]));
  };
  const names = Array.from({ length: 200 }, (_, index) => `t${index}`);

  test('of a seed gives a transaction the same fault whatever comes before it', () => {
    const forward = drawn(7, names);
    const backward = drawn(7, [...names].reverse());
    for (const name of names) expect(backward.get(name)).toEqual(forward.get(name));
    expect(drawn(8, names)).not.toEqual(forward);
  });

  test('of a seed meets about its share of requests, with every fault', () => {
    const faults = [...drawn(7, names).values()].flat();
    expect(faults.length).toBeGreaterThan(70);
    expect(faults.length).toBeLessThan(130);
    expect(new Set(faults)).toEqual(new Set(everyFault));
  });

  test('draws again for a repeat, so that a retry gets through in the end', () => {
    const plan = seeded({ seed: 7, rate: 0.5 });
    const draws = Array.from({ length: 40 }, () => plan(passing('t')).length);
    expect(new Set(draws)).toEqual(new Set([0, 1]));
  });

  test('may be for some requests only', () => {
    const plan = onlyFor(({ path }) => path.endsWith('/win'), scripted([[{ kind: 'drop_answer' }]]));
    expect(plan(passing('a'))).toEqual([]);
    expect(plan(passing('a', '/provider/v1/wallet/win'))).toEqual([{ kind: 'drop_answer' }]);
    expect(plan(passing('a', '/provider/v1/wallet/win'))).toEqual([]);
    expect(noFaults(passing('a'))).toEqual([]);
  });
});
