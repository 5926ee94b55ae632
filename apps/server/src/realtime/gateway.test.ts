import { channels, memberEventEnvelopeSchema } from '@pavilion/contract';
import { waitFor } from '@pavilion/testing';
import Echo from 'laravel-echo';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { defaultPassword, type Entrance, hosts, openEntrance } from '../modules/signup/testEntrance.ts';
import { createRealtimeGateway, type RealtimeGateway } from './index.ts';

let hall: Entrance;
let gateway: RealtimeGateway;
let url: string;
const open: Socket[] = [];
/** Hosts of sites that are in another cell. */
const closed = new Set<string>();

const limits = { subscriptionsPerSocketMax: 4, socketsPerAddressMax: 6, messagesPerWindowMax: 12 };

beforeAll(async () => {
  hall = await openEntrance();
  url = await hall.app.listen({ host: '127.0.0.1', port: 0 });
  gateway = await createRealtimeGateway({
    httpServer: hall.app.server,
    authenticator: hall.identity.authenticator,
    pool: hall.database.pool,
    log: hall.app.log,
    outbox: hall.outbox,
    office: {
      inspect: async () => null,
      isOpenFor: async () => true,
      openAmong: async () => [],
      markOf: async () => '',
    },
    siteIdOf: hall.siteIdOf,
    isClosed: (host) => closed.has(host),
    limits,
  });
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.disconnect();
  await waitFor(() => gateway.socketCount() === 0, { what: 'all sockets gone' });
});
afterAll(async () => {
  await gateway.close();
  await hall.close();
});

interface Heard {
  readonly event: string;
  readonly channel: string;
  readonly data: unknown;
}

/** A raw client that remembers what it hears. */
const connect = (host: string = hosts.hall): { socket: Socket; heard: Heard[] } => {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { host },
  });
  const heard: Heard[] = [];
  socket.onAny((event: string, channel: string, data: unknown) => heard.push({ event, channel, data }));
  open.push(socket);
  return { socket, heard };
};

let people = 0;
const newMember = async (over: { siteId?: number; currency?: 'USD' | 'RMB' } = {}) => {
  people += 1;
  const account = `listen${people}`;
  const host = over.siteId === 2 ? hosts.other : hosts.hall;
  const memberId = await hall.addMember({ account, ...over });
  const logIn = async () => {
    const { data } = await hall.login(account, defaultPassword, { ip: hall.newIp(), host });
    return { token: String(data.token), sessionId: String(data.member_login_id) };
  };
  return { memberId, logIn, host, ...(await logIn()) };
};

const subscribe = (socket: Socket, channel: string, token?: string): void => {
  const auth = token === undefined ? {} : { headers: { Authorization: token } };
  socket.emit('subscribe', { channel, auth });
};
const tellCash = async (memberId: number, main: string): Promise<void> => {
  await hall.outbox.toMember(hall.database.pool, memberId, 'member_cash', { main, currency: 'USD' });
  hall.outbox.wake();
};
const cashHeard = (heard: readonly Heard[]) => heard.filter(({ event }) => event === 'member_cash');
/** Sends an event until it is heard, which proves the subscription. */
const untilListening = async (heard: readonly Heard[], memberId: number): Promise<void> => {
  await waitFor(
    async () => {
      await tellCash(memberId, '0.00');
      return cashHeard(heard).length > 0;
    },
    { what: 'the subscription' },
  );
};
let letters = 1_000;
/** After this the listener has heard everything that was told before. */
const caughtUp = async (heard: readonly Heard[], memberId: number): Promise<void> => {
  letters += 1;
  const mark = { unread_count: letters };
  await hall.outbox.toMember(hall.database.pool, memberId, 'letters', mark);
  hall.outbox.wake();
  const isMark = ({ event, data }: Heard) =>
    event === 'letters' && JSON.stringify(data).includes(JSON.stringify(mark));
  await waitFor(() => heard.some(isMark), { what: 'everything told before' });
};
const outboxDrained = (): Promise<boolean> =>
  waitFor(async () => (await hall.database.owner.query('SELECT FROM outbox')).rowCount === 0, {
    what: 'an empty outbox',
  });
const refusalOf = (heard: readonly Heard[], channel: string) =>
  waitFor(() => heard.find((one) => one.event === 'subscription.error' && one.channel === channel), {
    what: 'a refusal',
  });

describe("a member's own channel", () => {
  it('brings events with their sequence, counting up by one', async () => {
    const { memberId, token } = await newMember();
    const { socket, heard } = connect();
    subscribe(socket, channels.member(memberId), token);
    await untilListening(heard, memberId);
    await caughtUp(heard, memberId);
    const before = cashHeard(heard).length;
    for (const main of ['1.00', '2.00', '3.00']) {
      await hall.outbox.toMember(hall.database.pool, memberId, 'letters', { unread_count: Number(main) });
      await tellCash(memberId, main);
    }
    await waitFor(() => cashHeard(heard).length === before + 3);
    const envelopes = heard.map(({ data }) => memberEventEnvelopeSchema.parse(data));
    const first = envelopes[0]?.seq ?? 0;
    expect(envelopes.map(({ seq }) => seq)).toEqual(envelopes.map((_, index) => first + index));
    expect(heard.at(-1)).toMatchObject({
      event: 'member_cash',
      channel: channels.member(memberId),
      data: { data: { main: '3.00', currency: 'USD' }, at: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
  });

  it('tells the last cash of a burst, not each', async () => {
    const { memberId, token } = await newMember();
    const { socket, heard } = connect();
    subscribe(socket, channels.member(memberId), token);
    await untilListening(heard, memberId);
    await caughtUp(heard, memberId);
    const before = heard.length;
    const { pool } = hall.database;
    await pool.query(
      `INSERT INTO outbox (site_id, channel, member_id, event, payload)
       SELECT 1, $2, $1, 'member_cash', jsonb_build_object('main', n || '.00', 'currency', 'USD')
         FROM generate_series(1, 50) AS n`,
      [memberId, channels.member(memberId)],
    );
    hall.outbox.wake();
    await waitFor(() => heard.length > before);
    await outboxDrained();
    expect(heard.slice(before).map(({ data }) => data)).toMatchObject([{ data: { main: '50.00' } }]);
  });

  it('brings what is committed and nothing that was rolled back', async () => {
    const { memberId, token } = await newMember();
    const { socket, heard } = connect();
    subscribe(socket, channels.member(memberId), token);
    await untilListening(heard, memberId);
    await outboxDrained();
    const client = await hall.database.pool.connect();
    await client.query('BEGIN');
    await hall.outbox.toMember(client, memberId, 'member_cash', { main: '666.00', currency: 'USD' });
    await client.query('ROLLBACK');
    client.release();
    await hall.outbox.toMember(hall.database.pool, memberId, 'letters', { unread_count: 1 });
    await waitFor(() => heard.some(({ event }) => event === 'letters'));
    expect(JSON.stringify(heard)).not.toContain('666.00');
  });

  it('stops when left', async () => {
    const { memberId, token } = await newMember();
    const { socket, heard } = connect();
    subscribe(socket, channels.member(memberId), token);
    await untilListening(heard, memberId);
    socket.emit('unsubscribe', { channel: channels.member(memberId), auth: {} });
    subscribe(socket, 'nowhere');
    await refusalOf(heard, 'nowhere');
    await outboxDrained();
    const before = heard.length;
    await tellCash(memberId, '9.00');
    await outboxDrained();
    subscribe(socket, 'nowhere-else');
    await refusalOf(heard, 'nowhere-else');
    expect(heard.length).toBe(before + 1);
  });
});

describe('the public laravel-echo client', () => {
  it('hears member_cash on its private channel, with the sequence', async () => {
    const { memberId, token } = await newMember();
    const echo = new Echo({
      broadcaster: 'socket.io',
      client: io,
      host: url,
      forceNew: true,
      transports: ['websocket'],
      extraHeaders: { host: hosts.hall },
      auth: { headers: { Authorization: `Bearer ${token}` } },
    });
    try {
      const heard: { seq: number; data: unknown }[] = [];
      echo.private(`member.${memberId}`).listen('.member_cash', (event: { seq: number; data: unknown }) => {
        heard.push(event);
      });
      await waitFor(async () => {
        await tellCash(memberId, '12.50');
        return heard.length > 0;
      });
      const [first] = heard;
      expect(first).toMatchObject({ data: { main: '12.50', currency: 'USD' } });
      expect(first?.seq).toBeGreaterThan(0);
    } finally {
      echo.disconnect();
    }
  });

  it('learns how many are present, not who', async () => {
    const [one, two] = [await newMember(), await newMember()];
    const echoOf = (token: string) =>
      new Echo({
        broadcaster: 'socket.io',
        client: io,
        host: url,
        forceNew: true,
        transports: ['websocket'],
        extraHeaders: { host: hosts.hall },
        auth: { headers: { Authorization: token } },
      });
    const first = echoOf(one.token);
    const second = echoOf(two.token);
    const counts: unknown[] = [];
    const note = (entry: unknown): void => void counts.push(entry);
    try {
      first.join('member.USD').here(note).joining(note).leaving(note);
      await waitFor(() => counts.length > 0);
      expect(counts[0]).toEqual([{ count: 1 }]);
      second.join('member.USD');
      await waitFor(() => JSON.stringify(counts.at(-1)) === JSON.stringify({ count: 2 }));
      second.disconnect();
      await waitFor(() => JSON.stringify(counts.at(-1)) === JSON.stringify({ count: 1 }));
    } finally {
      first.disconnect();
      second.disconnect();
    }
  });
});

describe('refusals', () => {
  it("of another's channel, a channel of another currency, and channels that do not exist", async () => {
    const { token } = await newMember();
    const other = await newMember();
    const { socket, heard } = connect();
    const expectations: readonly [channel: string, status: number][] = [
      [channels.member(other.memberId), 403],
      [channels.memberCurrency('RMB'), 403],
      [channels.presence('RMB'), 403],
      ['private-agent.1', 404],
      ['@session', 404],
    ];
    for (const [channel, status] of expectations) {
      subscribe(socket, channel, token);
      expect((await refusalOf(heard, channel)).data).toBe(status);
    }
    await tellCash(other.memberId, '7.00');
    await outboxDrained();
    expect(cashHeard(heard)).toEqual([]);
  });

  it('without a token, with a made-up one, and with one of another site', async () => {
    const { memberId } = await newMember();
    const foreign = await newMember({ siteId: 2 });
    const { socket, heard } = connect();
    const refused = async (channel: string, token?: string) => {
      heard.length = 0;
      subscribe(socket, channel, token);
      return (await refusalOf(heard, channel)).data;
    };
    expect(await refused(channels.member(memberId))).toBe(401);
    expect(await refused(channels.member(memberId), 'x'.repeat(43))).toBe(401);
    expect(await refused(channels.member(foreign.memberId), foreign.token)).toBe(401);
  });

  it('of one channel too many', async () => {
    const { socket, heard } = connect();
    for (const currency of ['RMB', 'USD', 'VND', 'INR', 'THB']) subscribe(socket, channels.webApi(currency));
    expect(await refusalOf(heard, channels.webApi('THB'))).toMatchObject({ data: 429 });
    expect(heard).toHaveLength(1);
  });

  it('of one socket of an address too many', async () => {
    const sockets = Array.from({ length: limits.socketsPerAddressMax }, () => connect().socket);
    await waitFor(() => sockets.every(({ connected }) => connected));
    const { socket } = connect();
    const error = await new Promise<Error>((resolve) => socket.on('connect_error', resolve));
    expect(error.message).toBe('too many connections');
  });

  it('of malformed messages: they are dropped, and the socket goes on', async () => {
    const { socket, heard } = connect();
    for (const rubbish of [undefined, null, 7, 'x', [], {}, { channel: 7 }, { channel: 'x'.repeat(101) }]) {
      socket.emit('subscribe', rubbish);
    }
    socket.emit('client event', { channel: 'private-member.1', event: 'client-x', data: {} });
    subscribe(socket, 'nowhere');
    await refusalOf(heard, 'nowhere');
    expect(heard).toHaveLength(1);
  });

  it('of a flood, and of an oversized message: the socket is dropped', async () => {
    const flooding = connect().socket;
    const shouting = connect().socket;
    await waitFor(() => flooding.connected && shouting.connected);
    for (let count = 0; count <= limits.messagesPerWindowMax; count += 1) subscribe(flooding, 'nowhere');
    shouting.emit('subscribe', { channel: 'x'.repeat(100_000) });
    await waitFor(() => !flooding.connected && !shouting.connected, { what: 'both dropped' });
  });
});

describe('sites never mix', () => {
  it('on a public channel', async () => {
    const here = connect();
    const there = connect(hosts.other);
    subscribe(here.socket, channels.webMember);
    subscribe(there.socket, channels.webMember);
    const link = { url: 'https://hall.example/help' };
    await waitFor(async () => {
      await hall.outbox.toChannel(hall.database.pool, 1, channels.webMember, 'customer_service_link', link);
      hall.outbox.wake();
      return here.heard.length > 0;
    });
    expect(here.heard[0]).toEqual({ event: 'customer_service_link', channel: 'web_member', data: link });
    subscribe(there.socket, 'nowhere');
    await refusalOf(there.heard, 'nowhere');
    expect(there.heard).toHaveLength(1);
  });
});

describe('the end of a session drops its sockets', () => {
  const listening = async () => {
    const member = await newMember();
    const { socket, heard } = connect();
    subscribe(socket, channels.member(member.memberId), member.token);
    await untilListening(heard, member.memberId);
    return { ...member, socket, heard };
  };
  const dropped = (socket: Socket) => waitFor(() => !socket.connected, { withinMs: 1_000, what: 'the drop' });

  it('when the member logs out', async () => {
    const { socket, token } = await listening();
    await hall.call('/logout', {}, { token });
    await dropped(socket);
  });

  it('when another login replaces it, after telling which', async () => {
    const { socket, heard, logIn } = await listening();
    const { sessionId } = await logIn();
    await dropped(socket);
    expect(heard.at(-1)).toMatchObject({ event: 'login', data: { data: { member_login_id: sessionId } } });
  });

  it('when the member ends it from another device, or changes the password there', async () => {
    await hall.database.owner.query(
      'INSERT INTO identity_policy (site_id, single_session) VALUES (2, false)',
    );
    const { memberId, host, logIn } = await newMember({ siteId: 2 });
    const listen = async () => {
      const session = await logIn();
      const { socket, heard } = connect(host);
      subscribe(socket, channels.member(memberId), session.token);
      await untilListening(heard, memberId);
      return { ...session, socket };
    };
    const here = await listen();
    const ended = await listen();
    await hall.call('/member/session/end', { id: ended.sessionId }, { token: here.token, host });
    await dropped(ended.socket);
    const elsewhere = await listen();
    const { code } = await hall.call(
      '/member/profile/edit_password',
      { old_password: defaultPassword, password: 'Harbour99', check_password: 'Harbour99' },
      { token: here.token, host },
    );
    expect(code).toBe(100);
    await dropped(elsewhere.socket);
    expect(here.socket.connected).toBe(true);
  });

  it('when another process ends it, or closes the account', async () => {
    const first = await listening();
    await hall.database.owner.query(
      `UPDATE session SET ended_at = now(), end_reason = 'operator' WHERE id = $1`,
      [first.sessionId],
    );
    await dropped(first.socket);
    const second = await listening();
    await hall.database.owner.query(`UPDATE member SET status = 'frozen' WHERE id = $1`, [second.memberId]);
    await dropped(second.socket);
  });

  it('and a dead token opens no channel any more', async () => {
    const { memberId, token } = await newMember();
    await hall.call('/logout', {}, { token });
    const { socket, heard } = connect();
    subscribe(socket, channels.member(memberId), token);
    expect((await refusalOf(heard, channels.member(memberId))).data).toBe(401);
  });

  it('and leaves the sockets of others alone', async () => {
    const [leaving, staying] = [await listening(), await listening()];
    await hall.call('/logout', {}, { token: leaving.token });
    await dropped(leaving.socket);
    const before = cashHeard(staying.heard).length;
    await tellCash(staying.memberId, '5.00');
    await waitFor(() => cashHeard(staying.heard).length > before);
    expect(staying.socket.connected).toBe(true);
  });
});

it('lets the sockets of a site that is in another cell go, and takes none of them in', async () => {
  const [here, other] = [connect(hosts.hall), connect(hosts.other)];
  await waitFor(() => here.socket.connected && other.socket.connected);
  closed.add(hosts.other);
  gateway.letGoOfClosed();
  await waitFor(() => !other.socket.connected);
  const { socket } = connect(hosts.other);
  const { promise, resolve } = Promise.withResolvers<Error>();
  socket.once('connect_error', resolve);
  expect((await promise).message).toBe('not ready');
  expect(here.socket.connected).toBe(true);
  closed.clear();
});
