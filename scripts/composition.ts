import { deepStrictEqual, ok, rejects } from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { depositReceipt } from '@pavilion/contract/cashier';
import { siteDetail } from '@pavilion/contract/content';
import { createPool } from '@pavilion/postgres';
import { type RunningComposition, runComposition } from './composition/runComposition.ts';
import { runMain } from './launcher/runMain.ts';

/**
 * `npm run composition`: runs the parts of `compose.yaml` on this machine, without containers, and looks at them from
 * outside. Takes a minute, nginx and a Redis server; what containers add is checked by `composition/compose.test.ts`.
 */

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Asks as the balancer in front does, with headers that `fetch` would not send. */
const ask = async (
  { origin }: RunningComposition,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Answer> => {
  const sent = request(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { host: 'hall.example', 'content-type': 'application/json', ...headers },
    agent: false,
  });
  // What is refused is not read to its end.
  sent.on('error', () => undefined);
  const answered = once(sent, 'response');
  sent.end(body);
  const [response] = await answered;
  return { status: response.statusCode, body: await text(response).catch(() => '') };
};

const visitor = { 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' };
const mebibyte = 1024 * 1024;

const checks: Readonly<Record<string, (running: RunningComposition) => Promise<void>>> = {
  'a page knows that it came by TLS': async (running) => {
    const { body } = await ask(running, '/robots.txt', visitor);
    ok(body.includes('https://hall.example/'), body);
    ok(
      (await ask(running, '/robots.txt', { ...visitor, 'x-forwarded-proto': 'http' })).body.includes(
        'http://',
      ),
    );
  },
  'a visitor cannot name another host': async (running) => {
    const { body } = await ask(running, '/robots.txt', { ...visitor, 'x-forwarded-host': 'evil.example' });
    ok(body.includes('https://hall.example/'), body);
    deepStrictEqual((await ask(running, '/', { ...visitor, host: 'a_b:99999' })).status, 400);
  },
  'a receipt of 8 MiB comes through, and is refused for its token alone': async (running) => {
    const path = `/api${depositReceipt.path}`;
    deepStrictEqual((await ask(running, path, visitor, 'x'.repeat(8 * mebibyte))).status, 401);
    deepStrictEqual((await ask(running, path, visitor, 'x'.repeat(10 * mebibyte))).status, 413);
    const other = `/api${siteDetail.path}`;
    deepStrictEqual((await ask(running, other, visitor, 'x'.repeat(2 * mebibyte))).status, 413);
    deepStrictEqual((await ask(running, other, visitor, '{}')).status, 200);
  },
  'metrics are not shown, and no query is logged': async (running) => {
    deepStrictEqual((await ask(running, '/metrics', visitor)).status, 404);
    await ask(running, '/faq?enc=a-hand-off', {
      ...visitor,
      referer: 'https://hall.example/?enc=a-hand-off',
    });
    ok(running.nginxLog().includes('198.51.100.7'));
    ok(!running.nginxLog().includes('a-hand-off'));
  },
  'an address has its share of connections and no more': async (running) => {
    const { port, hostname } = new URL(running.origin);
    const sockets: Socket[] = [];
    // Some more than the share: what asks meanwhile may take a place, too.
    for (let count = 0; count < 320; count += 1) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      sockets.push(socket);
      await once(socket, 'connect');
      socket.write(
        'POST /api/nowhere HTTP/1.1\r\nHost: hall.example\r\nX-Forwarded-For: 198.51.100.8\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      );
    }
    // A connection counts once nginx has read its request's head, which the last of them may still wait for.
    const ofAddress = () => ask(running, '/healthz', { 'x-forwarded-for': '198.51.100.8' });
    let greedy = await ofAddress();
    for (let tries = 1; tries < 100 && greedy.status === 200; tries += 1) greedy = await ofAddress();
    const other = await ask(running, '/healthz', { 'x-forwarded-for': '198.51.100.9' });
    for (const socket of sockets) socket.destroy();
    deepStrictEqual([greedy.status, other.status], [429, 200]);
  },
  'the hall may neither change a table nor become who may': async ({ secret }) => {
    const hall = createPool(secret('DATABASE_URL'), { max: 1 });
    try {
      const { rows } = await hall.query(
        `select rolsuper, (select count(*)::integer from pg_auth_members where member = pg_roles.oid) as memberships
           from pg_roles where rolname = session_user`,
      );
      deepStrictEqual(rows, [{ rolsuper: false, memberships: 0 }]);
      await hall.query('reset role');
      for (const statement of [
        'drop table site',
        'set role pavilion_owner',
        'create table mine (id integer)',
      ])
        await rejects(hall.query(statement), { code: '42501' }, statement);
    } finally {
      await hall.end();
    }
  },
  'Redis answers nobody without the password': async ({ redisPort }) => {
    const socket = connect(redisPort, '127.0.0.1');
    await once(socket, 'connect');
    socket.end('PING\r\n');
    ok((await text(socket)).startsWith('-NOAUTH'));
  },
};

await runMain(async () => {
  const running = await runComposition();
  try {
    for (const [what, check] of Object.entries(checks)) {
      await check(running);
      console.log(`✓ ${what}`);
    }
    return 0;
  } finally {
    await running.stop();
  }
});
