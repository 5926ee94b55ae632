import { channels, memberEventEnvelopeSchema } from '@pavilion/contract';
import { createTestDatabase, type TestDatabase, waitFor } from '@pavilion/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../apps/server/src/realtime/index.ts';
import { HallProcess } from '../hall/hallProcess.ts';
import { addLoggedIn, addSite, type LoggedIn } from './people.fixture.ts';
import { RedisServer } from './redisServer.ts';

/** Two processes of one hall behind a real Redis: what one of them tells, the members of both hear. */

const secret = 'a secret of thirty-two characters!';
const addMember = () => addLoggedIn(database.owner);
const outbox = createOutbox();
const comesBackMs = 60_000;

let database: TestDatabase;
let redis: RedisServer;
let halls: readonly [HallProcess, HallProcess];
let open: Socket[] = [];

const startHall = () =>
  HallProcess.start({
    databaseUrl: database.url,
    secret,
    environment: { REDIS_URL: redis.url },
  });

beforeAll(async () => {
  database = await createTestDatabase();
  await addSite(database.owner);
  redis = await RedisServer.start();
  halls = [await startHall(), await startHall()];
});
afterEach(() => {
  for (const socket of open) socket.disconnect();
  open = [];
});
afterAll(async () => {
  await Promise.all((halls ?? []).map((hall) => hall.close()));
  await redis?.kill();
  await database?.drop();
});

interface Listening {
  readonly memberId: number;
  readonly sessionId: string;
  readonly token: string;
  readonly socket: Socket;
  /** What the letters told, in the order in which they came. */
  readonly letters: number[];
  readonly seqs: number[];
  /** How often the channel stood. */
  readonly subscribed: () => number;
  readonly counts: number[];
}

/** A member at one of the processes, who subscribes at each connection as a page does. */
const listenAt = async (
  hall: HallProcess,
  member: LoggedIn,
  more: readonly string[] = [],
): Promise<Listening> => {
  const socket = io(`http://127.0.0.1:${hall.port}`, { transports: ['websocket'], forceNew: true });
  open.push(socket);
  let subscribed = 0;
  const letters: number[] = [];
  const seqs: number[] = [];
  const counts: number[] = [];
  const auth = { headers: { Authorization: member.token } };
  socket.on('connect', () => {
    for (const channel of more) socket.emit('subscribe', { channel, auth });
    socket.emit('subscribe', { channel: channels.member(member.memberId), auth }, () => {
      subscribed += 1;
    });
  });
  socket.on('letters', (_channel: string, raw: unknown) => {
    const { seq, data } = memberEventEnvelopeSchema.parse(raw);
    seqs.push(seq);
    letters.push((data as { unread_count: number }).unread_count);
  });
  for (const event of ['presence:subscribed', 'presence:joining', 'presence:leaving'])
    socket.on(event, (_channel: string, told: unknown) => {
      const [entry] = [told].flat() as { user_info: { count: number } }[];
      counts.push(entry?.user_info.count ?? 0);
    });
  await waitFor(() => subscribed === 1, { what: 'the subscription', withinMs: comesBackMs });
  return { ...member, socket, letters, seqs, subscribed: () => subscribed, counts };
};

const write = async (memberId: number, from: number, count: number): Promise<void> => {
  for (let letter = from; letter < from + count; letter += 1)
    await outbox.toMember(database.pool, memberId, 'letters', { unread_count: letter });
};
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const heard = (listening: Listening, count: number) =>
  waitFor(() => listening.letters.length >= count, {
    what: `${count} letters`,
    withinMs: comesBackMs,
  });

describe('two processes', () => {
  it('deliver to the members of both, once and in order', async () => {
    const here = await listenAt(halls[0], await addMember());
    const there = await listenAt(halls[1], await addMember());
    await Promise.all([write(here.memberId, 0, 50), write(there.memberId, 0, 50)]);
    await Promise.all([heard(here, 50), heard(there, 50)]);
    for (const { letters, seqs } of [here, there]) {
      expect(letters).toEqual(numbers(50));
      expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
    }
  });

  it('reach a member who has a tab at each', async () => {
    const member = await addMember();
    const tabs = [await listenAt(halls[0], member), await listenAt(halls[1], member)];
    await write(member.memberId, 0, 5);
    for (const tab of tabs) {
      await heard(tab, 5);
      expect(tab.letters).toEqual(numbers(5));
    }
  });

  it('drop the sockets of a session that ends, wherever they are, and no others', async () => {
    const [leaving, staying] = [await addMember(), await addMember()];
    const tabs = [await listenAt(halls[0], leaving), await listenAt(halls[1], leaving)];
    const others = [await listenAt(halls[0], staying), await listenAt(halls[1], staying)];
    await database.owner.query(`UPDATE session SET ended_at = now(), end_reason = 'operator' WHERE id = $1`, [
      leaving.sessionId,
    ]);
    await waitFor(() => tabs.every(({ socket }) => !socket.connected), { what: 'both dropped' });
    expect(others.every(({ socket }) => socket.connected)).toBe(true);
  });

  it('count the members of both, each once, and forget those of a socket that is gone', async () => {
    const presence = [channels.presence('USD')];
    const member = await addMember();
    const tabs = [
      await listenAt(halls[0], member, presence),
      await listenAt(halls[1], member, presence),
      await listenAt(halls[1], await addMember(), presence),
    ];
    await waitFor(() => tabs.every(({ counts }) => counts.at(-1) === 2), {
      what: 'two present',
      withinMs: comesBackMs,
    });
    tabs[2]?.socket.disconnect();
    await waitFor(() => tabs.slice(0, 2).every(({ counts }) => counts.at(-1) === 1), {
      what: 'one present',
      withinMs: comesBackMs,
    });
  });
});

describe('when Redis is away', () => {
  it('nothing is lost: what is told meanwhile arrives when it is back, in order', async () => {
    const members = [
      await listenAt(halls[0], await addMember()),
      await listenAt(halls[1], await addMember()),
    ];
    for (const { memberId } of members) await write(memberId, 0, 1);
    for (const member of members) await heard(member, 1);
    await redis.kill();
    for (const { memberId } of members) await write(memberId, 1, 20);
    // One of the processes takes the outbox out, and tells its own members without Redis.
    await waitFor(() => members.some(({ letters }) => letters.length === 21), {
      what: 'the members beside the relay',
      withinMs: comesBackMs,
    });
    await redis.open();
    for (const member of members) {
      await heard(member, 21);
      expect(member.letters).toEqual(numbers(21));
    }
  });

  it('a process opens all the same, and is joined with the others when Redis is back', async () => {
    await redis.kill();
    await halls[1].restart();
    const here = await listenAt(halls[0], await addMember());
    const there = await listenAt(halls[1], await addMember());
    await redis.open();
    for (const { memberId } of [here, there]) await write(memberId, 0, 1);
    // Whoever has come late lets its clients fetch, and tells them what follows.
    await waitFor(() => there.subscribed() === 2, { what: 'the way back', withinMs: comesBackMs });
    for (const member of [here, there]) {
      await write(member.memberId, 1, 5);
      await waitFor(() => member.letters.at(-1) === 5, { what: 'the last letter', withinMs: comesBackMs });
    }
  });

  it('what its memory has lost is noticed: the clients are let go, come back and fetch', async () => {
    const member = await listenAt(halls[1], await addMember());
    const body = JSON.stringify([{ kind: 'alive' }]);
    // What a third process would have written, with its second message missing.
    for (const n of ['1', '3'])
      await redis.command('XADD', 'pavilion:realtime', '*', 'from', 'third', 'n', n, 'body', body);
    await waitFor(() => member.subscribed() === 2, { what: 'the way back', withinMs: comesBackMs });
    await write(member.memberId, 0, 1);
    await heard(member, 1);
  });
});

describe('when a process is killed', () => {
  it.each([0, 1] as const)('the other tells the members that are left: process %i', async (killed) => {
    const other = halls[killed === 0 ? 1 : 0];
    const staying = await listenAt(other, await addMember());
    const thrown = await listenAt(halls[killed], await addMember());
    await halls[killed].kill();
    await write(staying.memberId, 0, 10);
    await heard(staying, 10);
    expect(staying.letters).toEqual(numbers(10));

    await halls[killed].restart();
    await waitFor(() => thrown.subscribed() === 2, { what: 'the way back', withinMs: comesBackMs });
    await write(thrown.memberId, 0, 3);
    await heard(thrown, 3);
    expect(thrown.letters).toEqual(numbers(3));
  });
});
