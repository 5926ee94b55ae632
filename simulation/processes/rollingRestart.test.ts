import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { channels } from '@pavilion/contract';
import { findFreePort } from '@pavilion/postgres';
import { createTestDatabase, type TestDatabase, waitFor } from '@pavilion/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rootFolder } from '../../scripts/launcher/settings.ts';
import { HallProcess } from '../hall/hallProcess.ts';
import { Balancer } from './balancer.ts';
import { addLoggedIn, addSite, type LoggedIn } from './people.fixture.ts';
import { RedisServer } from './redisServer.ts';

/** Two web processes behind one balancer, each told to stop and started again while people play. */

const comesBackMs = 60_000;
const askersCount = 8;

let database: TestDatabase;
let redis: RedisServer;
let balancer: Balancer;
let halls: readonly HallProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await addSite(database.owner);
  redis = await RedisServer.start();
  // The balancer asks five times a second; on a busy machine it may be seconds late, and must still hear in time.
  const options = {
    databaseUrl: database.url,
    secret: 'a secret of thirty-two characters!',
    environment: { REDIS_URL: redis.url, DRAIN_SECONDS: '6' },
  };
  halls = [await HallProcess.start(options), await HallProcess.start(options)];
  balancer = await Balancer.start(halls.map(({ port }) => port));
});
afterAll(async () => {
  await balancer?.close();
  await Promise.all(halls.map((hall) => hall.close()));
  await redis?.kill();
  await database?.drop();
});

let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
};

const askForCash = async (origin: string, token: string): Promise<string> => {
  try {
    const answer = await fetch(`${origin}/api/member/profile/my_cash`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token, 'x-forwarded-for': newAddress() },
      body: '{}',
    });
    const text = await answer.text();
    return `${answer.status} ${/"code":(\d+)/.exec(text)?.[1] ?? text}`;
  } catch (error) {
    return error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error);
  }
};

/** The plain client as npm has it, which does nothing about a lost connection but what it does by itself. */
const openPlain = (transports: readonly string[], channel: string, token = '') => {
  const socket: Socket = io(balancer.origin, {
    transports: [...transports],
    forceNew: true,
    extraHeaders: { 'x-forwarded-for': newAddress() },
  });
  const reasons: string[] = [];
  let subscribed = 0;
  socket.on('connect', () => {
    const auth = { headers: { Authorization: token } };
    socket.emit('subscribe', { channel, auth }, () => {
      subscribed += 1;
    });
  });
  socket.on('disconnect', (reason) => reasons.push(reason));
  return { socket, reasons, subscribed: () => subscribed };
};
const openFor = ({ memberId, token }: LoggedIn, transports: readonly string[]) =>
  openPlain(transports, channels.member(memberId), token);

it('a restart of one after the other costs no request and no socket', { timeout: 240_000 }, async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => addLoggedIn(database.owner)));
  const polling = members.map((member) => openFor(member, ['polling']));
  const open = [
    ...members.map((member) => openFor(member, ['polling', 'websocket'])),
    ...members.map((member) => openFor(member, ['websocket'])),
    ...members.map(() => openPlain(['websocket', 'polling'], 'web_member')),
  ];
  const sockets = [...open, ...polling];
  await waitFor(() => sockets.every(({ subscribed }) => subscribed() === 1), {
    what: 'all sockets',
    withinMs: comesBackMs,
  });

  const answers = new Map<string, number>();
  let isOver = false;
  const asking = Array.from({ length: askersCount }, async (_, index) => {
    const { token } = members[index % members.length] ?? { token: '' };
    while (!isOver) {
      const answer = await askForCash(balancer.origin, token);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  });
  for (const hall of halls) {
    const before = answers.get('200 100') ?? 0;
    await waitFor(() => (answers.get('200 100') ?? 0) > before + 50, { what: 'load' });
    expect(await hall.leave()).toBe(0);
    await hall.restart();
    await waitFor(() => balancer.uses(hall.port), { what: 'the balancer to come back to it' });
  }
  isOver = true;
  await Promise.all(asking);
  const back = () => sockets.filter(({ socket, subscribed }) => socket.connected && subscribed() > 1).length;
  await waitFor(() => back() === sockets.length, { what: 'every socket back', withinMs: comesBackMs }).catch(
    () => undefined,
  );
  const backCount = back();
  for (const { socket } of sockets) socket.disconnect();
  const reasonsOf = (some: typeof sockets) => new Set(some.flatMap(({ reasons }) => reasons.slice(0, -1)));
  expect({
    answers: [...answers.keys()],
    back: backCount,
    reasons: [...reasonsOf(open)],
  }).toEqual({ answers: ['200 100'], back: sockets.length, reasons: ['transport close'] });
  // A question that begins while its process leaves goes to the other one, which does not know the session.
  for (const reason of reasonsOf(polling)) expect(['transport close', 'transport error']).toContain(reason);
});

it('a process that is told to stop says so at once, serves on, and ends what is under way', {
  timeout: 60_000,
}, async () => {
  const [hall] = halls;
  if (hall === undefined) throw new Error('no process');
  const origin = `http://127.0.0.1:${hall.port}`;
  const { token } = await addLoggedIn(database.owner);
  const client = await database.owner.connect();
  try {
    const leaving = hall.leave();
    await waitFor(async () => (await fetch(`${origin}/readyz`)).status === 503, { what: 'not ready' });
    expect(await askForCash(origin, token)).toBe('200 100');

    await client.query('BEGIN; LOCK TABLE ledger.account');
    let isAnswered = false;
    const answer = askForCash(origin, token).finally(() => {
      isAnswered = true;
    });
    await waitFor(() => askForCash(origin, '').then((said) => said.includes('ECONNREFUSED')), {
      what: 'a closed port',
    });
    expect(isAnswered).toBe(false);
    await client.query('ROLLBACK');
    expect(await answer).toBe('200 100');
    expect(await leaving).toBe(0);
  } finally {
    client.release(true);
    await hall.restart();
  }
});

it('a second signal ends it at once', async () => {
  const port = await findFreePort();
  const main = spawn(process.execPath, ['apps/server/src/main.ts', '--roles=realtime'], {
    cwd: rootFolder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: database.url,
      PAVILION_SECRET: 'a secret of thirty-two characters!',
      PORT: String(port),
      DRAIN_SECONDS: '300',
    },
    stdio: 'ignore',
  });
  const ended = once(main, 'exit');
  const statusOf = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);
  await waitFor(async () => (await statusOf('/readyz')) === 200, { what: 'ready', withinMs: comesBackMs });
  main.kill('SIGTERM');
  await waitFor(async () => (await statusOf('/readyz')) === 503, { what: 'not ready' });
  expect(await statusOf('/healthz')).toBe(200);
  main.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
});
